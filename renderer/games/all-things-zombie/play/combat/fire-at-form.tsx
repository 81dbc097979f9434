/** Play’s form of a volley: the gun, its targets with the shots and ticks of each, and where the shots came from. */
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { isTyping } from '../../../../client/keys.ts';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { type From, FromField } from '../fields/from-field.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { FIRING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { type Piece, useZombiesNear } from '../places/use-board.ts';
import { useKept, useOnScreen, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { AimLine } from './aim-line.tsx';
import { sumOf, titleOf } from './aims.ts';
import { Closed } from './closed.tsx';
import styles from './combat.module.css';
import { CombatOdds } from './combat-odds.tsx';
import { lostTargetsText, useLostTargets } from './lost-targets.ts';
import { type Likely, proposedTarget } from './proposed-target.ts';
import { SeenFrom } from './seen-from.tsx';
import { ShooterTicks } from './shooter-ticks.tsx';
import { TargetRows } from './target-rows.tsx';
import { cameInSight } from './targets.ts';
import { useShownVolley } from './use-shown-volley.ts';
import { type TargetOdds, useTargetOdds } from './use-target-odds.ts';
import { type Targets, useSpread, useTargets } from './use-targets.ts';
import { useVolley } from './use-volley.ts';
import {
  faultOf,
  fireAt,
  gunsOf,
  shotsText,
  type Volley,
  volleyOf,
  type Weapon,
  withOther,
} from './volley.ts';
import { WeaponLine } from './weapon-line.tsx';

interface FireAtFormProps {
  readonly fighter: FighterView;
  /** Target named beforehand, such as whoever fired at the figure. */
  readonly at?: string;
  readonly asAtCover?: boolean;
  /** A check has it that it fires. */
  readonly answers?: boolean;
}

/** Form in which a figure fires: weapon and targets as last time, what only the player sees as ticks, the odds, and the dice. */
export function FireAtForm({ fighter, at, asAtCover, answers = false }: FireAtFormProps) {
  const kept = useKept();
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');
  const guns = gunsOf(fighter);
  const zombies = useZombiesNear(fighter.who);
  const turn = useUnderWay((on) => on.turn?.number ?? 0);
  const board = useUnderWay('board');
  const whom = at ?? (answers ? cameInSight(fighter, { fighters, groups }) : undefined);
  const [first] = useState(() => {
    const { firingOf, seenOf } = kept.get();
    // On a board places say it anew each time.
    const remembered = { last: firingOf(fighter.who), seenOf: board ? () => undefined : seenOf, turn };
    return volleyOf(fighter, remembered, { at: whom, asAtCover }, { fighters, groups, zombies });
  });
  const gun = guns.find(({ id }) => id === first?.weapon) ?? guns[0];
  if (first === undefined || gun === undefined)
    return (
      <QuestionPanel title={`${fighter.name} fires`}>
        <p data-first tabIndex={-1} className="small">
          {`${fighter.name} has nothing to fire.`}
        </p>
      </QuestionPanel>
    );
  return (
    <Firing
      {...{ fighter, gun, first, answers }}
      isNamed={whom !== undefined}
      hindered={asAtCover === true}
    />
  );
}

interface FiringProps {
  readonly fighter: FighterView;
  /** Gun to begin with, where none is picked. */
  readonly gun: Weapon;
  readonly first: Volley;
  /** The rules say so. */
  readonly hindered: boolean;
  readonly answers: boolean;
  /** A target was named, by a press or by what is due. */
  readonly isNamed: boolean;
}

function Firing({ fighter, gun, first, hindered, answers, isNamed }: FiringProps) {
  const kept = useKept();
  const send = useSend();
  const fighters = useUnderWay('fighters');
  const number = useUnderWay((on) => on.turn?.number ?? 0);
  const aiming = useVolley(fighter, gun, first, hindered);
  const { volley, guns, weapon, other, choices, marked, mark, ticksOf, change, turn, take } = aiming;
  // On a board it is known from where they come.
  const board = useUnderWay('board');
  const asksWhere = useUnderWay(({ table }) => table !== null) && !board;
  const targets = useTargets(fighter, weapon);
  const { aims, own } = volley;
  const inArc = useSpread(
    targets,
    aims.map(({ at }) => at),
    weapon,
  );
  const [from, setFrom] = useState<From | null>(null);
  const ids = useId();
  const roll = useRef<HTMLButtonElement>(null);
  const aimed = useOnScreen((screen) => screen.aimed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press on the board.
  useEffect(() => {
    if (aimed === undefined) return;
    if (aimed.more) aiming.shiftAt(aimed.piece, 1);
    else aiming.aimAt(marked, aimed.piece);
    roll.current?.focus();
  }, [aimed]);
  const odds = useTargetOdds(fighter, weapon, targets, volley);
  const close = useUnderWay('zombieClose');
  const proposed = board ? proposedTarget(odds.map(likelyOf), close) : undefined;
  useShownVolley(volley, weapon, odds);
  const held = answers ? null : fighter.heldFrom.firing;
  const gone = useLostTargets(
    choices,
    aims.map(({ at }) => at),
  );
  const hidden = board ? hiddenIn(aims, targets) : undefined;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the odds are known.
  useEffect(() => {
    if (proposed === undefined || !isFirst.current) return;
    isFirst.current = false;
    // What the player has chosen stays, over a reload too.
    const isOpen = !isNamed && volley === first;
    if (aims.length === 1 && (isOpen || hidden !== undefined)) aiming.aimAt(0, proposed);
  }, [proposed]);
  const asked = aims.some(aiming.isUnsaid);
  const wrong = lostTargetsText(gone) ?? hidden ?? faultOf(volley, weapon);
  const fault =
    wrong ??
    (asked
      ? `Say how far off the zombie is: near (${keyText(FIRING_KEYS.near)}) or far (${keyText(FIRING_KEYS.far)}).`
      : undefined);

  const fire = (way: Way) => {
    if (fault !== undefined) return;
    const seen = aims.map(({ at, ticks, unticked }) => [
      at,
      { ticks: [...ticks], unticked: [...unticked], turn: number },
    ]);
    kept
      .get()
      .setFiring(
        fighter.who,
        { weapon: weapon.id, aims: aims.map(({ at, shots }) => ({ at, shots })) },
        Object.fromEntries(seen),
      );
    send(fireAt(fighter, volley, from), way);
    if (own.includes('twoWeapons') && other !== undefined)
      send(fireAt(fighter, withOther(volley, other), from), way);
  };
  const sayFar = (far: boolean, nth?: number) => {
    aiming.sayFar(far, nth);
    roll.current?.focus();
  };
  const focus = (part: 'a' | 'i' | 's' | 'w') =>
    document.getElementById(`${ids}${part}${part === 'a' || part === 'i' ? marked : ''}`)?.focus();
  // On a board the next one within the arc of fire.
  const more = () => aiming.more(inArc.find((piece) => aims.every(({ at }) => at !== piece)));
  const press = useFormKeys(
    FIRING_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return fire('byApp');
        case 'weapon':
          return take(guns[(guns.indexOf(weapon) + 1) % guns.length]);
        case 'target':
          return focus('a');
        case 'shots':
          return focus('s');
        case 'inches':
          return focus('i');
        case 'another':
          return more();
        case 'spread':
          return inArc.length > 1 ? aiming.spread(inArc) : undefined;
        case 'fewer':
          return aiming.fewer();
        case 'runs':
          return aiming.turnOwn('fastMoving');
        case 'twoWeapons':
        case 'asAtCover':
          return aiming.turnOwn(key);
        case 'cover':
        case 'prone':
        case 'fastMoving':
        case 'far':
        case 'rushing':
        case 'woods':
        case 'lit':
          return turn(marked, key);
        case 'near':
          return sayFar(false);
        default:
          return key satisfies never;
      }
    },
    roll,
    { count: aims.length, marked, onMark: mark },
  );

  const lines = (
    <ol className={styles.aims} aria-label="Targets">
      {aims.map((aim, nth) => (
        <AimLine
          // biome-ignore lint/suspicious/noArrayIndexKey: targets are known by their place: the highest dice go to the first.
          key={nth}
          shooter={fighter.who}
          aim={aim}
          nth={nth}
          ids={{ target: `${ids}a${nth}`, inches: `${ids}i${nth}` }}
          marked={nth === marked && aims.length > 1}
          choices={choices}
          gone={gone}
          ticks={ticksOf(aim)}
          onShift={board || aims.length === 1 ? undefined : (by) => aiming.shift(nth, by)}
          onAt={(target) => aiming.aimAt(nth, target)}
          onInches={(inches) => change(nth, { inches })}
          onTick={(tick) => turn(nth, tick)}
          said={aiming.said(nth)}
          unsaid={aiming.isUnsaid(aim)}
          onFar={(far) => sayFar(far, nth)}
          onFocus={() => mark(nth)}
        />
      ))}
    </ol>
  );

  return (
    <QuestionPanel form="fire-at" title={titleOf(fighter.name, aims, fighters)} held={held}>
      <form
        className={styles.form}
        onKeyDown={(event) => {
          // With Shift a digit has another sign.
          const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]);
          const piece = isTyping(event.target) ? undefined : targets.near[digit - 1]?.piece.piece;
          if (piece === undefined) press(event);
          else if (event.shiftKey) aiming.shiftAt(piece, 1);
          else aiming.aimAt(marked, piece);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          fire('perform');
        }}
      >
        <WeaponLine
          id={`${ids}w`}
          guns={guns}
          weapon={weapon}
          onTake={take}
          shots={{ id: `${ids}s`, sum: sumOf(aims), onChange: aiming.total }}
        >
          {inArc.length > 1 && (
            <Button
              size="sm"
              onClick={() => aiming.spread(inArc)}
              rightSection={<kbd>{keyText(FIRING_KEYS.spread)}</kbd>}
            >
              Spread over the group
            </Button>
          )}
        </WeaponLine>
        {board && (
          <TargetRows
            {...{ weapon, targets, volley, odds, proposed }}
            onAim={(target) => aiming.aimAt(marked, target)}
            onShift={aiming.shiftAt}
          />
        )}
        <SeenFrom weapon={weapon} woods={aiming.woods} />
        {board && aims.length > 1 ? (
          <details open={aims.some(({ ticks, unticked }) => ticks.length + unticked.length > 0)}>
            <summary className="small">What is seen of each</summary>
            {lines}
          </details>
        ) : (
          lines
        )}
        <ShooterTicks
          fighter={fighter}
          aiming={aiming}
          hindered={hindered}
          onMore={board ? undefined : more}
        />
        {asksWhere && (
          <details>
            <summary className="small">Where from</summary>
            <FromField value={from} onChange={setFrom} />
          </details>
        )}
        {fault !== undefined && <p className={wrong === undefined ? 'small' : 'flag small'}>{fault}</p>}
        {fault === undefined && <Closed weapon={weapon} aims={aims} />}
        <div className={styles.foot}>
          {fault === undefined && <CombatOdds deed={fireAt(fighter, volley, null)} inRows={board} />}
          <CombatButtons
            text={`Fire ${shotsText({ ...weapon, shots: [sumOf(aims)] })}${held === null ? '' : ' anyway'}`}
            faulty={fault !== undefined}
            first={roll}
            onRoll={fire}
          />
        </div>
      </form>
    </QuestionPanel>
  );
}

const likelyOf = ({ target: { piece, look }, alone }: TargetOdds): Likely => ({
  piece: piece.piece,
  isZombie: piece.kind === 'zombie',
  apart: look.apart,
  faces: look.at === 'front',
  stops: alone,
});

/** Why a zombie that is aimed at can’t be fired at, as the places have it; measured by the player, it can. */
function hiddenIn(aims: Volley['aims'], { unseen, outOfRange }: Targets): string | undefined {
  const at = (all: readonly Piece[]) =>
    all.find(
      ({ piece, kind }) =>
        kind === 'zombie' && aims.some((aim) => aim.at === piece && aim.inches === undefined),
    );
  const [one, far] = [at(unseen), at(outOfRange)];
  if (one !== undefined) return `${one.name} is out of sight.`;
  return far && `${far.name} is out of range.`;
}

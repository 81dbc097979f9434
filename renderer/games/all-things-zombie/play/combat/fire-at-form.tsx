import { useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import { evenIf } from '../forms/even-if.ts';
import { useFilled } from '../forms/filled-form.tsx';
import { type From, FromField } from '../forms/from-field.tsx';
import { QuestionPanel } from '../forms/question-panel.tsx';
import { FIRING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { useKept, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { isGone } from './able.ts';
import { AimLine } from './aim-line.tsx';
import { nextTarget, shared, sumOf, titleOf, turned } from './aims.ts';
import { Closed } from './closed.tsx';
import styles from './combat.module.css';
import { CombatButtons, type Way } from './combat-buttons.tsx';
import { CombatOdds } from './combat-odds.tsx';
import { goneText, useGoneFrom } from './gone.ts';
import { CHARGING, cameInSight, choicesFor, isAgainst, ZOMBIE, zombieChoices } from './targets.ts';
import { Tick } from './tick.tsx';
import {
  type Aimed,
  type AimTick,
  faultOf,
  fireAt,
  gunsOf,
  isEmpty,
  knownTicks,
  mostShots,
  SHOOTER_TICKS,
  type ShooterTick,
  shotsText,
  ticksFor,
  type Volley,
  volleyOf,
  type Weapon,
  withOther,
} from './volley.ts';
import { WeaponLine } from './weapon-line.tsx';

interface FireAtFormProps {
  readonly fighter: FighterView;
  /** Somebody in particular, such as whoever fired at it. */
  readonly at: string | undefined;
  readonly asAtCover: boolean | undefined;
  /** A check has it that it fires. */
  readonly answers: boolean;
}

const ZOMBIES = [
  { value: CHARGING, label: 'Charging zombie, not counted' },
  { value: ZOMBIE, label: 'Other zombie, not counted' },
];

/** Who fires at whom: weapon and targets as last time, what only the player sees as ticks, the odds, and the dice. */
export function FireAtForm({ fighter, at, asAtCover, answers }: FireAtFormProps) {
  const kept = useKept();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const groups = useUnderWay((encounter) => encounter.groups);
  const guns = gunsOf(fighter);
  const zombies = useUnderWay((encounter) => encounter.zombies);
  const whom = at ?? (answers ? cameInSight(fighter, { fighters, groups }) : undefined);
  const [first] = useState(() =>
    volleyOf(fighter, kept.firingOf(fighter.who), { at: whom, asAtCover }, { fighters, zombies }),
  );
  const gun = guns.find(({ id }) => id === first?.weapon) ?? guns[0];
  if (first === undefined || gun === undefined)
    return (
      <QuestionPanel title={`${fighter.name} fires`}>
        <p data-first tabIndex={-1} className="small">
          {fighter.name} has nothing to fire.
        </p>
      </QuestionPanel>
    );
  return <Firing {...{ fighter, gun, first, answers }} hindered={asAtCover === true} />;
}

interface FiringProps {
  readonly fighter: FighterView;
  /** Where none is picked. */
  readonly gun: Weapon;
  readonly first: Volley;
  /** The rules say so. */
  readonly hindered: boolean;
  readonly answers: boolean;
}

function Firing({ fighter, gun, first, hindered, answers }: FiringProps) {
  const kept = useKept();
  const send = useSend();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const groups = useUnderWay((encounter) => encounter.groups);
  const zombies = useUnderWay((encounter) => encounter.zombies);
  const laid = useUnderWay(({ table }) => table !== null);
  // Whether any stand on the table; of one that isn’t laid out nobody knows.
  const woods = useUnderWay(
    ({ table }) => table === null || table.terrain.some(({ kind }) => kind === 'rough'),
  );
  const night = useUnderWay(({ conditions }) => conditions.night);
  const [volley, setVolley] = useFilled('volley', first);
  const [marked, setMarked] = useState(0);
  const [from, setFrom] = useState<From | null>(null);
  const ids = useId();
  const roll = useRef<HTMLButtonElement>(null);
  const guns = gunsOf(fighter);
  const weapon = guns.find(({ id }) => id === volley.weapon) ?? gun;
  const { aims, own } = volley;
  const held = answers ? null : fighter.heldFrom.firing;
  const other = guns.find((one) => weapon.together.includes(one.id) && !isEmpty(one));
  const choices = choicesFor(
    fighter,
    { fighters, groups },
    zombieChoices(fighter, zombies, fighters, ZOMBIES),
    (one) => !isGone(one) && isAgainst(fighter, one),
  );
  const gone = useGoneFrom(
    choices,
    aims.map(({ at }) => at),
  );
  const fault = goneText(gone) ?? faultOf(volley, weapon);
  const isKnown = (tick: ShooterTick) =>
    (tick === 'asAtCover' && (hindered || fighter.carries !== null)) ||
    (tick === 'fastMoving' && fighter.moved?.how === 'fast');
  const carries =
    hindered || fighter.carries !== null || fighters.some(({ condition }) => condition === 'carried');
  const shooterTicks: readonly ShooterTick[] = [
    'fastMoving',
    ...(other === undefined ? [] : (['twoWeapons'] as const)),
    ...(carries ? (['asAtCover'] as const) : []),
  ];

  const withAims = (to: readonly Aimed[]) => setVolley({ ...volley, aims: to });
  const change = (nth: number, to: Partial<Aimed>) =>
    withAims(aims.map((aim, place) => (place === nth ? { ...aim, ...to } : aim)));
  const turn = (nth: number, tick: AimTick) => {
    const aim = aims[nth];
    if (aim === undefined || !ticksFor(aim, fighters, { night, woods }).includes(tick)) return;
    change(nth, { ticks: turned(aim.ticks, tick) });
  };
  const turnOwn = (tick: ShooterTick) => {
    if (shooterTicks.includes(tick)) setVolley({ ...volley, own: turned(own, tick) });
  };
  const aimAt = (nth: number, target: string) => {
    const bears = ticksFor({ at: target }, fighters, { night, woods });
    change(nth, {
      at: target,
      inches: undefined,
      ticks: (aims[nth]?.ticks ?? []).filter((tick) => bears.includes(tick)),
    });
  };
  const take = (to: Weapon | undefined) => {
    const [aim] = aims;
    if (to === undefined || aim === undefined) return;
    setVolley({
      ...volley,
      weapon: to.id,
      aims: [{ ...aim, shots: mostShots(to) }],
      own: own.filter((tick) => tick !== 'twoWeapons'),
    });
    setMarked(0);
  };
  const more = () => {
    if (aims.length >= Math.min(weapon.targets, mostShots(weapon))) return;
    withAims(
      shared([...aims, { at: nextTarget(aims, choices, zombies), shots: 1, ticks: [] }], mostShots(weapon)),
    );
    setMarked(aims.length);
  };
  const fewer = () => {
    if (aims.length === 1) return;
    withAims(shared(aims.slice(0, -1), mostShots(weapon)));
    setMarked(aims.length - 2);
  };

  const fire = (way: Way) => {
    if (fault !== undefined) return;
    kept.setFiring(fighter.who, {
      weapon: weapon.id,
      aims: aims.map(({ at, shots, ticks }) => ({ at, shots, ticks: [...ticks] })),
    });
    send(fireAt(fighter, volley, from), way);
    if (own.includes('twoWeapons') && other !== undefined)
      send(fireAt(fighter, withOther(volley, other), from), way);
  };
  const focus = (part: 'a' | 'i' | 's' | 'w') =>
    document.getElementById(`${ids}${part}${part === 'w' ? '' : marked}`)?.focus();
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
        case 'fewer':
          return fewer();
        case 'runs':
          return turnOwn('fastMoving');
        case 'twoWeapons':
        case 'asAtCover':
          return turnOwn(key);
        case 'cover':
        case 'prone':
        case 'fastMoving':
        case 'far':
        case 'rushing':
        case 'woods':
        case 'lit':
          return turn(marked, key);
        default:
          return key satisfies never;
      }
    },
    roll,
    { count: aims.length, marked, onMark: setMarked },
  );

  return (
    <QuestionPanel form="fire-at" title={titleOf(fighter.name, aims, fighters)} held={held}>
      <form
        className={styles.form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          fire('perform');
        }}
      >
        <WeaponLine id={`${ids}w`} guns={guns} weapon={weapon} onTake={take} />
        <ol className={styles.aims} aria-label="Targets">
          {aims.map((aim, nth) => (
            <AimLine
              // biome-ignore lint/suspicious/noArrayIndexKey: targets are known by their place: the highest dice go to the first.
              key={nth}
              aim={aim}
              nth={nth}
              ids={{ target: `${ids}a${nth}`, shots: `${ids}s${nth}`, inches: `${ids}i${nth}` }}
              marked={nth === marked && aims.length > 1}
              choices={choices}
              gone={gone}
              ticks={ticksFor(aim, fighters, { night, woods })}
              known={knownTicks(aim.at, fighters)}
              most={mostShots(weapon)}
              onAt={(target) => aimAt(nth, target)}
              onShots={(shots) => change(nth, { shots })}
              onInches={(inches) => change(nth, { inches })}
              onTick={(tick) => turn(nth, tick)}
              onFocus={() => setMarked(nth)}
            />
          ))}
        </ol>
        <div className={styles.ticks}>
          {shooterTicks.map((tick) => (
            <Tick
              key={tick}
              label={SHOOTER_TICKS[tick]}
              letter={FIRING_KEYS[tick === 'fastMoving' ? 'runs' : tick]}
              checked={own.includes(tick)}
              known={isKnown(tick)}
              onTurn={() => turnOwn(tick)}
            />
          ))}
          {weapon.targets > 1 && mostShots(weapon) > 1 && (
            <button
              type="button"
              className="quiet-link"
              {...off(aims.length >= Math.min(weapon.targets, mostShots(weapon)))}
              onClick={more}
            >
              One more target <kbd>{keyText(FIRING_KEYS.another)}</kbd>
            </button>
          )}
          {aims.length > 1 && (
            <button type="button" className="quiet-link" onClick={fewer}>
              One fewer <kbd>{keyText(FIRING_KEYS.fewer)}</kbd>
            </button>
          )}
        </div>
        {laid && (
          <details>
            <summary className="small">Where from</summary>
            <FromField value={from} onChange={setFrom} />
          </details>
        )}
        {fault !== undefined && <p className="flag small">{fault}</p>}
        {fault === undefined && <Closed weapon={weapon} aims={aims} />}
        {fault === undefined && <CombatOdds deed={evenIf(held, fireAt(fighter, volley, null))} />}
        <CombatButtons
          text={`Fire ${shotsText({ ...weapon, shots: [sumOf(aims)] })}${held === null ? '' : ' all the same'}`}
          faulty={fault !== undefined}
          first={roll}
          onRoll={fire}
        />
      </form>
    </QuestionPanel>
  );
}

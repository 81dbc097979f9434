/** Play’s form of a figure’s checks, with the circumstances that the player ticks and the figure’s other acts. */

import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../../src/contract/contract.ts';
import {
  type CheckName,
  TICKS,
  type Tick,
} from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CHECK_TITLES } from '../../../../../src/rules/all-things-zombie/text/checks.ts';
import { useAsk } from '../../../../client/api.ts';
import { takeFocusInForm } from '../../../../client/focus.ts';
import { isTyping } from '../../../../client/keys.ts';
import { useStore } from '../../../../client/store.ts';
import { numberLabel, typeNumber } from '../../../../components/number-keys.ts';
import { off } from '../../../../components/off.ts';
import type { Deed } from '../../acts/deed.ts';
import { ChargingFields } from '../combat/charging-fields.tsx';
import { isOfGroup } from '../combat/targets.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { checkPressed } from '../keys/table.ts';
import styles from '../play.module.css';
import { askedCheck, keptAs, knownFor, ticksSet, turned } from '../state/asked-check.ts';
import { CHECK_LETTERS, CHECK_NAMES } from '../state/checks.ts';
import { fighterNamed, useKept, useKeptPart, usePlay, useUnderWay } from '../state/play-context.ts';
import { FigureActs } from '../table/figure-acts.tsx';

interface CheckFormProps {
  readonly fighter: FighterView;
  /** The one that is due, if any. */
  readonly check?: CheckName | null;
  /** Somebody whom the figure means to charge, or a group of zombies; null if nobody is named. */
  readonly whom?: string | null;
}

/**
 * Form of a check: first the checks called for, each with its key; then all that bears on the one picked, its odds, and the roll; then all
 * other checks.
 */
export function CheckForm({ fighter, check: first = null, whom = null }: CheckFormProps) {
  const { acts } = usePlay();
  const [check, pick] = useFilled('check', first);
  const { who, name, rep, attributes } = fighter;
  const called = useCalledFor(who);
  const due = CHECK_NAMES.filter((one) => called.has(one) || one === first);
  const others = CHECK_NAMES.filter((one) => !due.includes(one));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (acts.state.get().asking !== undefined) return;
    const picked = checkPressed(event);
    if (picked === undefined || (isTyping(event.target) && !isTick(event.target))) return;
    event.preventDefault();
    pick(picked);
  };
  return (
    <QuestionPanel title={`${name}: checks and other acts`} aside={[`Rep ${rep}`, ...attributes].join(', ')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside. */}
      <div className={styles.fields} onKeyDown={press}>
        {due.length > 0 && <Checks names={due} legend="Called for now" picked={check} onPick={pick} />}
        {check !== null && <Circumstances key={check} fighter={fighter} check={check} whom={whom} />}
        {check === null && <FigureActs fighter={fighter} />}
        <Checks names={others} legend="Other checks" picked={check} onPick={pick} />
      </div>
    </QuestionPanel>
  );
}

/** The checks of somebody that are due. */
function useCalledFor(who: string): ReadonlySet<string> {
  const proposals = useStore(usePlay().view, (view) => view.proposals);
  const of = `${who}/`;
  return new Set(
    proposals.flatMap(({ act, subject }) =>
      act === 'check' && subject?.startsWith(of) ? [subject.slice(of.length)] : [],
    ),
  );
}

interface ChecksProps {
  readonly names: readonly CheckName[];
  readonly legend: string;
  readonly picked: CheckName | null;
  readonly onPick: (check: CheckName) => void;
}

function Checks({ names, legend, picked, onPick }: ChecksProps) {
  return (
    <fieldset>
      <legend className={styles.called}>{legend}</legend>
      <div className={styles.checks}>
        {names.map((one) => (
          <button key={one} type="button" aria-pressed={one === picked} onClick={() => onPick(one)}>
            <span>{CHECK_TITLES[one]}</span>
            <kbd aria-hidden>{CHECK_LETTERS[one].toUpperCase()}</kbd>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const isTick = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'checkbox';

/** The app knows whom it means to charge. */
const fearOf = (charged: FighterView | undefined): Readonly<FighterView['known']> =>
  charged === undefined ? {} : { terrifying: charged.terrifying };

const NOTHING_SAID: Said = [];
type Said = Output<'encounter.chance'>['places'];

/** Circumstances of a check as the places of a board have them, each with its cause; none at a table of one’s own. */
function useSaidOf(act: Deed): Said {
  const { campaign } = usePlay();
  const enabled = useUnderWay('board');
  return useAsk('encounter.chance', { campaign, act }, { enabled }).data?.places ?? NOTHING_SAID;
}

const becauseOf = (word: Said[number] | undefined) => (word === undefined ? '' : ` (${word.because})`);

interface CircumstancesProps {
  readonly fighter: FighterView;
  readonly check: CheckName;
  readonly whom: string | null;
}

/**
 * Only what matters to this check; the figure’s last ticks are set already, and those that the campaign knows stay as they
 * are. Their numbers set and clear them.
 */
function Circumstances({ fighter, check, whom: first }: CircumstancesProps) {
  const [whom, setWhom] = useState(first ?? '');
  const [unseen, setUnseen] = useState(false);
  const charges = check === 'wanting-to-charge' && whom !== '';
  const charging =
    charges && !isOfGroup(whom) ? { charging: { who: whom, ...(unseen && { unseen }) } } : undefined;
  const zombies = charges && isOfGroup(whom) ? { zombies: whom } : undefined;
  const { who } = fighter;
  const kept = useKept();
  const [number, setNumber] = useState('');
  const charged = useUnderWay((encounter) => fighterNamed(encounter, whom));
  const known: Readonly<FighterView['known']> = {
    ...knownFor(fighter, check),
    ...(charging !== undefined && fearOf(charged)),
  };
  const ticks = TICKS[check];
  const isKnown = ({ name }: Tick) => known[name] !== undefined;
  /** False for a tick that is known not to be so: it is no question. */
  const isAsked = ({ name, value }: Tick) => known[name] === undefined || known[name] === value;
  const ticksOf = useKeptPart('ticksOf');
  const said = useSaidOf(
    askedCheck(
      who,
      check,
      ticksSet(fighter, check, () => []),
    ),
  );
  /** Ticks of what places say that the player has turned: their words go before it, with a reason. */
  const [against, setAgainst] = useState<readonly string[]>([]);
  const wordOn = ({ name, value }: Tick) =>
    value === true ? said.find(({ field }) => field === name) : undefined;
  const isTurned = ({ id }: Tick) => against.includes(id);
  const set = ticksSet(fighter, check, ticksOf).filter(
    (id) => !ticks.some((tick) => tick.id === id && wordOn(tick)),
  );
  const isSet = (tick: Tick) => {
    const word = wordOn(tick);
    return word === undefined ? set.includes(tick.id) : word.is !== isTurned(tick);
  };
  const told = Object.fromEntries(
    ticks.filter((tick) => wordOn(tick) && isTurned(tick)).map((tick) => [tick.name, isSet(tick)]),
  );
  const roll = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocusInForm(roll.current), []);
  const turn = (tick: Tick) => {
    if (isKnown(tick)) return;
    if (wordOn(tick) !== undefined)
      return setAgainst(isTurned(tick) ? against.filter((id) => id !== tick.id) : [...against, tick.id]);
    const under = keptAs(check, tick);
    kept.get().setTicks(who, under, turned(check, ticksOf(who, under), tick));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = typeNumber(number, event.key, ticks.length);
    if (next === undefined) return;
    event.preventDefault();
    setNumber(next.typed);
    const tick = ticks[next.picked ?? -1];
    if (tick !== undefined) turn(tick);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits are a short cut to the ticks inside.
    <div className={styles.fields} onKeyDown={press}>
      <RollButtons
        first={roll}
        deed={askedCheck(who, check, set, charging ?? zombies, told)}
        text={`Roll ${CHECK_TITLES[check]}`}
      />
      {check === 'wanting-to-charge' && (
        <ChargingFields {...{ fighter, whom, unseen }} onWhom={setWhom} onUnseen={setUnseen} />
      )}
      {ticks.some(isAsked) && (
        <fieldset className={styles.ticks}>
          <legend>{`${CHECK_TITLES[check]}: circumstances`}</legend>
          {/* Ticks that aren’t asked pass their number to nobody: each tick keeps its own. */}
          {ticks.map(
            (tick, at) =>
              isAsked(tick) && (
                <Checkbox
                  key={tick.id}
                  checked={isSet(tick)}
                  onChange={() => turn(tick)}
                  {...off(isKnown(tick))}
                  label={
                    <>
                      {tick.text}
                      {isKnown(tick) ? ' (on record)' : becauseOf(wordOn(tick))}{' '}
                      <kbd aria-hidden>{numberLabel(at, ticks.length)}</kbd>
                    </>
                  }
                />
              ),
          )}
        </fieldset>
      )}
    </div>
  );
}

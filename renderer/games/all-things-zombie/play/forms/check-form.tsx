import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type CheckName,
  TICKS,
  type Tick,
} from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { takeFocusInForm } from '../../../../app/focus.ts';
import { isTyping } from '../../../../app/keys.ts';
import { numberLabel, typeNumber } from '../../../../components/number-keys.ts';
import { off } from '../../../../components/off.ts';
import { checkPressed } from '../keys/table.ts';
import styles from '../play.module.css';
import { useKept, usePlay } from '../play-context.ts';
import { FigureActs } from '../table/figure-acts.tsx';
import { askedCheck, keptAs, knownFor, ticksSet, turned } from './asked-check.ts';
import { ChargingFields } from './charging-fields.tsx';
import { CHECK_NAMES, CHECK_WORDS } from './checks.ts';
import { useFilled } from './filled-form.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';

interface CheckFormProps {
  readonly fighter: FighterView;
  /** The one that is due, if any. */
  readonly first: CheckName | null;
  /** Whom it means to charge. */
  readonly whom: string | null;
}

/** All checks in a row with a key each; then what bears on the one picked, its odds, and the roll. */
export function CheckForm({ fighter, first, whom }: CheckFormProps) {
  const { acts } = usePlay();
  const [check, pick] = useFilled('check', first);
  const { name, rep, attributes } = fighter;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (acts.state.get().asking !== undefined) return;
    const picked = checkPressed(event);
    if (picked === undefined || (isTyping(event.target) && !isTick(event.target))) return;
    event.preventDefault();
    pick(picked);
  };
  return (
    <QuestionPanel title={`${name}: which check?`} aside={[`Rep ${rep}`, ...attributes].join(', ')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside. */}
      <div className={styles.fields} onKeyDown={press}>
        <fieldset className={styles.checks} aria-label="Reaction checks">
          {CHECK_NAMES.map((one) => (
            <button key={one} type="button" aria-pressed={one === check} onClick={() => pick(one)}>
              <span>{CHECK_WORDS[one].title}</span>
              <kbd aria-hidden>{CHECK_WORDS[one].key.toUpperCase()}</kbd>
            </button>
          ))}
        </fieldset>
        {check === null ? (
          <FigureActs fighter={fighter} />
        ) : (
          <Circumstances key={check} fighter={fighter} check={check} whom={whom} />
        )}
      </div>
    </QuestionPanel>
  );
}

const isTick = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'checkbox';

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
  const charging =
    check === 'wanting-to-charge' && whom !== '' ? { who: whom, ...(unseen && { unseen }) } : undefined;
  const { who } = fighter;
  const kept = useKept();
  const [number, setNumber] = useState('');
  const ticks = TICKS[check];
  const known = knownFor(fighter, check);
  const isKnown = ({ name }: Tick) => known[name] !== undefined;
  const set = ticksSet(fighter, check, kept.ticksOf);
  const roll = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocusInForm(roll.current), []);
  const turn = (tick: Tick) => {
    if (isKnown(tick)) return;
    const under = keptAs(check, tick);
    kept.setTicks(who, under, turned(check, kept.ticksOf(who, under), tick));
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
        deed={askedCheck(who, check, set, charging)}
        text={`Roll ${CHECK_WORDS[check].title}`}
      />
      {check === 'wanting-to-charge' && (
        <ChargingFields {...{ fighter, whom, unseen }} onWhom={setWhom} onUnseen={setUnseen} />
      )}
      {ticks.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>{CHECK_WORDS[check].title}: what is the case</legend>
          {ticks.map((tick, at) => (
            <Checkbox
              key={tick.id}
              checked={set.includes(tick.id)}
              onChange={() => turn(tick)}
              {...off(isKnown(tick))}
              label={
                <>
                  {tick.text}
                  {isKnown(tick) && ' (on record)'} <kbd aria-hidden>{numberLabel(at, ticks.length)}</kbd>
                </>
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

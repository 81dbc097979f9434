import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { isTyping } from '../../../../app/keys.ts';
import styles from '../play.module.css';
import { usePlay } from '../play-context.ts';
import { FigureActs } from '../table/figure-acts.tsx';
import { askedCheck, bearing } from './asked-check.ts';
import { CHECK_NAMES, CHECK_WORDS, type CheckName, checkOfKey, type Tick } from './checks.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';

interface CheckFormProps {
  readonly fighter: FighterView;
  readonly check: CheckName | null;
}

/** All checks in a row with a key each; then what bears on the one picked, its odds, and the roll. */
export function CheckForm({ fighter, check }: CheckFormProps) {
  const { open, acts } = usePlay();
  const { who, name, rep, attributes } = fighter;
  const pick = (to: CheckName) => open({ form: 'check', who, check: to });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || acts.asking !== undefined) return;
    const picked = checkOfKey(event.key);
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
          <Circumstances key={check} fighter={fighter} check={check} />
        )}
      </div>
    </QuestionPanel>
  );
}

const isTick = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'checkbox';

interface CircumstancesProps {
  readonly fighter: FighterView;
  readonly check: CheckName;
}

/** Only what matters to this check; the figure’s last ticks are set already. Digits set and clear them. */
function Circumstances({ fighter: { who, group }, check }: CircumstancesProps) {
  const { kept, acts } = usePlay();
  const ticks: readonly Tick[] = CHECK_WORDS[check].ticks;
  const set = bearing(check, kept.ticksOf(who, check));
  const leads = kept.ticksOf(who, LEADS).length > 0;
  const roll = useRef<HTMLButtonElement>(null);
  useEffect(() => roll.current?.focus({ preventScroll: true }), []);
  const turn = (id: string) =>
    kept.setTicks(who, check, set.includes(id) ? set.filter((one) => one !== id) : [...set, id]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || acts.asking !== undefined) return;
    const tick = ticks[Number(event.key) - 1];
    if (tick === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(tick.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits are a short cut to the ticks inside.
    <div className={styles.fields} onKeyDown={press}>
      <RollButtons
        first={roll}
        deed={askedCheck(who, check, set, leads)}
        text={`Roll ${CHECK_WORDS[check].title}`}
      />
      {(ticks.length > 0 || group !== null) && (
        <fieldset className={styles.ticks}>
          <legend>{CHECK_WORDS[check].title}: what is the case</legend>
          {ticks.map(({ id, text }, at) => (
            <Checkbox
              key={id}
              checked={set.includes(id)}
              onChange={() => turn(id)}
              label={
                <>
                  {text} {at < 9 && <kbd aria-hidden>{at + 1}</kbd>}
                </>
              }
            />
          ))}
          {group !== null && (
            <Checkbox
              checked={leads}
              onChange={() => kept.setTicks(who, LEADS, leads ? [] : [LEADS])}
              label="Leads their side"
            />
          )}
        </fieldset>
      )}
    </div>
  );
}

/** Who leads those met only the player sees; it holds for every check. */
const LEADS = 'leads';

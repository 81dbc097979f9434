/** Play’s list of proposed marks, each with its buttons; the focus goes to a new one. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import {
  CONDITION_IN_LINE,
  CONDITION_LEADS,
  CONDITION_TEXT,
} from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { keepFocus } from '../../../../client/focus.ts';
import { off } from '../../../../components/off.ts';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import { marksOf } from '../state/marks.ts';
import { useKept, useKeptPart, usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import styles from './due.module.css';

/** Marks proposed after rolls on how somebody stands: each set as an act of its own, or left alone. They stay until one or the other. */
export function DueMarks() {
  const { acts } = usePlay();
  const kept = useKept();
  const left = useKeptPart('left');
  const all = useUnderWay('marks');
  const waits = useWaits();
  const marks = marksOf({ encounter: { marks: all }, kept: { left } });
  const first = useRef<HTMLButtonElement>(null);
  const newest = marks[0];
  const rolled = newest?.act ?? 0;
  const before = useRef(rolled);
  // A mark that has just been rolled takes the focus, unless the player has gone elsewhere; one that waited from before doesn’t.
  useEffect(() => {
    if (rolled > before.current && !acts.ahead.isElsewhere()) first.current?.focus();
    before.current = rolled;
  }, [rolled, acts]);
  const next = newest === undefined ? '' : `${newest.act} ${newest.who}`;
  // The button that was pressed has gone with its mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the mark that moves up.
  useEffect(() => keepFocus(() => first.current), [next]);
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-label="Marks proposed">
      <h2>To be marked</h2>
      <ul>
        {marks.map((mark, at) => {
          const { act, who, name, condition, byZombie, because } = mark;
          return (
            <li key={`${act} ${who}`}>
              <span>
                <b className="name">{name}</b>: {CONDITION_IN_LINE[condition]}
                {!saysTheSame(because, condition) && <span className="quiet"> ({because})</span>}
                {CONDITION_LEADS[condition] !== undefined && (
                  <span className={`second ${styles.leads}`}>{CONDITION_LEADS[condition]}</span>
                )}
              </span>
              <span className={styles.answers}>
                <Button
                  {...(at === 0 ? { ref: first } : {})}
                  size="sm"
                  variant="filled"
                  {...off(waits)}
                  rightSection={at === 0 ? <kbd>{keyText(SCREEN_KEYS.accept)}</kbd> : undefined}
                  onClick={() => acts.perform({ do: 'mark', who, condition, byZombie })}
                >
                  Mark
                  <span className="vh">
                    {' '}
                    {name}: {CONDITION_IN_LINE[condition]}
                  </span>
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  title={at === 0 ? keyText(SCREEN_KEYS.leave) : undefined}
                  onClick={() => kept.get().leave(mark)}
                >
                  Leave
                  <span className="vh">{` ${name} as marked`}</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A result that is the condition itself gives no reason for it: `Ducks Back`. */
const saysTheSame = (because: string, condition: Condition) =>
  because.localeCompare(CONDITION_TEXT[condition], 'en', { sensitivity: 'base' }) === 0;

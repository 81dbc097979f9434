import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { off } from '../../../../components/off.ts';
import { usePlay } from '../play-context.ts';
import { CONDITION_WORDS } from '../words.ts';
import styles from './due-marks.module.css';
import { marksOf } from './marks.ts';

/** How rolls have left somebody: each marked as an act of its own, or left alone. They stay until one or the other. */
export function DueMarks() {
  const playing = usePlay();
  const { acts, kept } = playing;
  const marks = marksOf(playing);
  const first = useRef<HTMLButtonElement>(null);
  const { done } = acts;
  const newest = marks[0];
  const key = newest === undefined ? '' : `${newest.act} ${newest.who}`;
  // What has just been rolled takes the focus; what waited from before doesn’t.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act, and for the mark that moves up after it.
  useEffect(() => {
    if (done !== undefined) first.current?.focus();
  }, [done, key]);
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
                <b className="name">{name}</b>: {CONDITION_WORDS[condition].text.toLowerCase()}
                <span className="quiet"> ({because})</span>
              </span>
              <span className={styles.answers}>
                <Button
                  {...(at === 0 ? { ref: first } : {})}
                  size="sm"
                  variant="filled"
                  {...off(acts.asking !== undefined)}
                  rightSection={at === 0 ? <kbd>Y</kbd> : undefined}
                  onClick={() => acts.perform({ do: 'mark', who, condition, byZombie })}
                >
                  Mark
                  <span className="vh">
                    {' '}
                    {name}: {CONDITION_WORDS[condition].text.toLowerCase()}
                  </span>
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  title={at === 0 ? 'Shift Y' : undefined}
                  onClick={() => kept.leave(mark)}
                >
                  Leave<span className="vh"> {name} as marked</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

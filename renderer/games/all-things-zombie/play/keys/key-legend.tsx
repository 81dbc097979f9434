import { Fragment } from 'react';
import styles from '../play.module.css';
import { CONDITION_WORDS, CONDITIONS } from '../words.ts';

const ROW = [
  ['Enter', 'checks and acts'],
  ['F', 'fire'],
  ['R', 'reload'],
  ['C', 'check'],
  ['Z', 'zombie killed'],
  ['P', 'person killed'],
  ['T', 'task'],
  ['E', 'examine'],
  ['M', 'mercy'],
] as const;

const SCREEN = [
  ['1–9', 'what is due'],
  ['Y', 'accept the mark'],
  ['Shift Y', 'leave as marked'],
  ['N', 'shots heard'],
  ['Esc', 'close the form'],
] as const;

/** Keys of the line that has the focus, and of the screen. */
export function KeyLegend() {
  const marks = CONDITIONS.flatMap((condition) => {
    const { key, text } = CONDITION_WORDS[condition];
    return key === null ? [] : [[key.toUpperCase(), text.toLowerCase()] as const];
  });
  return (
    <details className={styles.legend}>
      <summary>Keys</summary>
      <Keys title="On a figure’s line" keys={ROW} />
      <Keys title="Marks; with Shift, by a zombie" keys={marks} />
      <Keys title="Anywhere" keys={SCREEN} />
    </details>
  );
}

interface KeysProps {
  readonly title: string;
  readonly keys: readonly (readonly [string, string])[];
}

function Keys({ title, keys }: KeysProps) {
  return (
    <p>
      <span className="quiet">{title}: </span>
      {keys.map(([key, text]) => (
        <Fragment key={key}>
          <span className="nowrap">
            <kbd>{key}</kbd> {text}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

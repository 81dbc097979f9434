/** With the printed deck: places of the cards still to be drawn, the first of them to type in. */
import { type KeyboardEvent, useState } from 'react';
import styles from './table.module.css';

interface DrawnSlotsProps {
  readonly count: number;
  readonly onAnswer: (card: string) => void;
}

export function DrawnSlots({ count, onAnswer }: DrawnSlotsProps) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
    <li key={at} className={styles.place}>
      {at === 0 ? <Typed onAnswer={onAnswer} /> : <span className={styles.slot} />}
    </li>
  ));
}

/** A mistake is told where the question is asked. */
function Typed({ onAnswer }: Pick<DrawnSlotsProps, 'onAnswer'>) {
  const [typed, setTyped] = useState('');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim() !== '') onAnswer(typed.trim());
    setTyped('');
  };
  return (
    <label className={styles.slot}>
      Card drawn
      <input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="TBA"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
    </label>
  );
}

import { keyText } from '../keys/table.ts';
import type { Key } from '../state/key.ts';
import styles from './due.module.css';

/** The key of something due, at the head of its line. */
export function Letter({ letter }: { readonly letter: Key | undefined }) {
  if (letter === undefined) return <span />;
  return (
    <kbd className={styles.letter} title={keyText(letter)} aria-hidden>
      {letter.shift === true ? '⇧' : ''}
      {letter.key.toUpperCase()}
    </kbd>
  );
}

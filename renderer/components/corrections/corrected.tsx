/** A figure in a table of the rules as it is now, and as the book has it. */

import styles from './corrections.module.css';
/** A corrected figure with the book's struck beside it. */
export function Corrected({ book, now }: { readonly book: string; readonly now: string }) {
  return (
    <>
      <del className={styles.book}>{book}</del> <ins className={styles.corrected}>{now}</ins>
    </>
  );
}

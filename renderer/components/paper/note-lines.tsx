import styles from './paper.module.css';

/** More than any page has room for; those that find none are not drawn. */
const LINES = Array.from({ length: 30 }, (_, at) => at);

/** Lines to write on, as many as there is room for. */
export function NoteLines() {
  return (
    <div className={styles.noteLines} aria-hidden>
      {LINES.map((line) => (
        <i key={line} />
      ))}
    </div>
  );
}

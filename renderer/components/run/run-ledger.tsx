/** The ledger of a run: points that came in and went out, newest first. */
import styles from './run.module.css';

interface RunLedgerProps {
  /** Newest first. */
  readonly entries: readonly { readonly text: string; readonly points: number }[];
  readonly none: string;
  /** Note under the entries: the part of it that is our own rules, not the book’s. */
  readonly note: string;
}

export function RunLedger({ entries, none, note }: RunLedgerProps) {
  return (
    <>
      {entries.length === 0 && <p className="quiet">{none}</p>}
      <ul className={styles.ledger}>
        {entries.map(({ text, points }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be bought twice.
          <li key={at}>
            <span>{text}</span>
            <span className="num">{points > 0 ? `+${points}` : String(points).replace('-', '−')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  );
}

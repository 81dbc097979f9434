import type { WarView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from './war.module.css';

/** Points that came in and went out, newest first. */
export function LedgerList({ entries }: Pick<WarView, 'entries'>) {
  return (
    <>
      {entries.length === 0 && <p className="quiet">No points yet.</p>}
      <ul className={styles.ledger}>
        {entries.map(({ text, points }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be bought twice.
          <li key={at}>
            <span>{text}</span>
            <span className="num">{points > 0 ? `+${points}` : String(points).replace('-', '−')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        What carries over is our own house rule, not the book’s. It gives a campaign nothing.
      </p>
    </>
  );
}

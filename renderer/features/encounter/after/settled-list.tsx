import { Dice } from '../../../components/die.tsx';
import styles from './figure-steps.module.css';
import type { AfterLine } from './settling.ts';

/** What is behind a figure: each step with its dice and what it came to; the rule behind it to open. */
export function SettledList({ settled }: Pick<AfterLine, 'settled'>) {
  if (settled.length === 0) return null;
  return (
    <ol className={styles.settled}>
      {settled.map(({ step, title, faces, result, summary }) => (
        <li key={step}>
          <details>
            <summary>
              <span className="second">{title}</span>
              {faces.length > 0 && <Dice faces={faces} look="plain" />}
              <b>{result}</b>
            </summary>
            <p className={styles.why}>{summary}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}

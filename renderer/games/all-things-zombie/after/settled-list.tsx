import { Dice } from '../../../components/die.tsx';
import type { Done } from '../encounter/use-encounter-act.ts';
import styles from './figure-steps.module.css';
import type { AfterLine } from './settling.ts';

interface SettledListProps extends Pick<AfterLine, 'settled'> {
  /** What came of the last of them, if it was done on this screen. */
  readonly last: Done | undefined;
}

/** What is behind a figure: each step with its dice and what it came to; the rule behind it to open. */
export function SettledList({ settled, last }: SettledListProps) {
  if (settled.length === 0) return null;
  return (
    <ol className={styles.settled}>
      {settled.map(({ step, title, faces, own, result, summary }, at) => {
        const done = at === settled.length - 1 ? last : undefined;
        return (
          <li key={step}>
            <details>
              <summary>
                <span className="second">{title}</span>
                {faces.length > 0 && <Dice faces={faces} look={own ? 'party' : 'plain'} />}
                {own && <span className="tag pen">yours</span>}
                <b>{result}</b>
              </summary>
              <p className={styles.why}>{summary}</p>
              {done !== undefined && (
                <ul className={styles.why}>
                  {done.told.map(({ text, why }) => (
                    <li key={text}>
                      {text}
                      {why !== '' && <span className="quiet"> ({why})</span>}
                    </li>
                  ))}
                </ul>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

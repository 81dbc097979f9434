/** Bar of the possible outcomes, widths true to the odds; the outcome that came is drawn in pen. */
import type { ExplainedRoll } from '../../../src/contract/explained.ts';
import { percentText } from '../../../src/rules/core/text/percent.ts';
import { Difference } from '../difference.tsx';
import styles from './explained.module.css';

interface OddsBarProps {
  readonly odds: Pick<NonNullable<ExplainedRoll['odds']>, 'outcomes' | 'came' | 'corrected'>;
  /** Outcomes by which something is lost, by their names. */
  readonly losses?: readonly string[];
}

export function OddsBar({ odds: { outcomes, came, corrected }, losses = [] }: OddsBarProps) {
  const lost = (name: string) => losses.includes(name) || undefined;
  const open = outcomes.filter(({ n }) => n > 0);
  return (
    <>
      <span className={styles.bar} aria-hidden>
        {open.map(({ name, n, of }) => (
          <i
            key={name}
            data-came={name === came || undefined}
            data-loss={lost(name)}
            style={{ flexGrow: n / of, flexBasis: 0 }}
          />
        ))}
      </span>
      <span className={styles.labels}>
        {open.map(({ name, text, n, of }) => (
          <span
            key={name}
            data-came={name === came || undefined}
            data-loss={lost(name)}
            title={`${n} of ${of}`}
          >
            {text} {percentText(n / of)}
            {name === came && <span className="vh"> (came)</span>}
          </span>
        ))}
        <Difference when={corrected} />
      </span>
    </>
  );
}

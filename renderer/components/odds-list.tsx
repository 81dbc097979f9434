import { wholePercent } from '../text/percent.ts';
import { Difference } from './difference.tsx';
import styles from './odds-list.module.css';

interface OddsListProps {
  readonly odds: {
    readonly outcomes: readonly {
      readonly name: string;
      readonly text: string;
      readonly n: number;
      readonly of: number;
    }[];
    readonly corrected: boolean;
  };
  /** Marks the outcome that came, once it has. */
  readonly came?: string | undefined;
}

/** Exact odds, each outcome with its share. */
export function OddsList({ odds: { outcomes, corrected }, came }: OddsListProps) {
  return (
    <dl className={styles.chance}>
      {inOrder(outcomes).map(({ name, text, n, of }) => (
        <div key={name} className={name === came ? styles.came : undefined}>
          <dt>{text}</dt>
          <dd className="num" title={`${n} of ${of}`}>
            {wholePercent(n / of)}
            <Difference when={corrected} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Words as their rule has them, numbers from the least. */
function inOrder<T extends { readonly name: string }>(outcomes: readonly T[]): readonly T[] {
  const numbers = outcomes.every(({ name }) => !Number.isNaN(Number(name)));
  return numbers ? [...outcomes].sort((a, b) => Number(a.name) - Number(b.name)) : outcomes;
}

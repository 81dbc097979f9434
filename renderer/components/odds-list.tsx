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
  const ordered = inOrder(outcomes);
  const even = came === undefined ? evenlySpread(ordered) : undefined;
  if (even !== undefined)
    return (
      <dl className={styles.chance}>
        <div>
          <dt>{even.text}, each</dt>
          <dd className="num" title={`${even.n} of ${even.of}`}>
            {wholePercent(even.n / even.of)}
            <Difference when={corrected} />
          </dd>
        </div>
      </dl>
    );
  return (
    <dl className={styles.chance}>
      {ordered.map(({ name, text, n, of }) => (
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

/** As many in a row and each as likely are one line: `7 to 12 zombies, each 17 %`. */
const FEWEST_EVEN = 4;

function evenlySpread(outcomes: OddsListProps['odds']['outcomes']) {
  const [first, last] = [outcomes[0], outcomes.at(-1)];
  if (first === undefined || last === undefined || outcomes.length < FEWEST_EVEN) return undefined;
  const { n, of } = first;
  const isEven = outcomes.every(
    (one, at) => Number(one.name) === Number(first.name) + at && one.n * of === n * one.of,
  );
  return isEven ? { text: `${first.name} to ${last.text}`, n, of } : undefined;
}

/** Words as their rule has them, numbers from the least. */
function inOrder<T extends { readonly name: string }>(outcomes: readonly T[]): readonly T[] {
  const numbers = outcomes.every(({ name }) => !Number.isNaN(Number(name)));
  return numbers ? [...outcomes].sort((a, b) => Number(a.name) - Number(b.name)) : outcomes;
}

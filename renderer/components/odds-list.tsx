/** A list of exact odds, each outcome with its share; below it the odds of others that hang on the same dice. */
import type { ReactNode } from 'react';
import { percentText } from '../../src/rules/core/text/percent.ts';
import { Difference } from './difference.tsx';
import styles from './odds-list.module.css';

interface Outcome {
  readonly name: string;
  readonly text: string;
  readonly n: number;
  readonly of: number;
}

interface OddsListProps {
  readonly odds: {
    /** Subject of these odds, where the odds of others stand beside them. */
    readonly head?: string | null;
    readonly outcomes: readonly Outcome[];
    readonly beside?:
      | readonly { readonly title: string; readonly outcomes: readonly Outcome[] }[]
      | undefined;
    readonly corrected: boolean;
  };
  /** Marks the outcome that came, once it has. */
  readonly came?: string | undefined;
}

export function OddsList({ odds: { head = null, outcomes, beside = [], corrected }, came }: OddsListProps) {
  if (head === null) return <Shares {...{ outcomes, corrected, came }} />;
  return (
    <div className={styles.each}>
      <Shares {...{ head, outcomes, corrected, came }} />
      {beside.map((other) => (
        <Shares key={other.title} head={other.title} outcomes={other.outcomes} corrected={corrected} />
      ))}
    </div>
  );
}

interface SharesProps extends Pick<OddsListProps, 'came'> {
  readonly head?: string;
  readonly outcomes: readonly Outcome[];
  readonly corrected: boolean;
}

function Shares({ head, outcomes, corrected, came }: SharesProps) {
  const ordered = inOrder(outcomes);
  const even = came === undefined ? evenlySpread(ordered) : undefined;
  if (even !== undefined)
    return (
      <List head={head}>
        <div>
          <dt>{`${even.text}, each`}</dt>
          <dd className="num" title={`${even.n} of ${even.of}`}>
            {percentText(even.n / even.of)}
            <Difference when={corrected} />
          </dd>
        </div>
      </List>
    );
  return (
    <List head={head}>
      {ordered.map(({ name, text, n, of }) => (
        <div key={name} className={name === came ? styles.came : undefined}>
          <dt>{text}</dt>
          <dd className="num" title={`${n} of ${of}`}>
            {percentText(n / of)}
            <Difference when={corrected} />
          </dd>
        </div>
      ))}
    </List>
  );
}

function List({ head, children }: { readonly head: string | undefined; readonly children: ReactNode }) {
  if (head === undefined) return <dl className={styles.chance}>{children}</dl>;
  return (
    <div>
      <p className={styles.head}>{head}</p>
      <dl className={styles.chance} aria-label={head}>
        {children}
      </dl>
    </div>
  );
}

/** Fewest outcomes in a row, each as likely, that are told on one line: `7 to 12 zombies, each 17 %`. */
const FEWEST_EVEN = 4;

function evenlySpread(outcomes: readonly Outcome[]) {
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

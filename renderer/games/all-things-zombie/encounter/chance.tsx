import { useAsk } from '../../../app/api.ts';
import styles from './chance.module.css';
import type { Deed } from './deed.ts';

interface ChanceProps {
  readonly campaign: string;
  readonly deed: Deed;
  /** Marks the outcome that came, once it has. */
  readonly came?: string;
}

/** The exact odds of an act before its first dice: what is left beside the button that rolls. Nothing where none can be counted. */
export function Chance({ campaign, deed, came }: ChanceProps) {
  const odds = useAsk('encounter.chance', { campaign, act: deed }).data?.odds;
  if (odds === undefined || odds === null) return null;
  return (
    <dl className={styles.chance}>
      {inOrder(odds.outcomes).map(({ name, text, n, of }) => (
        <div key={name} className={name === came ? styles.came : undefined}>
          <dt>{text}</dt>
          <dd className="num" title={`${n} of ${of}`}>
            {percent(n, of)}
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

function percent(n: number, of: number): string {
  const share = (100 * n) / of;
  if (n > 0 && share < 1) return '< 1 %';
  if (n < of && share > 99) return '> 99 %';
  return `${Math.round(share)} %`;
}

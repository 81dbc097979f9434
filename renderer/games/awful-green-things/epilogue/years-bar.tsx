/** A box for each year: those gone are filled, those that the food lasts are open. */
import type { PassageView } from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import styles from './epilogue.module.css';

const [WIDTH, HEIGHT] = [170, 9] as const;
/** A year is no wider than a box of so many. */
const LEAST = 4;

const foodText = ({ food, fate }: PassageView): string => {
  if (fate !== null) return '';
  return food === null ? 'food enough' : `food for ${countedInWords(food, 'year', 'years')}`;
};

export function YearsBar({ passage }: { readonly passage: PassageView }) {
  const { years, food, fate } = passage;
  const left = fate === null ? (food ?? 0) : 0;
  const wide = WIDTH / Math.max(LEAST, years + left);
  const boxes = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `M${(from + at) * wide} 0h${wide}v${HEIGHT}h${-wide}Z`).join('');
  return (
    <>
      <svg className={styles.ruler} viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} aria-hidden>
        <path className={styles.gone} d={boxes(0, years)} />
        <path className={styles.left} d={boxes(years, left)} />
      </svg>
      <p className={styles.years}>
        <span>
          <b className="num">{years}</b> gone
        </span>
        <span className={food === null ? 'quiet' : 'flag'}>{foodText(passage)}</span>
      </p>
    </>
  );
}

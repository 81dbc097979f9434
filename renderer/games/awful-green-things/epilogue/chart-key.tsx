/** Meaning of the chart’s lines, at its foot. */
import { textWide } from '../ship/letters.ts';
import styles from './epilogue.module.css';
import { HEIGHT } from './places.ts';

const SIGNS = [
  { look: 'taken', text: 'way taken' },
  { look: 'choice', text: 'your choice' },
  { look: 'may', text: 'may follow, with the die that leads there' },
] as const;

const LEFT = 18;
/** Length of a line, the gap before its word, and the distance to the next line. */
const [LINE, GAP, APART] = [26, 8, 20] as const;

export function ChartKey({ letter }: { readonly letter: number }) {
  const y = HEIGHT - letter;
  const wide = (text: string) => textWide(text) * (letter / 12);
  const starts = SIGNS.map((_, at) =>
    SIGNS.slice(0, at).reduce((sum, { text }) => sum + LINE + GAP + wide(text) + APART, LEFT),
  );
  return (
    <g aria-hidden data-key="">
      {SIGNS.map(({ look, text }, at) => {
        const x = starts[at] ?? LEFT;
        return (
          <g key={look} className={styles[look]}>
            <path d={`M${x} ${y}h${LINE}`} />
            <text className={styles.keyWord} x={x + LINE + GAP} y={y + letter * 0.34}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** RAP as strokes, those gathered in ink, beside the number. */
import styles from './marks.module.css';

interface TallyProps {
  /** RAP gathered at the present Rep. */
  readonly rap: number;
  /** RAP that lift the figure by one Rep; null at the highest. */
  readonly toAdvance: number | null;
  /** Leaves out the figures beside the strokes, where they already stand in large type. */
  readonly strokesOnly?: boolean;
}

const STEP = 5;

export function Tally({ rap, toAdvance, strokesOnly = false }: TallyProps) {
  if (toAdvance === null) return <span className={styles.quiet}>highest Rep</span>;
  const width = toAdvance * STEP - 1;
  return (
    <span className={styles.tally}>
      <svg
        width={width}
        height="12"
        viewBox={`0 0 ${width} 12`}
        role="img"
        aria-label={`${rap} of ${toAdvance} RAP`}
      >
        {strokes(toAdvance).map((n) => (
          <path
            key={n}
            className={n <= rap ? styles.strokeOn : styles.strokeOff}
            d={`M${(n - 1) * STEP + 1.5} 0v12`}
          />
        ))}
      </svg>
      {!strokesOnly && (
        <span className={styles.of} aria-hidden>
          {rap}/{toAdvance}
        </span>
      )}
    </span>
  );
}

const strokes = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

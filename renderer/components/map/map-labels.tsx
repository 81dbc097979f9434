/** Words on a map, each turned as its place wants, with a white plate where a hatching lies beneath. */
import { baselineOf, type MapLabel, numberIn, type Sizes } from './labels.ts';
import styles from './map.module.css';

interface MapLabelsProps {
  readonly labels: readonly MapLabel[];
  readonly sizes: Sizes;
  /** White ground under the words of buildings, where a hatching would run through them. */
  readonly plates: boolean;
}

/** Pixels of a plate around its words. */
const AROUND = 3;

export function MapLabels({ labels, sizes, plates }: MapLabelsProps) {
  const onRoofs = labels.filter(({ kind }) => kind === 'number' || kind === 'type');
  return (
    <g className={styles.labels} aria-hidden>
      {plates &&
        onRoofs.map(({ key, x, y, width, height, turn }) => (
          <rect
            key={key}
            className={styles.plate}
            x={-width / 2 - AROUND}
            y={-height / 2 - 1}
            width={width + 2 * AROUND}
            height={height + 2}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      {labels.map(({ key, x, y, turn, kind, text, size }) => (
        <text
          key={key}
          className={styles[kind]}
          transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}
          dy={`${baselineOf({ kind, size }, sizes)}em`}
          style={{ fontSize: rem(size) }}
        >
          {kind === 'number' ? <Numbered text={text} size={sizes.number} /> : text}
        </text>
      ))}
    </g>
  );
}

function Numbered({ text, size }: { readonly text: string; readonly size: number }) {
  const [number, words] = numberIn(text);
  return (
    <>
      <tspan className={styles.digits} style={{ fontSize: rem(size) }}>
        {number}
      </tspan>
      {words}
    </>
  );
}

const rem = (pixels: number): string => `${pixels / 16}rem`;

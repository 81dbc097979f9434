import type { Edge } from '../../../src/rules/core/geometry/table-top.ts';
import { Compass } from './compass.tsx';
import styles from './map-key.module.css';

/** Inches of the scale bar, and of one of its pieces. */
const LENGTH = 12;
const PIECE = 3;

/** Degrees by which an arrow that points north is turned to point inwards from an edge. */
const INWARDS = { n: 180, e: 270, s: 0, w: 90 } as const satisfies Record<Edge, number>;

interface MapKeyProps {
  /** Where the party comes on. */
  readonly entry: Edge;
  readonly wind: {
    /** Where it blows to. */
    readonly to: Edge;
    /** `west`, where it comes from. */
    readonly from: string;
  };
  /** Of the map above: pixels to a tenth of an inch. */
  readonly scale: number;
}

/** What belongs under a map: how large an inch is, north and wind, and what the signs say. */
export function MapKey({ entry, wind, scale }: MapKeyProps) {
  return (
    <div className={styles.key}>
      <ScaleBar scale={scale} />
      <span>
        <Compass wind={wind.to} />
        {wind.from} wind
      </span>
      <span>
        <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden>
          <path className={styles.wall} d="M1 12H7M15 12H21" />
          <path className={styles.thin} d="M7 12V4A8 8 0 0 1 15 12" />
        </svg>
        door
      </span>
      <span>
        <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden>
          <rect className={styles.wall} x="1" y="1" width="18" height="14" />
          <rect className={styles.thin} x="4" y="4" width="12" height="8" />
        </svg>
        a line per upper floor
      </span>
      <span className={styles.entry}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
          <path
            className={styles.arrow}
            transform={`rotate(${INWARDS[entry]} 7 7)`}
            d="M7 12.5V2M3 6L7 2L11 6"
          />
        </svg>
        entry edge
      </span>
    </div>
  );
}

/** Black and white in turn, three inches each. */
function ScaleBar({ scale }: { readonly scale: number }) {
  const piece = PIECE * 10 * scale;
  const width = LENGTH * 10 * scale;
  return (
    <svg
      className={styles.bar}
      width={width + 20}
      height="24"
      viewBox={`-4 0 ${width + 20} 24`}
      role="img"
      aria-label={`Scale: this bar is ${LENGTH} inches`}
    >
      {Array.from({ length: LENGTH / PIECE }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one bar differ in nothing but their place.
          key={at}
          className={at % 2 === 0 ? styles.ink : styles.sheet}
          x={at * piece}
          y="2"
          width={piece}
          height="5"
        />
      ))}
      {[0, LENGTH / 2, LENGTH].map((inches) => (
        <text key={inches} x={inches * 10 * scale} y="20">
          {inches === LENGTH ? `${inches}″` : inches}
        </text>
      ))}
    </svg>
  );
}

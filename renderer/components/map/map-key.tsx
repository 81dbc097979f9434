/** Key beside a map: the length of an inch, north and wind, and the meaning of the signs. */
import type { Edge } from '../../../src/rules/core/geometry/table-top.ts';
import styles from './map.module.css';
import { type MapSign, SIGN } from './map-signs.tsx';

/** Inches of a scale bar, and of one of its pieces: the longest that has room. */
const BARS = [
  { inches: 12, piece: 3 },
  { inches: 6, piece: 3 },
  { inches: 3, piece: 1 },
] as const;
/** Pixels beside a map. */
const ROOM = 164;

interface MapKeyProps {
  readonly wind: {
    /** Edge towards which the wind blows. */
    readonly to: Edge;
    /** `towards the west` */
    readonly text: string;
  };
  /** Signs that stand on the map. */
  readonly signs: readonly MapSign[];
  /** Scale of the map: pixels to a tenth of an inch. */
  readonly scale: number;
}

export function MapKey({ wind, signs, scale }: MapKeyProps) {
  return (
    <div className={styles.key}>
      <div className={styles.rose}>
        <Compass wind={wind.to} />
        <span>{`wind ${wind.text}`}</span>
      </div>
      <ScaleBar scale={scale} />
      <ul className={styles.signs} aria-label="Signs on the map">
        {signs.map(({ id, words, sign }) => (
          <li key={id}>
            <svg
              width={SIGN.width}
              height={SIGN.height}
              viewBox={`0 0 ${SIGN.width} ${SIGN.height}`}
              aria-hidden
            >
              {sign}
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Black and white in turn. */
function ScaleBar({ scale }: { readonly scale: number }) {
  const inch = 10 * scale;
  const { inches: length, piece } = BARS.find(({ inches }) => inches * inch <= ROOM) ?? BARS[2];
  const width = length * inch;
  return (
    <svg
      className={styles.bar}
      width={width + 20}
      height="24"
      viewBox={`-4 0 ${width + 20} 24`}
      role="img"
      aria-label={`Scale: this bar is ${length} inches`}
    >
      {Array.from({ length: length / piece }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one bar differ in nothing but their place.
          key={at}
          className={at % 2 === 0 ? styles.ink : styles.sheet}
          x={at * piece * inch}
          y="2"
          width={piece * inch}
          height="5"
        />
      ))}
      {[0, ...(length > 3 ? [length / 2] : []), length].map((inches) => (
        <text key={inches} x={inches * inch} y="20">
          {inches === length ? `${inches}″` : inches}
        </text>
      ))}
    </svg>
  );
}

/** Degrees by which an arrow that points north is turned. */
const TURNED = { n: 0, e: 90, s: 180, w: 270 } as const satisfies Record<Edge, number>;

/** North at the top, and the way the wind carries fire. */
function Compass({ wind }: { readonly wind: Edge }) {
  return (
    <svg width="34" height="38" viewBox="-17 -24 34 38" aria-hidden>
      <text className={styles.north} y="-14">
        N
      </text>
      <circle r="11" />
      <path className={styles.wind} transform={`rotate(${TURNED[wind]})`} d="M0 7V-7M-4 -3L0 -7L4 -3" />
    </svg>
  );
}

import type { ZombiesView } from '../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { onMap } from '../../../components/map/geometry.ts';
import { type Arrived, gathered } from './gathered.ts';
import styles from './map.module.css';
import { type Around, HALF, halfOf, type Square, squarePlaces } from './sign-places.ts';

/** A square that stands further off its spot has a line to it. */
const FAR = 2 * HALF;

/** Zombies that came on in one place, one square for them all. */
export const squaresOf = (arrivals: readonly Arrived[]): readonly Square[] =>
  gathered(arrivals).flatMap(({ spot, count }) => (spot === null ? [] : [{ spot, count }]));

/** A square for each group that came on at a place the app knows. */
export const squaresOfGroups = (groups: readonly Pick<ZombiesView, 'at' | 'count' | 'letter'>[]) =>
  groups.flatMap(({ at, count, letter }): readonly Square[] =>
    at === null ? [] : [{ spot: at.spot, count, letter, moved: at.moved }],
  );

interface MapZombiesProps extends Around {
  readonly squares: readonly Square[];
}

/** Squares with the number of zombies at each spot, hollow where they only came on; beside the spot where a square would hide a word. */
export function MapZombies({ squares, ...around }: MapZombiesProps) {
  const { view } = around;
  const { across } = halfOf(squares);
  const places = squarePlaces(squares, around);
  return (
    <g className={styles.mapZombies} data-sign="zombies" aria-hidden>
      {squares.map((square, at) => {
        const { x, y } = places[at] ?? onMap(view, square.spot);
        const { spot, letter, moved, count } = square;
        const from = onMap(view, spot);
        const [aside, below] = [from.x - x, from.y - y];
        return (
          <g
            key={letter ?? `${spot.x} ${spot.y} ${at}`}
            data-moved={moved || undefined}
            transform={`translate(${x} ${y})`}
          >
            {Math.hypot(aside, below) > FAR && <path className={styles.lead} d={`M0 0L${aside} ${below}`} />}
            <rect x={-across} y={-HALF} width={2 * across} height={2 * HALF} />
            <text dy="0.35em">
              {letter !== undefined && <tspan className={styles.letter}>{letter}</tspan>}
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import type { ZombiesView } from '../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { standAside } from '../../../components/map/aside.ts';
import { type Box, boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { type MapLabel, widthOfText } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import { type Arrived, gathered } from './gathered.ts';
import { PARTY_RADIUS } from './map-party.tsx';
import styles from './map-zombies.module.css';

/** Half the side of a square, and what is left free beside its words, in pixels: they do not grow with the map. */
const HALF = 9;
const BESIDE = 4;

export interface Square {
  readonly spot: Spot;
  readonly count: number;
  /** Of its group, where groups are kept. */
  readonly letter?: string;
  /** They came on there, and have gone on since. */
  readonly moved?: boolean;
}

/** Zombies that came on in one place, one square for them all. */
export const squaresOf = (arrivals: readonly Arrived[]): readonly Square[] =>
  gathered(arrivals).flatMap(({ spot, count }) => (spot === null ? [] : [{ spot, count }]));

/** A square for each group that came on at a place the app knows. */
export const squaresOfGroups = (groups: readonly Pick<ZombiesView, 'at' | 'count' | 'letter'>[]) =>
  groups.flatMap(({ at, count, letter }): readonly Square[] =>
    at === null ? [] : [{ spot: at.spot, count, letter, moved: at.moved }],
  );

const wordsOf = ({ letter = '', count }: Square) => `${letter}${count}`;

interface MapZombiesProps {
  readonly squares: readonly Square[];
  readonly view: View;
  /** The words of the map, which no square hides. */
  readonly labels: readonly MapLabel[];
  /** Where the party’s sign stands. */
  readonly party?: Spot | undefined;
}

/** How many zombies stand where, hollow where they only came on; beside its place where a square would hide a word. */
export function MapZombies({ squares, view, labels, party }: MapZombiesProps) {
  const words = labels.map(boxOf);
  const taken = party === undefined ? words : [...words, partyBox(onMap(view, party))];
  const across = Math.max(HALF, ...squares.map((one) => widthOfText(wordsOf(one)) / 2 + BESIDE));
  const places = standAside(
    squares.map(({ spot }) => onMap(view, spot)),
    { across, down: HALF },
    taken,
    boxOnMap(view, view.window),
  );
  return (
    <g className={styles.zombies} data-sign="zombies" aria-hidden>
      {squares.map((square, at) => {
        const { x, y } = places[at] ?? onMap(view, square.spot);
        const { spot, letter, moved, count } = square;
        return (
          <g
            key={letter ?? `${spot.x} ${spot.y} ${at}`}
            data-moved={moved || undefined}
            transform={`translate(${x} ${y})`}
          >
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

const partyBox = ({ x, y }: Spot): Box => ({
  x: x - PARTY_RADIUS,
  y: y - PARTY_RADIUS,
  width: 2 * PARTY_RADIUS,
  height: 2 * PARTY_RADIUS,
});

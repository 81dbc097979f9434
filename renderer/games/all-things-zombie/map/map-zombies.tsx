import type { Spot } from '../../../../src/rules/core/play.ts';
import { standAside } from '../../../components/map/aside.ts';
import { type Box, boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { labelBox, placeLabels } from '../../../components/map/place-labels.ts';
import { type Arrived, gathered } from './gathered.ts';
import { PARTY_RADIUS } from './map-party.tsx';
import styles from './map-zombies.module.css';
import { titlesOf } from './parts-of-table.ts';
import type { TableView } from './table-view.ts';

/** Half the side of a square, in pixels: it does not grow with the map. */
const HALF = 9;

/** A square where zombies came on, with how many, hollow before the last turn; beside its place where it would hide a word. */
export function MapZombies({
  arrivals,
  table,
  view,
  party,
}: {
  readonly arrivals: readonly Arrived[];
  readonly table: TableView;
  readonly view: View;
  /** Where the party’s sign stands. */
  readonly party?: Spot | undefined;
}) {
  const squares = gathered(arrivals).flatMap(({ spot, ...rest }) =>
    spot === null ? [] : [{ ...rest, spot }],
  );
  const words = placeLabels(table, titlesOf(table), view).map(labelBox);
  const taken = party === undefined ? words : [...words, partyBox(onMap(view, party))];
  const places = standAside(
    squares.map(({ spot }) => onMap(view, spot)),
    HALF,
    taken,
    boxOnMap(view, view.window),
  );
  return (
    <g className={styles.zombies} aria-hidden>
      {squares.map(({ spot, count, inDoorway, fresh }, at) => {
        const { x, y } = places[at] ?? onMap(view, spot);
        return (
          <g
            key={`${spot.x} ${spot.y} ${inDoorway} ${fresh}`}
            data-earlier={fresh === false || undefined}
            transform={`translate(${x} ${y})`}
          >
            <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
            <text dy="0.35em">{count}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The disc, and its word below. */
const partyBox = ({ x, y }: Spot): Box => ({
  x: x - 2 * PARTY_RADIUS,
  y: y - PARTY_RADIUS,
  width: 4 * PARTY_RADIUS,
  height: 4 * PARTY_RADIUS,
});

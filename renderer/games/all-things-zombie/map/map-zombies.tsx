import { standAside } from '../../../components/map/aside.ts';
import { boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { labelBox, placeLabels } from '../../../components/map/place-labels.ts';
import { type Arrived, gathered } from './gathered.ts';
import styles from './map-zombies.module.css';
import { titlesOf } from './parts-of-table.ts';
import type { TableView } from './table-view.ts';

/** Half the side of a square, in pixels: it does not grow with the map. */
const HALF = 9;

/** A square where zombies came on, with how many; beside its place where it would hide a word. */
export function MapZombies({
  arrivals,
  table,
  view,
}: {
  readonly arrivals: readonly Arrived[];
  readonly table: TableView;
  readonly view: View;
}) {
  const squares = gathered(arrivals).flatMap(({ spot, ...rest }) =>
    spot === null ? [] : [{ ...rest, spot }],
  );
  const words = placeLabels(table, titlesOf(table), view).map(labelBox);
  const places = standAside(
    squares.map(({ spot }) => onMap(view, spot)),
    HALF,
    words,
    boxOnMap(view, view.window),
  );
  return (
    <g className={styles.zombies} aria-hidden>
      {squares.map(({ spot, count, inDoorway }, at) => {
        const { x, y } = places[at] ?? onMap(view, spot);
        return (
          <g key={`${spot.x} ${spot.y} ${inDoorway}`} transform={`translate(${x} ${y})`}>
            <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
            <text dy="0.35em">{count}</text>
          </g>
        );
      })}
    </g>
  );
}

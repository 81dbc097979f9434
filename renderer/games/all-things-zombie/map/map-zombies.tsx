import { onMap, type View } from '../../../components/map/geometry.ts';
import { type Arrived, gathered } from './gathered.ts';
import styles from './map-zombies.module.css';

/** Half the side of a square, in pixels: it does not grow with the map. */
const HALF = 9;

/** A square where zombies came on, with how many. */
export function MapZombies({
  arrivals,
  view,
}: {
  readonly arrivals: readonly Arrived[];
  readonly view: View;
}) {
  return (
    <g className={styles.zombies} aria-hidden>
      {gathered(arrivals).map(({ spot, count, inDoorway }) => {
        if (spot === null) return null;
        const { x, y } = onMap(view, spot);
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

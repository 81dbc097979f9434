import { doorPaths, windowPath } from './doors.ts';
import { boxOnMap, storeyInsets, type View } from './geometry.ts';
import styles from './table-map.module.css';
import type { Building } from './types.ts';

/** Walls two pixels wide, one inner line for each upper floor, windows and doors where they are. */
export function MapBuilding({ building, view }: { readonly building: Building; readonly view: View }) {
  const box = boxOnMap(view, building.footprint);
  return (
    <>
      <rect className={styles.roof} data-high={building.storeys > 1 || undefined} {...box} />
      {storeyInsets(building.storeys, box).map((inset) => (
        <rect
          key={inset}
          className={styles.storey}
          x={box.x + inset}
          y={box.y + inset}
          width={box.width - 2 * inset}
          height={box.height - 2 * inset}
        />
      ))}
      <rect className={styles.wall} {...box} />
      <path className={styles.window} d={building.windows.map((one) => windowPath(view, one)).join('')} />
      {building.doors.map((door) => {
        const { gap, leaves } = doorPaths(view, door);
        return (
          <g key={`${door.wall}${door.at.x} ${door.at.y}`}>
            <path className={styles.gap} d={gap} />
            <path className={styles.door} d={leaves} />
          </g>
        );
      })}
    </>
  );
}

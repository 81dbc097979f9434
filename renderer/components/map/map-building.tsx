import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import { doorPaths, openingPath } from './doors.ts';
import { boxAround, cornersOnMap, storeyInsets, type View } from './geometry.ts';
import { inset, pathOf } from './outlines.ts';
import styles from './table-map.module.css';

/** Walls two pixels wide, one inner line for each upper floor, windows and doors where they are. */
export function MapBuilding({
  building,
  view,
  opened = false,
}: {
  readonly building: Building;
  readonly view: View;
  /** Somebody went in. */
  readonly opened?: boolean;
}) {
  const { outline, storeys, doors, windows } = building;
  const corners = cornersOnMap(view, outline);
  return (
    <>
      <path
        className={styles.roof}
        data-high={storeys > 1 || undefined}
        data-opened={opened || undefined}
        d={pathOf(corners)}
      />
      {storeyInsets(storeys, boxAround(view, outline)).map((by) => (
        <path key={by} className={styles.storey} d={pathOf(inset(corners, by))} />
      ))}
      <path className={styles.wall} d={pathOf(corners)} />
      <path className={styles.window} d={windows.map((one) => openingPath(view, outline, one)).join('')} />
      {doors.map((door) => {
        const { gap, leaves } = doorPaths(view, outline, door);
        return (
          <g key={`${door.wall} ${door.at}`}>
            <path className={styles.gap} d={gap} />
            <path className={styles.door} data-opened={opened || undefined} d={leaves} />
          </g>
        );
      })}
    </>
  );
}

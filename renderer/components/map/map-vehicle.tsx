import { vectorOf } from '../../../src/rules/core/geometry/direction.ts';
import { boundsOf } from '../../../src/rules/core/geometry/polygon.ts';
import type { Vehicle } from '../../../src/rules/core/geometry/table-top.ts';
import { middleOf, onMap, type View } from './geometry.ts';
import styles from './map.module.css';
import { acrossFrom, reach, unit } from './outlines.ts';
import { vehicleArt } from './vehicles.ts';

/** Hollow, because it is abandoned; glass and bonnet show where it faces. */
export function MapVehicle({ vehicle, view }: { readonly vehicle: Vehicle; readonly view: View }) {
  const { x, y } = onMap(view, middleOf(boundsOf(vehicle.outline)));
  const front = vectorOf(vehicle.facing);
  const way = unit({ x: 0, y: 0 }, front);
  const [length, across] = [way, acrossFrom(way)].map((along) => {
    const [low, high] = reach(vehicle.outline, along);
    return (high - low) * view.scale;
  }) as [number, number];
  const turned = (-Math.atan2(front.y, front.x) * 180) / Math.PI;
  const { body, glass, line, dark } = vehicleArt(vehicle.type, length, across);
  return (
    <g className={styles.mapVehicle} transform={`translate(${x} ${y}) rotate(${turned})`}>
      <path className={styles.body} d={body} />
      {glass !== '' && <path className={styles.mapVehicleGlass} d={glass} />}
      {line !== '' && <path className={styles.mapVehicleLine} d={line} />}
      {dark !== '' && <path className={styles.mapVehicleDark} d={dark} />}
    </g>
  );
}

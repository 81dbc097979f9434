import { vectorOf } from '../../../src/rules/core/geometry/direction.ts';
import { boundsOf } from '../../../src/rules/core/geometry/polygon.ts';
import type { Vehicle } from '../../../src/rules/core/geometry/table-top.ts';
import { middleOf, onMap, type View } from './geometry.ts';
import { acrossFrom, reach, unit } from './outlines.ts';
import styles from './table-map.module.css';

/** Hollow, because it is abandoned; the windscreen shows where it faces. */
export function MapVehicle({ vehicle, view }: { readonly vehicle: Vehicle; readonly view: View }) {
  const { x, y } = onMap(view, middleOf(boundsOf(vehicle.outline)));
  const front = vectorOf(vehicle.facing);
  const way = unit({ x: 0, y: 0 }, front);
  const [length, across] = [way, acrossFrom(way)].map((along) => {
    const [low, high] = reach(vehicle.outline, along);
    return (high - low) * view.scale;
  }) as [number, number];
  const turned = (-Math.atan2(front.y, front.x) * 180) / Math.PI;
  const glass = length * (vehicle.type === 'semi-truck' || vehicle.type === 'bus' ? 0.36 : 0.2);
  return (
    <g className={styles.car} transform={`translate(${x} ${y}) rotate(${turned})`}>
      <rect x={-length / 2} y={-across / 2} width={length} height={across} rx={Math.min(4, across / 3)} />
      <path d={`M${glass} ${-across * 0.38}Q${glass + across * 0.22} 0 ${glass} ${across * 0.38}`} />
      {vehicle.type === 'semi-truck' && <path d={`M${length * 0.22} ${-across / 2}V${across / 2}`} />}
      {vehicle.type === 'pickup-truck' && (
        <rect x={-length * 0.44} y={-across * 0.34} width={length * 0.38} height={across * 0.68} rx="1" />
      )}
    </g>
  );
}

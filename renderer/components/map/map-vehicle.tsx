import { boxOnMap, middleOf, onMap, type View } from './geometry.ts';
import styles from './table-map.module.css';
import type { Edge, Vehicle } from './types.ts';

/** Degrees by which a vehicle that faces east is turned. */
const TURNED = { e: 0, s: 90, w: 180, n: 270 } as const satisfies Record<Edge, number>;

/** Hollow, because it is abandoned; the windscreen shows where it faces. */
export function MapVehicle({ vehicle, view }: { readonly vehicle: Vehicle; readonly view: View }) {
  const { x, y } = onMap(view, middleOf(vehicle.footprint));
  const { width, height } = boxOnMap(view, vehicle.footprint);
  const [length, across] = [Math.max(width, height), Math.min(width, height)];
  const glass = length * (vehicle.type === 'semi-truck' || vehicle.type === 'bus' ? 0.36 : 0.2);
  return (
    <g className={styles.car} transform={`translate(${x} ${y}) rotate(${TURNED[vehicle.facing]})`}>
      <rect x={-length / 2} y={-across / 2} width={length} height={across} rx={Math.min(4, across / 3)} />
      <path d={`M${glass} ${-across * 0.38}Q${glass + across * 0.22} 0 ${glass} ${across * 0.38}`} />
      {vehicle.type === 'semi-truck' && <path d={`M${length * 0.22} ${-across / 2}V${across / 2}`} />}
      {vehicle.type === 'pickup-truck' && (
        <rect x={-length * 0.44} y={-across * 0.34} width={length * 0.38} height={across * 0.68} rx="1" />
      )}
    </g>
  );
}

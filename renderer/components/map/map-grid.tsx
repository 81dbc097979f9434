import type { TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import { boxOnMap, type View, wholeOf } from './geometry.ts';
import styles from './map.module.css';

const FOOT = 120;

/** A faint line each foot, so that distances can be read anywhere. */
export function GroundGrid({ view, size }: { readonly view: View; readonly size: TableSize }) {
  const { x, y, width, height } = boxOnMap(view, wholeOf(size));
  const feet = (length: number) =>
    Array.from({ length: Math.ceil(length / FOOT) - 1 }, (_, at) => (at + 1) * FOOT * view.scale);
  return (
    <path
      className={styles.grid}
      d={[
        ...feet(size.width).map((at) => `M${x + at} ${y}v${height}`),
        ...feet(size.depth).map((at) => `M${x} ${y + height - at}h${width}`),
      ].join('')}
    />
  );
}

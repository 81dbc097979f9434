import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import { floorPlan } from './floor-plan.ts';
import type { View } from './geometry.ts';
import { path, short } from './lines.ts';
import styles from './map.module.css';

interface MapFloorProps {
  readonly building: Building;
  readonly view: View;
  /** 0 on the ground. */
  readonly storey: number;
}

/** A floor as one would walk on it: inner walls and what stands between them. Nothing in walls that are no rectangle. */
export function MapFloor({ building, view, storey }: MapFloorProps) {
  const plan = floorPlan(building, view, storey);
  if (plan === undefined) return null;
  return (
    <g className={styles.floor}>
      <path className={styles.piece} d={plan.boxes.map((box) => `${path(box)}Z`).join('')} />
      <path
        className={styles.piece}
        d={plan.rounds
          .map(({ middle, radius: exact }) => {
            const radius = short(exact);
            return `M${short(middle.x - radius)} ${short(middle.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
          })
          .join('')}
      />
      <path className={styles.inner} d={plan.walls.map((wall) => path(wall)).join('')} />
    </g>
  );
}

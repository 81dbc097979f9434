/** Lawns, paths and car parks: to look at, not to count with. */
import type { TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { View } from './geometry.ts';
import styles from './map.module.css';
import type { StreetPlan } from './street-plan.ts';
import { yardsOf } from './yards.ts';

interface MapYardsProps {
  readonly table: TableTop;
  readonly streets: StreetPlan;
  readonly view: View;
}

export function MapYards({ table, streets, view }: MapYardsProps) {
  const { lawns, paths, parks, bays, grass } = yardsOf(table, streets, view);
  return (
    <g className={styles.yards}>
      <path className={styles.grass} d={grass} />
      <path className={styles.lawn} d={lawns} />
      <path className={styles.path} d={paths} />
      <path className={styles.park} d={parks} />
      <path className={styles.bay} d={bays} />
    </g>
  );
}

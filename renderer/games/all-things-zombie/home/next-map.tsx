/** The table of the Encounter, small: its plan without its words. */
import { EncounterMap } from '../map/encounter-map.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './home.module.css';

/** Pixels along the longer side. */
const ACROSS = 176;

export function NextMap({ table }: { readonly table: TableView }) {
  const scale = ACROSS / Math.max(table.width, table.depth);
  return (
    <figure className={styles.map}>
      <EncounterMap table={table} scale={scale} framed={false} />
      <figcaption className="quiet small">
        {table.name}, {table.width / 10} by {table.depth / 10}″
      </figcaption>
    </figure>
  );
}

import type { TableMapProps } from '../../../components/map/table-map.tsx';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './brief.module.css';

/** Pixels to a tenth of an inch, so that the table takes the width of the page on either paper. */
const MAP_SCALE = 1.36;

/** The table in black and white with its key; `marks`: who stands on it, and `says` when that was. */
export function mapSection(
  table: TableView,
  marks: NonNullable<TableMapProps['children']>,
  says?: string,
): FlowContent {
  const node = (
    <div className={styles.map}>
      <EncounterMap table={table} scale={MAP_SCALE} blackAndWhite>
        {marks}
      </EncounterMap>
      <div className={styles.key}>
        {says !== undefined && <p>{says}</p>}
        <EncounterKey table={table} scale={MAP_SCALE} />
      </div>
    </div>
  );
  return { id: 'map', title: `Map of ${table.name}`, rows: [{ key: 'map', node }] };
}

/** Names of a table’s buildings by their numbers, in columns: an index to the map above, on which few names have room. */
import { numberOf } from '../../../components/map/parts.ts';
import { partsOf } from '../map/parts-of-table.ts';
import type { TableView } from '../map/table-view.ts';
import styles from './print.module.css';

/** Columns in which even the longest names stand whole on either paper. */
const COLUMNS = 4;

/** Lines that the names of a table’s buildings take. */
export const linesOfNames = ({ buildings }: TableView): number => Math.ceil(buildings.length / COLUMNS);

export function BuildingNames({ table }: { readonly table: TableView }) {
  return (
    <ol className={styles.names} style={{ columns: COLUMNS }} aria-label="Buildings">
      {partsOf(table)
        .filter(({ kind }) => kind === 'building')
        .map(({ id, title }) => (
          <li key={id}>
            <b>{numberOf(id)}</b> {title}
          </li>
        ))}
    </ol>
  );
}

import type { TableMapProps } from '../../../components/map/table-map.tsx';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './brief.module.css';
import { words as said } from './text/map-section.ts';

/** Pixels to a tenth of an inch, so that the table takes the width of the page on either paper. */
const MAP_SCALE = 1.36;

/** Words in pixels: a building’s number is read at arm’s length. */
const SIZES = { number: 19, words: 13 } as const;

interface Shown extends Pick<TableMapProps, 'signs' | 'rings' | 'beneath'> {
  /** Who stands on it. */
  readonly marks: NonNullable<TableMapProps['children']>;
  readonly party?: boolean;
  readonly zombies?: boolean;
  /** When that was. */
  readonly says?: string;
}

/** The table in black and white with its key. */
export function mapSection(
  table: TableView,
  { marks, party = false, zombies = false, says, ...drawn }: Shown,
): FlowContent {
  const node = (
    <div className={styles.map}>
      <EncounterMap {...drawn} table={table} scale={MAP_SCALE} sizes={SIZES} blackAndWhite>
        {marks}
      </EncounterMap>
      <div className={styles.key} data-bw>
        {says !== undefined && <p>{says}</p>}
        <EncounterKey table={table} scale={MAP_SCALE} party={party} zombies={zombies} />
      </div>
    </div>
  );
  return { id: 'map', title: said.mapOf(table.name), rows: [{ key: 'map', node }] };
}

import type { TableMapProps } from '../../../components/map/table-map.tsx';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './print.module.css';

/** Pixels to a tenth of an inch, so that the table takes the width of the page on either paper. */
export const MAP_SCALE = 1.36;

/** Words in pixels: a building’s number is read at arm’s length. */
const SIZES = { number: 19, words: 13 } as const;

interface Shown extends Pick<TableMapProps, 'signs' | 'rings' | 'beneath'> {
  /** Signs of those who stand on the table. */
  readonly marks: NonNullable<TableMapProps['children']>;
  readonly party?: boolean;
  readonly zombies?: boolean;
  /** Moment that the map shows, in words. */
  readonly says?: string;
  /** Smaller, where more is to stand below it. */
  readonly scale?: number;
  /** Left out where the page is called after the table. */
  readonly untitled?: boolean;
}

/** The table in black and white with its key. */
export function mapSection(
  table: TableView,
  { marks, party = false, zombies = false, says, scale = MAP_SCALE, untitled = false, ...drawn }: Shown,
): FlowContent {
  const node = (
    <div className={styles.map}>
      <EncounterMap {...drawn} table={table} scale={scale} sizes={SIZES} blackAndWhite>
        {marks}
      </EncounterMap>
      <div className={styles.key} data-bw>
        {says !== undefined && <p>{says}</p>}
        <EncounterKey table={table} scale={scale} party={party} zombies={zombies} />
      </div>
    </div>
  );
  return { id: 'map', title: untitled ? '' : `Map of ${table.name}`, rows: [{ key: 'map', node }] };
}

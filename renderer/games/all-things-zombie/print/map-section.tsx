/** The map as a section of a form in black and white, with its key, and the names of its buildings where they stand nowhere else. */
import type { ReactNode } from 'react';
import { MARGIN } from '../../../components/map/geometry.ts';
import type { TableMapProps } from '../../../components/map/table-map.tsx';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { type Format, PX_PER_MM } from '../../../components/paper/paper.ts';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import type { TableView } from '../map/table-view.ts';
import { BuildingNames } from './building-names.tsx';
import styles from './print.module.css';

/** Words in pixels: a building’s number is read at arm’s length. */
const SIZES = { number: 19, words: 13 } as const;

/** Pixels to a tenth of an inch. */
const toScale = (pixels: number, tenths: number) => Math.floor((100 * pixels) / tenths) / 100;

/** Scale at which the table takes the width of the page with its inches beside it. */
export const widest = ({ width }: TableView, { inner }: Format): number =>
  toScale(inner.width * PX_PER_MM - MARGIN.left - MARGIN.right, width);

interface Shown extends Pick<TableMapProps, 'signs' | 'rings' | 'beneath'> {
  /** Signs of those who stand on the table. */
  readonly marks: NonNullable<TableMapProps['children']>;
  readonly party?: boolean;
  readonly zombies?: boolean;
  /** Moment that the map shows, in words. */
  readonly says?: string;
  readonly scale: number;
  /** Left out where the page is called after the table. */
  readonly untitled?: boolean;
  /** True if the names of the buildings are listed below. */
  readonly names?: boolean;
  /** Stands at the right of a map that leaves room there, under its key. */
  readonly beside?: ReactNode;
}

/** The table in black and white with its key. */
export function mapSection(
  table: TableView,
  { marks, party = false, zombies = false, says, scale, untitled = false, names, beside, ...drawn }: Shown,
): FlowContent {
  const node = (
    <div className={styles.map} data-beside={beside !== undefined || undefined}>
      <EncounterMap {...drawn} table={table} scale={scale} sizes={SIZES} blackAndWhite>
        {marks}
      </EncounterMap>
      <div>
        <div className={styles.key} data-bw>
          {says !== undefined && <p>{says}</p>}
          <EncounterKey table={table} scale={scale} party={party} zombies={zombies} />
        </div>
        {beside}
      </div>
      {names === true && <BuildingNames table={table} />}
    </div>
  );
  return { id: 'map', title: untitled ? '' : `Map of ${table.name}`, rows: [{ key: 'map', node }] };
}

/** The map of an Encounter, everything on it by its name. */
import { useMemo } from 'react';
import { EDGE_WORDS, windText } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { TableMap, type TableMapProps } from '../../../components/map/table-map.tsx';
import { partsOf } from './parts-of-table.ts';
import type { TableView } from './table-view.ts';

interface EncounterMapProps extends Omit<TableMapProps, 'table' | 'name' | 'parts' | 'entry'> {
  readonly table: TableView;
}

export function EncounterMap({ table, ...props }: EncounterMapProps) {
  const parts = useMemo(() => partsOf(table), [table]);
  return <TableMap {...props} table={table} name={mapName(table)} parts={parts} entry={table.entry} />;
}

/** `on a table of 48 by 48 inches` and what stands there. */
function mapName({ name, width, depth, buildings, vehicles, entry, wind }: TableView): string {
  const there = `${countedInWords(buildings.length, 'building', 'buildings')}, ${countedInWords(vehicles.length, 'abandoned vehicle', 'abandoned vehicles')}`;
  const size = `${width / 10} by ${depth / 10} inches`;
  return `Map of ${name}: ${there} on a table of ${size}; entry from the ${EDGE_WORDS[entry]}, wind ${windText(wind)}`;
}

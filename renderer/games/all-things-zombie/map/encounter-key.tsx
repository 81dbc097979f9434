import { WIND_FROM } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { MapKey } from '../../../components/map/map-key.tsx';
import type { TableView } from './table-view.ts';

interface EncounterKeyProps {
  readonly table: Pick<TableView, 'entry' | 'wind'>;
  /** Of the map above: pixels to a tenth of an inch. */
  readonly scale: number;
}

export function EncounterKey({ table: { entry, wind }, scale }: EncounterKeyProps) {
  return <MapKey entry={entry} wind={{ to: wind, from: WIND_FROM[wind] }} scale={scale} />;
}

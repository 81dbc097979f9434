import { useMemo } from 'react';
import { TERRAIN_WORDS, WIND_FROM } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { MapKey } from '../../../components/map/map-key.tsx';
import { type MapSign, signsOn } from '../../../components/map/map-signs.tsx';
import { PARTY_SIGN, ZOMBIES_SIGN } from './figure-signs.tsx';
import type { TableView } from './table-view.ts';

interface EncounterKeyProps {
  readonly table: TableView;
  /** True if the party’s sign stands on the map beside what is drawn of the table. */
  readonly party?: boolean;
  readonly zombies?: boolean;
  /** Scale of the map: pixels to a tenth of an inch. */
  readonly scale: number;
}

export function EncounterKey({ table, party = false, zombies = false, scale }: EncounterKeyProps) {
  const signs = useMemo(
    (): readonly MapSign[] => [
      ...(party ? [PARTY_SIGN] : []),
      ...(zombies ? [ZOMBIES_SIGN] : []),
      ...signsOn(table, true, TERRAIN_WORDS),
    ],
    [table, party, zombies],
  );
  return <MapKey wind={{ to: table.wind, from: WIND_FROM[table.wind] }} signs={signs} scale={scale} />;
}

/** Words of the rules on the board, with the things on the table as its map has them: `corner of 4`, `behind the sedan`. */
import { useCallback } from 'react';
import { TERRAIN_WORDS, VEHICLE_WORDS } from '../../../../../src/rules/all-things-zombie/text/encounter.ts';
import { numberOf } from '../../../../components/map/parts.ts';
import type { TableView } from '../../map/table-view.ts';
import { useUnderWay } from '../state/play-context.ts';

/** Ids of buildings, vehicles and terrain in a text. */
const IDS = /\b[bvt]\d+\b/g;

function namesOf({ buildings, vehicles, terrain }: TableView): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...buildings.map(({ id }) => [id, numberOf(id)] as const),
    ...vehicles.map(({ id, type }) => [id, `the ${VEHICLE_WORDS[type].text}`] as const),
    ...terrain.map(({ id, kind }) => [id, `the ${TERRAIN_WORDS[kind].text}`] as const),
  ]);
}

/** Puts the number of a building, and the name of anything else, for its id. */
export function useMapWords(): (text: string) => string {
  const table = useUnderWay('table');
  return useCallback(
    (text: string) => {
      if (table === null) return text;
      const names = namesOf(table);
      return text.replace(IDS, (id) => names.get(id) ?? id);
    },
    [table],
  );
}

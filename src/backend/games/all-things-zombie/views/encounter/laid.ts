/** Dice with which the parts of a table were rolled: of each the newest, as long as the table still has what they said. */
import type { LoggedEvent } from '../../../../../../db/games/all-things-zombie/index.ts';
import type { LaidPart } from '../../../../../contract/games/all-things-zombie/encounter-view/laid.ts';
import { LAID_PARTS } from '../../../../../contract/games/all-things-zombie/encounter-view/laid.ts';
import {
  BUILDING_COUNT,
  type CountRow,
  VEHICLE_COUNT,
} from '../../../../../rules/all-things-zombie/battlefield/counts.ts';
import type { EncounterTable } from '../../../../../rules/all-things-zombie/battlefield/table.ts';
import {
  RIVER_FORD,
  TERRAIN_COUNT,
  TERRAIN_KIND,
} from '../../../../../rules/all-things-zombie/battlefield/terrain.ts';
import { WIND } from '../../../../../rules/all-things-zombie/battlefield/wind.ts';
import type { Area } from '../../../../../rules/all-things-zombie/types.ts';
import { type KeyedTable, rowOf } from '../../../../../rules/core/table.ts';
import type { Reply } from '../../../../../rules/core/transcript.ts';

type Part = LaidPart['part'];

const RULES: Readonly<Record<Part, readonly string[]>> = {
  layout: ['holdout.map'],
  'building-count': [BUILDING_COUNT.id],
  'vehicle-count': [VEHICLE_COUNT.id],
  terrain: [TERRAIN_COUNT.id, TERRAIN_KIND.id, RIVER_FORD.id],
  wind: [WIND.id],
  zombies: ['atz.zombies-at-start'],
};

/** The newest first. */
export function laidParts(
  table: EncounterTable | null,
  events: readonly Pick<LoggedEvent, 'event' | 'rolls'>[],
): LaidPart[] {
  if (table === null) return [];
  return LAID_PARTS.flatMap((part): LaidPart[] => {
    const of = ({ rolls }: { readonly rolls: readonly Reply[] }) =>
      rolls.filter(({ rule }) => RULES[part].includes(rule));
    const found = events.find((event) => of(event).length > 0);
    if (found === undefined || !stillSo(part, table, found.event)) return [];
    const replies = of(found);
    return [
      {
        part,
        dice: replies.flatMap(({ answer }) => (Array.isArray(answer) ? (answer as readonly number[]) : [])),
        own: replies.some(({ by }) => by === 'own'),
        sum: sumOf(part, table),
      },
    ];
  });
}

/** A mall laid out alone has since taken the place of the buildings that were counted, or a table of the player’s own that of all. */
function stillSo(part: Part, table: EncounterTable, event: LoggedEvent['event']): boolean {
  if (table.measured === true && part !== 'wind' && part !== 'zombies') return false;
  if (part !== 'building-count' || event.type !== 'table-set') return true;
  return event.table.buildings.length === table.buildings.length;
}

function sumOf(part: Part, { area }: EncounterTable): LaidPart['sum'] {
  if (part !== 'building-count' && part !== 'vehicle-count') return null;
  const counted: KeyedTable<Area, CountRow> = part === 'building-count' ? BUILDING_COUNT : VEHICLE_COUNT;
  const { fixed, halved } = rowOf(counted, area).result;
  return { fixed, halved: halved === true };
}

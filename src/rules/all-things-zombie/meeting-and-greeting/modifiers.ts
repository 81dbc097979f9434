/** Changes that buildings and floors make to the chance of meeting anybody (section: Building Activity Modifiers Table). */
import { number } from '../../core/fields.ts';
import type { Modified } from '../../core/play.ts';
import { hasRow, type KeyedTable, rowOf } from '../../core/table.ts';
import type { Area, BuildingId } from '../types.ts';

export interface ActivityModifier {
  readonly zombies: number;
  readonly survivors: number;
}

const changes = (zombies: number, survivors: number) => ({ result: { zombies, survivors } });

/** School and supermarket have a printed line of their own for an urban area (ATZ-64 for the supermarket). */
export const BUILDING_ACTIVITY = {
  id: 'atz.building-activity',
  section: 'Building Activity Modifiers Table',
  figures: { zombies: number(-9, 9), survivors: number(-9, 9) },
  rows: {
    apartments: changes(2, -1),
    church: changes(2, -1),
    'dock-shipyard': changes(-1, 1),
    hospital: changes(2, -1),
    house: changes(1, -1),
    mall: changes(2, -1),
    'military-base': changes(-2, 2),
    'office-building': changes(2, -1),
    'police-station': changes(-1, 1),
    restaurant: changes(-1, 1),
    'retail-box-store': changes(2, -1),
    'retail-store': changes(-1, 1),
    school: changes(1, -1),
    'school-urban': changes(-1, 1),
    supermarket: changes(-1, 1),
    'supermarket-urban': { ...changes(1, 0), ruling: 'ATZ-64' },
    warehouse: changes(-1, 1),
    // Trailers, mobile homes and vehicles change nothing.
    'no-building': { ...changes(0, 0), confidence: 'RULING', ruling: 'ATZ-100' },
    /** Added on any floor above the ground. */
    upstairs: { ...changes(-2, 1), ruling: 'ATZ-69' },
  },
} as const satisfies KeyedTable<Line, ActivityModifier>;
type Line = BuildingId | 'school-urban' | 'supermarket-urban' | 'no-building' | 'upstairs';

function lineOf(building: BuildingId | null, area: Area): Line {
  if (building === null) return 'no-building';
  const ofArea = `${building}-${area}`;
  return hasRow(BUILDING_ACTIVITY, ofArea) ? ofArea : building;
}

const found = (line: Line) => rowOf<Line, ActivityModifier>(BUILDING_ACTIVITY, line);

/** Modifiers of a building and a floor, each by the row it comes from. */
export function activityModifiers(
  { building, area, upstairs }: { building: BuildingId | null; area: Area; upstairs: boolean },
  whose: keyof ActivityModifier,
): readonly Modified[] {
  const lines = [found(lineOf(building, area)), ...(upstairs ? [found('upstairs')] : [])];
  return lines.map(({ row, result }) => ({ row, does: 'target', by: result[whose] }));
}

export function activityModifier(building: BuildingId | null, area: Area): ActivityModifier {
  return found(lineOf(building, area)).result;
}

/** Any floor above the ground. */
export function upstairsModifier(): ActivityModifier {
  return found('upstairs').result;
}

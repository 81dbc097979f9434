/** How buildings and floors change the chance of meeting anybody (section: Building Activity Modifiers Table). */
import type { Modified } from '../../core/play.ts';
import type { Area, BuildingId } from '../types.ts';

export interface ActivityModifier {
  readonly zombies: number;
  readonly survivors: number;
}

type Row = ActivityModifier & {
  /** A printed line of its own for one area (ATZ-64 for the supermarket). */
  readonly in?: { readonly [A in Area]?: ActivityModifier };
};

export const BUILDING_ACTIVITY = {
  apartments: { zombies: 2, survivors: -1 },
  church: { zombies: 2, survivors: -1 },
  'dock-shipyard': { zombies: -1, survivors: 1 },
  hospital: { zombies: 2, survivors: -1 },
  house: { zombies: 1, survivors: -1 },
  mall: { zombies: 2, survivors: -1 },
  'military-base': { zombies: -2, survivors: 2 },
  'office-building': { zombies: 2, survivors: -1 },
  'police-station': { zombies: -1, survivors: 1 },
  restaurant: { zombies: -1, survivors: 1 },
  'retail-box-store': { zombies: 2, survivors: -1 },
  'retail-store': { zombies: -1, survivors: 1 },
  school: { zombies: 1, survivors: -1, in: { urban: { zombies: -1, survivors: 1 } } },
  supermarket: { zombies: -1, survivors: 1, in: { urban: { zombies: 1, survivors: 0 } } },
  warehouse: { zombies: -1, survivors: 1 },
} as const satisfies Record<BuildingId, Row>;

/** Added on any floor above the ground (ATZ-69). */
export const UPSTAIRS: ActivityModifier = { zombies: -2, survivors: 1 };
/** Trailers, mobile homes and vehicles change nothing (ATZ-100). */
const NO_BUILDING: ActivityModifier = { zombies: 0, survivors: 0 };

/** What a building and a floor change, each by the row it comes from. */
export function activityModifiers(
  { building, area, upstairs }: { building: BuildingId | null; area: Area; upstairs: boolean },
  whose: keyof ActivityModifier,
): readonly Modified[] {
  const { [whose]: inside } = activityModifier(building, area);
  const rule = whose === 'zombies' ? 'atz.activity.zombies' : 'atz.activity.survivors';
  const line =
    building === null ? 'no-building' : hasLineOf(building, area) ? `${building}-${area}` : building;
  return [
    { row: `${rule}/${line}`, does: 'target', by: inside },
    ...(upstairs ? [{ row: `${rule}/upstairs`, does: 'target', by: UPSTAIRS[whose] }] : []),
  ];
}

function hasLineOf(building: BuildingId, area: Area): boolean {
  const row: Row = BUILDING_ACTIVITY[building];
  return row.in?.[area] !== undefined;
}

export function activityModifier(building: BuildingId | null, area: Area): ActivityModifier {
  if (building === null) return NO_BUILDING;
  const row: Row = BUILDING_ACTIVITY[building];
  return row.in?.[area] ?? row;
}

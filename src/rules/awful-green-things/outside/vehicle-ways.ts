/** Ways of jet suits and cargo movers (Jet Suits; Cargo Movers): an area a turn, through airlocks into space and back. */
import { AREA_IDS, type AreaId, areaRow } from '../data/areas.ts';
import { BOAT_IDS, boatRow } from '../data/boats.ts';
import { nextTo } from '../data/plan.ts';
import type { CrewmanSeen, Table } from '../state.ts';
import { isClosed } from './airlocks.ts';
import { isArea, isSpace, type PlaceId, type SpaceId, spaceOver, spacesBeside } from './places.ts';
import { vehicleOf } from './units.ts';
import { skinOutside } from './ways.ts';

/** A mover is too large for all of the ship but the hold and the bays. */
export const WIDE: readonly AreaId[] = ['cargo-hold', ...BOAT_IDS.map((boat) => boatRow(boat).result.bay)];

export function spaceOutside(area: AreaId): SpaceId | undefined {
  const skin = skinOutside(area);
  return skin === undefined ? undefined : spaceOver(skin);
}

/** Exits that open to a space area, and are not closed. */
export const openExits = (state: Table, space: SpaceId): readonly AreaId[] =>
  AREA_IDS.filter(
    (area) => areaRow(area).result.exit && spaceOutside(area) === space && !isClosed(state, area),
  );

export function vehicleWays(state: Table, { id, at }: CrewmanSeen): readonly PlaceId[] {
  const vehicle = vehicleOf(state, id);
  if (vehicle === undefined || at === null) return [];
  const fits = (area: AreaId) => vehicle.kind === 'suit' || WIDE.includes(area);
  if (isSpace(at)) return [...spacesBeside(at), ...openExits(state, at).filter(fits)];
  if (!isArea(at)) return [];
  const space = isClosed(state, at) ? undefined : spaceOutside(at);
  const inside = vehicle.kind === 'suit' ? nextTo(at) : [];
  return [...inside, ...(space === undefined ? [] : [space])];
}

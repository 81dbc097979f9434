/** The board’s view of the outside of the ship: who is on the skin and in space, the boats that are out, and what may be done there. */
import type { AreaId } from '../../data/areas.ts';
import { BOAT_IDS, type BoatId } from '../../data/boats.ts';
import {
  ADRIFT,
  boatAround,
  boatUnder,
  inBoat,
  isOutside,
  isSkin,
  isSpace,
  type OutsideId,
  onBoat,
  type PlaceId,
} from '../../outside/places.ts';
import { aimsOutside, spaceOfBoat } from '../../outside/sight.ts';
import type { Table } from '../../state.ts';
import type { LightsOutside, LitOption } from '../lit.ts';
import { BOAT_NAMES } from '../names.ts';
import { type CrewView, type Occupants, occupantsOf } from '../occupants.ts';
import { OPEN_PLACES, type OpenId, type OpenPlace } from './plan.ts';

/** A boat out of its bay, with who is in it and who clings to it. */
export interface BoatView {
  readonly id: BoatId;
  readonly name: string;
  readonly inside: Occupants;
  readonly outside: Occupants;
}

export interface OpenView extends OpenPlace, Occupants {
  readonly boats: readonly BoatView[];
  /** All that is seen from there, but for itself. */
  readonly sees: readonly OpenId[];
}

/** A place that options are about; those about a boat stand where it is. */
export interface LitOpen {
  readonly place: OpenId;
  readonly options: readonly LitOption[];
}

export interface OutsideView {
  readonly places: readonly OpenView[];
  /** Off the board, with the turn in which each may be back. */
  readonly away: readonly (BoatView & { readonly back: number | null })[];
  readonly adrift: readonly CrewView[];
  /** Exits whose airlock is closed or held. */
  readonly shut: readonly AreaId[];
  readonly from: OpenId | null;
  readonly battle: OpenId | null;
  readonly lit: readonly LitOpen[];
  readonly seen: readonly OpenId[];
}

const boatView = (state: Table, id: BoatId): BoatView => ({
  id,
  name: `The ${BOAT_NAMES[id]}`,
  inside: occupantsOf(state, inBoat(id)),
  outside: occupantsOf(state, onBoat(id)),
});

/** Place on the plan for a place outside; undefined for a boat that is off the board, and for anyone adrift. */
function openIdOf(state: Table, place: OutsideId): OpenId | undefined {
  if (isSkin(place) || isSpace(place)) return place;
  const boat = boatUnder(place) ?? boatAround(place);
  return boat === undefined ? undefined : spaceOfBoat(state, boat);
}

const EMPTY: LightsOutside = { from: null, lit: [], battle: null, seen: [] };

export function outsideOf(state: Table, lights: LightsOutside = EMPTY): OutsideView | undefined {
  const { outside } = state;
  if (outside === undefined) return undefined;
  const out = BOAT_IDS.filter((id) => spaceOfBoat(state, id) !== undefined);
  const openOf = (place: OutsideId | null) => (place === null ? null : (openIdOf(state, place) ?? null));
  const onPlan = (places: readonly PlaceId[]): readonly OpenId[] => {
    const ids = new Set(places.filter(isOutside).map((place) => openIdOf(state, place)));
    return OPEN_PLACES.map(({ id }) => id).filter((id) => ids.has(id));
  };
  const lit = Map.groupBy(lights.lit, ({ place }) => openIdOf(state, place));
  return {
    places: OPEN_PLACES.map((place) => ({
      ...place,
      ...occupantsOf(state, place.id),
      boats: out.filter((id) => spaceOfBoat(state, id) === place.id).map((id) => boatView(state, id)),
      sees: onPlan(aimsOutside(state, place.id, 'sight')).filter((id) => id !== place.id),
    })),
    away: outside.boats
      .filter(({ at }) => at === null)
      .map(({ id, back }) => ({ ...boatView(state, id), back })),
    adrift: occupantsOf(state, ADRIFT).crew,
    shut: [...new Set([...outside.closed, ...outside.held])],
    from: openOf(lights.from),
    battle: openOf(lights.battle),
    lit: OPEN_PLACES.flatMap(({ id }) => {
      const here = lit.get(id)?.flatMap(({ options }) => options) ?? [];
      return here.length === 0 ? [] : [{ place: id, options: here }];
    }),
    seen: onPlan(lights.seen),
  };
}

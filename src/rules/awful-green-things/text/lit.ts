/** Areas that the board lights up: what the open question lets be done in each, and what whoever is asked sees from where he stands. */
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { BOAT_IDS, boatRow } from '../data/boats.ts';
import { cloudOf, nextTo } from '../data/plan.ts';
import { SIGHT } from '../data/sight.ts';
import { weaponOf } from '../data/weapons.ts';
import { isArea, isOutside, OUTSIDE_IDS, type OutsideId, type PlaceId } from '../outside/places.ts';
import { aimsOutside, spaceOfBoat } from '../outside/sight.ts';
import { type Table, weaponOfCrew } from '../state.ts';

/** A question as a screen has it. */
export interface Asked {
  readonly rule: string;
  /** Id of the crewman or thing that the question is about. */
  readonly of: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

export interface LitOption {
  readonly id: string;
  readonly text: string;
  /** Names of people and things in the option’s id: by these a counter knows that it is meant. */
  readonly names: readonly string[];
}

/** A place outside that options are about. */
export interface LitOutside {
  readonly place: OutsideId;
  readonly options: readonly LitOption[];
}

/** The same of what is outside the ship, where that is played. */
export interface LightsOutside {
  readonly from: OutsideId | null;
  readonly lit: readonly LitOutside[];
  readonly battle: OutsideId | null;
  readonly seen: readonly OutsideId[];
}

/** An area that options are about. */
export interface Lit {
  readonly area: AreaId;
  readonly options: readonly LitOption[];
  /** The way one looks there from where whoever is asked stands: the area right behind the hatch; null where it isn’t looked at. */
  readonly via: AreaId | null;
}

export interface Lights {
  /** Area of the crewman who is asked. */
  readonly from: AreaId | null;
  /** Crewman that the question is about. */
  readonly who: string | null;
  readonly lit: readonly Lit[];
  /** Area where attacks are being declared. */
  readonly battle: AreaId | null;
  /** Attackers there, and those who are attacked. */
  readonly fighting: readonly string[];
  /** All that the weapon in his hands can be aimed into. */
  readonly seen: readonly AreaId[];
  readonly outside?: LightsOutside;
}

/** Place of the counter that an id means: crew, a monster, a weapon, a boat in its bay. */
function whereIs(state: Table, id: string): PlaceId | null {
  const boat = BOAT_IDS.find((one) => one === id);
  if (boat !== undefined) return spaceOfBoat(state, boat) ?? boatRow(boat).result.bay;
  const vehicles = state.outside?.vehicles ?? [];
  const found = [...state.crew, ...state.monsters, ...state.weapons, ...vehicles].find(
    (one) => one.id === id,
  );
  return found?.at ?? null;
}

const isPlace = (id: string): id is PlaceId => isArea(id) || isOutside(id);

/** The last place that it names, or else where the first of those stands whom it names. */
function placeOf(state: Table, id: string): PlaceId | undefined {
  const names = id.split(':');
  const area = names.findLast(isPlace);
  if (area !== undefined) return area;
  return names.map((name) => whereIs(state, name)).find((at) => at !== null) ?? undefined;
}

const AIMS: ReadonlySet<string> = new Set(['agt.strike.how', 'agt.move.crew.to']);

function seenBy(state: Table, who: string, from: PlaceId): readonly PlaceId[] {
  const held = state.weapons.find(({ by }) => by === who);
  if (held === undefined) return [];
  const { reach } = weaponOf(held.kind);
  if (!isArea(from)) return aimsOutside(state, from, reach);
  if (reach === 'sight') return SIGHT[from];
  return reach === 'next' ? nextTo(from) : [];
}

/** All that is seen from an area, whoever stands there (Line of Sight). */
export const seenFrom = (area: AreaId): readonly AreaId[] => SIGHT[area];

const viaOf = (from: AreaId, to: AreaId): AreaId | null =>
  from === to ? null : (nextTo(from).find((next) => next === to || cloudOf(next).includes(to)) ?? null);

const areaOrNull = (place: PlaceId | null): AreaId | null => (place !== null && isArea(place) ? place : null);
const outsideOrNull = (place: PlaceId | null): OutsideId | null =>
  place !== null && isOutside(place) ? place : null;

/** Counters that have declared attacks, their targets, and the target of the open throw. */
const fightingIn = ({ battle }: Table, of: string | null): readonly string[] => {
  const strikes = (battle?.strikes ?? []).flatMap(({ by, on }) => (on === null ? [by] : [by, on]));
  return of === null ? strikes : [...strikes, of];
};

const offered = (here: Asked['options']): readonly LitOption[] =>
  here.map(({ id, text }) => ({ id, text, names: id.split(':') }));

export function lightsOf(state: Table, { rule, of, options }: Asked): Lights {
  const crewman = state.crew.find(({ id }) => id === of);
  const from = crewman?.at ?? of?.split(':').findLast(isPlace) ?? null;
  const fromArea = areaOrNull(from);
  const armed = crewman !== undefined && weaponOfCrew(state, crewman.id) !== undefined;
  const byPlace = Map.groupBy(options, ({ id }) => placeOf(state, id));
  const lit = AREA_IDS.flatMap((area): readonly Lit[] => {
    const here = byPlace.get(area);
    if (here === undefined) return [];
    const looks = rule === 'agt.strike.how' && fromArea !== null;
    return [{ area, options: offered(here), via: looks ? viaOf(fromArea, area) : null }];
  });
  const battle = state.battle?.at ?? null;
  const seen = armed && from !== null && AIMS.has(rule) ? seenBy(state, crewman.id, from) : [];
  const inside = {
    ...{ from: fromArea, who: crewman?.id ?? null, lit, battle: areaOrNull(battle) },
    seen: seen.filter(isArea),
    fighting: fightingIn(state, of),
  };
  if (state.outside === undefined) return inside;
  const litOutside = OUTSIDE_IDS.flatMap((place): readonly LitOutside[] => {
    const here = byPlace.get(place);
    return here === undefined ? [] : [{ place, options: offered(here) }];
  });
  const outside = {
    ...{ from: outsideOrNull(from), lit: litOutside, battle: outsideOrNull(battle) },
    seen: seen.filter(isOutside),
  };
  return { ...inside, outside };
}

/** What the open question lets be done in which area, and what whoever is asked sees from where he stands: the board lights it up. */
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { BOAT_IDS, boatRow } from '../data/boats.ts';
import { cloudOf, nextTo } from '../data/plan.ts';
import { SIGHT } from '../data/sight.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Table, weaponOfCrew } from '../state.ts';

/** A question as a screen has it. */
export interface Asked {
  readonly rule: string;
  /** Whom or what it is about. */
  readonly of: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

export interface LitOption {
  readonly id: string;
  readonly text: string;
  /** Whom and what it names: by these a counter knows that it is meant. */
  readonly names: readonly string[];
}

/** An area that options are about. */
export interface Lit {
  readonly area: AreaId;
  readonly options: readonly LitOption[];
  /** The way one looks there from where whoever is asked stands: the area right behind the hatch; null where it isn’t looked at. */
  readonly via: AreaId | null;
}

export interface Lights {
  /** Where whoever is asked stands. */
  readonly from: AreaId | null;
  /** Whom of the crew the question is about. */
  readonly who: string | null;
  readonly lit: readonly Lit[];
  /** Where attacks are being declared. */
  readonly battle: AreaId | null;
  /** All that the weapon in his hands can be aimed into. */
  readonly seen: readonly AreaId[];
}

const isArea = (id: string): id is AreaId => (AREA_IDS as readonly string[]).includes(id);

/** Where the one stands that an id means: crew, a monster, a weapon, a boat in its bay. */
function whereIs(state: Table, id: string): AreaId | null {
  const boat = BOAT_IDS.find((one) => one === id);
  if (boat !== undefined) return boatRow(boat).result.bay;
  const found = [...state.crew, ...state.monsters, ...state.weapons].find((one) => one.id === id);
  return found?.at ?? null;
}

/** The last area that it names, or else where the first of those stands whom it names. */
function areaOf(state: Table, id: string): AreaId | undefined {
  const names = id.split(':');
  const area = names.findLast(isArea);
  if (area !== undefined) return area;
  return names.map((name) => whereIs(state, name)).find((at) => at !== null) ?? undefined;
}

const AIMS: ReadonlySet<string> = new Set(['agt.strike.how', 'agt.move.crew.to']);

function seenBy(state: Table, who: string, from: AreaId): readonly AreaId[] {
  const held = state.weapons.find(({ by }) => by === who);
  if (held === undefined) return [];
  const { reach } = weaponOf(held.kind);
  if (reach === 'sight') return SIGHT[from];
  return reach === 'next' ? nextTo(from) : [];
}

const viaOf = (from: AreaId, to: AreaId): AreaId | null =>
  from === to ? null : (nextTo(from).find((next) => next === to || cloudOf(next).includes(to)) ?? null);

export function lightsOf(state: Table, { rule, of, options }: Asked): Lights {
  const crewman = state.crew.find(({ id }) => id === of);
  const from = crewman?.at ?? of?.split(':').findLast(isArea) ?? null;
  const armed = crewman !== undefined && weaponOfCrew(state, crewman.id) !== undefined;
  const byArea = Map.groupBy(options, ({ id }) => areaOf(state, id));
  const lit = AREA_IDS.flatMap((area): readonly Lit[] => {
    const here = byArea.get(area);
    if (here === undefined) return [];
    const offered = here.map(({ id, text }) => ({ id, text, names: id.split(':') }));
    const looks = rule === 'agt.strike.how' && from !== null;
    return [{ area, options: offered, via: looks ? viaOf(from, area) : null }];
  });
  return {
    from,
    who: crewman?.id ?? null,
    lit,
    battle: state.battle?.at ?? null,
    seen: armed && from !== null && AIMS.has(rule) ? seenBy(state, crewman.id, from) : [],
  };
}

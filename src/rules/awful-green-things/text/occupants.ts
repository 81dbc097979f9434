/** Occupants of a place, as counters: crew with what they carry and are in, monsters of a kind in one state, weapons that lie. */
import { CREW_IDS, type CrewId, type Crewman, crewmanOf } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf } from '../data/monsters.ts';
import { WEAPON_KINDS, type WeaponKind, weaponOf } from '../data/weapons.ts';
import { boatAround, isArea, type PlaceId } from '../outside/places.ts';
import { isSealed } from '../outside/units.ts';
import {
  type CrewmanSeen,
  crewAt,
  type MonsterSeen,
  monstersAt,
  type Phase,
  type Table,
  weaponOfCrew,
  weaponsAt,
} from '../state.ts';
import { CREW_NAMES, MONSTER_NAMES, WEAPON_NAMES } from './names.ts';
import { shortName } from './short-names.ts';

/** A crewman as a counter. */
export interface CrewView {
  readonly id: CrewId;
  readonly name: string;
  /** Short name on the counter. */
  readonly short: string;
  /** `3/21/3`: dice, constitution, movement. */
  readonly figures: string;
  readonly shape: 'crew' | 'robot' | 'mascot';
  readonly weapon: WeaponKind | null;
  /** Has had his move, or his attack, whichever is on. */
  readonly done: boolean;
  readonly stunned: boolean;
  /** Vehicle or soot that he is in, or wears; null as he is, or in a pressure suit. */
  readonly within: Within | null;
  /** In a boat, and dead if its hatch is opened. */
  readonly bare: boolean;
}

/** Monsters of a kind in one state. */
export interface MonstersView {
  readonly kind: MonsterKind;
  readonly name: string;
  readonly ids: readonly string[];
  readonly constitution: number;
  readonly count: number;
  readonly fresh: boolean;
  readonly done: boolean;
  readonly stunned: boolean;
}

/** Weapons of a kind that lie there; none where it is only their place. */
export interface LyingView {
  readonly weapon: WeaponKind;
  readonly name: string;
  readonly ids: readonly string[];
  readonly count: number;
  /** A fence that is on. */
  readonly on: boolean;
}

/** A jet suit, a cargo mover, the Ook Soot. */
export type Within = 'suit' | 'mover' | 'soot';

export const WITHIN: Readonly<Record<Within, string>> = {
  suit: 'in a Jet Suit',
  mover: 'in a Cargo Mover',
  soot: 'in the Ook Soot',
};

/** Some of a kind with nobody in them. */
export interface EmptyView {
  readonly kind: Within;
  readonly name: string;
  readonly ids: readonly string[];
  readonly count: number;
}

/** All counters at a place. */
export interface Occupants {
  readonly crew: readonly CrewView[];
  readonly monsters: readonly MonstersView[];
  readonly lying: readonly LyingView[];
  /** None but with the option Outside the Znutar. */
  readonly empties: readonly EmptyView[];
}

export const figuresOf = ({ dice, constitution, move }: Crewman): string => `${dice}/${constitution}/${move}`;
export const shapeOf = ({ people }: Crewman): CrewView['shape'] =>
  people === 'robot' || people === 'mascot' ? people : 'crew';

/** A letter less than this many stands on a counter beside what is carried. */
const LONGEST = 9;

function crewView(state: Table, crewman: CrewmanSeen): CrewView {
  const { id, name, wakes } = crewman;
  const figures = crewmanOf(id);
  return {
    id,
    name: name === null ? CREW_NAMES[id] : `${name}, ${CREW_NAMES[id]}`,
    short: name === null || name.length > LONGEST ? shortName(id) : name,
    figures: figuresOf(figures),
    shape: shapeOf(figures),
    weapon: weaponOfCrew(state, id)?.kind ?? null,
    done: crewDone(state.phase, crewman),
    stunned: wakes !== null,
    within: withinOf(state, id),
    bare: crewman.at !== null && boatAround(crewman.at) !== undefined && !isSealed(state, id),
  };
}

/** Vehicle that a crewman is in, or the soot that he wears. */
export function withinOf({ outside }: Table, id: CrewId): Within | null {
  if (outside === undefined) return null;
  const vehicle = outside.vehicles.find(({ by }) => by === id);
  if (vehicle !== undefined) return kindOfVehicle(vehicle);
  return id === 'mascot' && outside.soot.worn ? 'soot' : null;
}

/** The kind of a counter is the first part of its id. */
export const kindOfVehicle = ({ id }: { readonly id: string }): Within =>
  id.startsWith('suit') ? 'suit' : 'mover';

export const EMPTY_NAMES: Readonly<Record<Within, readonly [one: string, many: string]>> = {
  suit: ['Jet Suit', 'Jet Suits'],
  mover: ['Cargo Mover', 'Cargo Movers'],
  soot: ['Ook Soot', 'Ook Soots'],
};

export function emptyViews({ outside }: Table, place: PlaceId): readonly EmptyView[] {
  if (outside === undefined) return [];
  const { vehicles, soot } = outside;
  const here = vehicles.filter(({ at, by }) => at === place && by === null);
  const of = (kind: Within): readonly string[] =>
    kind === 'soot'
      ? soot.at === place
        ? ['soot']
        : []
      : here.filter((one) => kindOfVehicle(one) === kind).map(({ id }) => id);
  return (['suit', 'mover', 'soot'] as const).flatMap((kind) => {
    const ids = of(kind);
    const name = EMPTY_NAMES[kind][ids.length > 1 ? 1 : 0];
    return ids.length === 0 ? [] : [{ kind, name, ids, count: ids.length }];
  });
}

type Had = Pick<CrewmanSeen, 'moved' | 'attacked'>;

const crewDone = (phase: Phase, { moved, attacked }: Had): boolean =>
  ((phase === 'discovery' || phase === 'crew-move') && moved) ||
  ((phase === 'first-fight' || phase === 'crew-attack') && attacked);

const monsterDone = (phase: Phase, { moved, attacked }: Had): boolean =>
  (phase === 'monsters-move' && moved) || (phase === 'monsters-attack' && attacked);

function monsterViews(phase: Phase, here: readonly MonsterSeen[]): readonly MonstersView[] {
  const states = [...Map.groupBy(here, (one) => stateOf(phase, one)).values()];
  return MONSTER_KINDS.flatMap((kind) =>
    states.flatMap((alike): readonly MonstersView[] => {
      const some = alike.filter((monster) => monster.kind === kind);
      const [first] = some;
      if (first === undefined) return [];
      return [
        {
          kind,
          name: MONSTER_NAMES[kind][some.length === 1 ? 'one' : 'many'],
          ids: some.map(({ id }) => id),
          constitution: monsterOf(kind).constitution,
          count: some.length,
          fresh: first.fresh,
          done: monsterDone(phase, first),
          stunned: first.wakes !== null,
        },
      ];
    }),
  );
}

const stateOf = (phase: Phase, one: MonsterSeen): string =>
  `${one.fresh} ${one.wakes !== null} ${monsterDone(phase, one)}`;

function lyingViews(state: Table, area: PlaceId): readonly LyingView[] {
  const here = weaponsAt(state, area);
  return WEAPON_KINDS.flatMap((weapon) => {
    const isHome = state.weapons.some(({ kind }) => kind === weapon) && isPicture(weapon, area);
    return [true, false].flatMap((on): readonly LyingView[] => {
      const some = here.filter((one) => one.kind === weapon && one.on === on);
      if (some.length === 0 && (on || !isHome)) return [];
      const name = WEAPON_NAMES[weapon][some.length > 1 ? 'many' : 'one'];
      return [{ weapon, name, ids: some.map(({ id }) => id), count: some.length, on }];
    });
  });
}

const isPicture = (weapon: WeaponKind, place: PlaceId): boolean =>
  isArea(place) && weaponOf(weapon).pictures.includes(place);

export const occupantsOf = (state: Table, place: PlaceId): Occupants => ({
  crew: CREW_IDS.flatMap((id) => crewAt(state, place).filter((one) => one.id === id)).map((one) =>
    crewView(state, one),
  ),
  monsters: monsterViews(state.phase, monstersAt(state, place)),
  lying: lyingViews(state, place),
  empties: emptyViews(state, place),
});

/** The state of a game: plain data. Every counter on the board is one by itself, so that each can be followed. */
import type { Seen } from '../core/seen.ts';
import { AREA_IDS, type AreaId } from './data/areas.ts';
import type { BoatId } from './data/boats.ts';
import type { Chit } from './data/chits.ts';
import type { CrewId } from './data/crew.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf } from './data/monsters.ts';
import type { EndingKind } from './data/points.ts';
import type { TriedKind, WeaponKind } from './data/weapons.ts';
import type { Passage } from './epilogue/passage.ts';
import { PLACE_IDS, type PlaceId } from './outside/places.ts';
import type { Outside, VehicleId } from './outside/state.ts';

export const SEATS = ['crew', 'monsters'] as const;
export type Side = (typeof SEATS)[number];

export const PHASES = [
  'weapons',
  'crew',
  'population',
  'monsters',
  'discovery',
  'first-fight',
  'locks',
  'grow',
  'monsters-move',
  'fences',
  'monsters-attack',
  'monsters-wake',
  'grab',
  'crew-move',
  'crew-attack',
  'crew-wake',
  'epilogue',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Setup {
  /** Ours: the turns after which nobody has won. */
  readonly turns: number;
  /** True with the option To Help the Green Things. */
  readonly extraAdult: boolean;
  /** True with the option To Help the Crew. */
  readonly beamerTwoSettings: boolean;
  /** Outside the Znutar. */
  readonly outside?: boolean;
  /** Settings that a voyage of a run has other than the book; a game by itself has none. */
  readonly voyage?: Voyage;
}

export interface Voyage {
  /** Crew who sail, in the order of the counters. */
  readonly crew: readonly CrewId[];
  /** Crew that have a name of their own. */
  readonly names: readonly { readonly crew: CrewId; readonly name: string }[];
  /** Effects known from an earlier voyage; their chits are out of the cup. */
  readonly known: readonly { readonly weapon: TriedKind; readonly chit: Chit }[];
}

/** `m7`: they keep it as they grow and shrink. */
export type MonsterId = `m${number}`;
/** `knife-2`; a boat’s rocket blast, which is no counter, has the effect of fuel. */
export type WeaponId = `${WeaponKind}-${number}` | BlastId;
export type BlastId = `fuel-${BoatId}`;

/** The kind of a counter, which is the first part of its id. */
export const kindOfWeapon = (id: WeaponId): WeaponKind => id.slice(0, id.lastIndexOf('-')) as WeaponKind;

export interface Monster {
  readonly id: MonsterId;
  kind: MonsterKind;
  at: PlaceId;
  /** The turn at whose end it wakes up; null awake. */
  wakes: number | null;
  /** True if the monster has moved this turn. */
  moved: boolean;
  attacked: boolean;
  /** A Fragment blown off this turn, which isn’t blown up again in it. */
  fresh: boolean;
}

/** Deed that takes a crewman’s whole turn. */
export type Busy = 'fence' | 'overload';

export interface Crewman {
  readonly id: CrewId;
  /** The crewman’s own name, in a run. */
  readonly name: string | null;
  /** Null before he is placed, and once he is dead or in a boat that has left. */
  at: PlaceId | null;
  fate: 'aboard' | 'dead' | 'away';
  wakes: number | null;
  moved: boolean;
  attacked: boolean;
  /** Moved in on an Adult or a Baby: he may attack nowhere else this turn. */
  engaged: boolean;
  /** True if the weapon he holds has come into his hands this turn. */
  took: boolean;
  busy: Busy | null;
}

export interface Weapon {
  readonly id: WeaponId;
  readonly kind: WeaponKind;
  /** Place where the weapon lies; null in a hand or out of the game. */
  at: PlaceId | null;
  by: CrewId | null;
  /** A fence that is on. */
  on: boolean;
}

export interface Boat {
  readonly id: BoatId;
  /** Crew who left in the boat. */
  aboard: CrewId[];
  /** The turn in which it left; null in its bay. */
  left: number | null;
  /** Guided home, or lost: nothing more is to come of it. */
  over: boolean;
}

/** An attack that has been declared: hand to hand where there is no weapon. */
export interface Strike {
  readonly by: CrewId | MonsterId;
  readonly weapon: WeaponId | null;
  readonly tried: TriedKind | null;
  readonly at: PlaceId;
  /** The one it is aimed at; null for all. */
  readonly on: CrewId | MonsterId | VehicleId | null;
}

/** The area where attacks are being declared, and what has been. */
export interface Battle {
  readonly side: Side;
  readonly at: PlaceId;
  strikes: Strike[];
}

export interface State {
  setup: Setup;
  turn: number;
  phase: Phase;
  crew: Crewman[];
  monsters: Monster[];
  weapons: Weapon[];
  /** Chits that may still be drawn. */
  cup: Chit[];
  /** The Weapons Display. */
  effects: Record<TriedKind, Chit | null>;
  /** The turn in which the beamer showed its first effect. */
  beamerTried: number | null;
  /** The first monsters, not yet placed. */
  waiting: MonsterKind[];
  /** Area where the die puts the first of the monsters; null where it may be chosen. */
  first: AreaId | null;
  /** Monsters there have ever been. */
  hatched: number;
  battle: Battle | null;
  /** Areas where attacks have been resolved this turn. */
  fought: PlaceId[];
  boats: Boat[];
  /** The way home of each boat that has set out on it. */
  passages: Passage[];
  /** The crew turn at whose end the ship blows up. */
  explodes: number | null;
  /** Ending for the ship; boats may still be on their way. */
  ship: EndingKind | null;
  /** Green Things that each of the crew has killed, those together shared by whoever has fewest. */
  kills: Partial<Record<CrewId, number>>;
  /** Crew who came home, in boats. */
  home: CrewId[];
  /** Crew who left in boats and won’t come home. */
  lost: CrewId[];
  isOver: boolean;
  /** Outside the Znutar, where that has been agreed on. */
  outside?: Outside;
}

export type Table = Seen<State>;
export type MonsterSeen = Seen<Monster>;
export type CrewmanSeen = Seen<Crewman>;
export type WeaponSeen = Seen<Weapon>;

/** All there are to look through: the ship, and what is outside her where that is played. */
export const placesOf = ({ outside }: Table): readonly PlaceId[] =>
  outside === undefined ? AREA_IDS : PLACE_IDS;

export const monstersAt = ({ monsters }: Table, area: PlaceId): readonly MonsterSeen[] =>
  monsters.filter(({ at }) => at === area);

export const crewAt = ({ crew }: Table, area: PlaceId): readonly CrewmanSeen[] =>
  crew.filter(({ at }) => at === area);

/** Alive and on the ship, the Robot and the Mascot too. */
export const crewAboard = ({ crew }: Table): readonly CrewmanSeen[] => crew.filter(({ at }) => at !== null);

export const weaponsAt = ({ weapons }: Table, area: PlaceId): readonly WeaponSeen[] =>
  weapons.filter(({ at }) => at === area);

/** The phase with which a turn begins: outside the ship airlocks are seen to first. */
export const turnsBegin = ({ outside }: Table): Phase => (outside === undefined ? 'grow' : 'locks');

/** Weapon that a crewman holds. */
export const weaponOfCrew = ({ weapons }: Table, crew: CrewId): WeaponSeen | undefined =>
  weapons.find(({ by }) => by === crew);

export function monsterBy({ monsters }: Table, id: string): MonsterSeen {
  const monster = monsters.find((one) => one.id === id);
  if (!monster) throw new Error(`no monster ${id}`);
  return monster;
}

export function crewBy({ crew }: Table, id: string): CrewmanSeen {
  const crewman = crew.find((one) => one.id === id);
  if (!crewman) throw new Error(`no crewman ${id}`);
  return crewman;
}

export function weaponBy({ weapons }: Table, id: string): WeaponSeen {
  const weapon = weapons.find((one) => one.id === id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return weapon;
}

export const countOf = ({ monsters }: Table, kind: MonsterKind): number =>
  monsters.filter((monster) => monster.kind === kind).length;

/** Counters of this kind that are left in the box (Running Out of Monster Counters). */
export const spare = (state: Table, kind: MonsterKind): number =>
  Math.max(0, monsterOf(kind).count - countOf(state, kind));

/** Counters of each kind. */
export type Horde = Record<MonsterKind, number>;

export function hordeOf(monsters: readonly MonsterSeen[]): Horde {
  const horde: Horde = { adult: 0, baby: 0, egg: 0, fragment: 0 };
  for (const { kind } of monsters) horde[kind] += 1;
  return horde;
}

/** Kinds that are among the monsters, the strongest first. */
export const kindsAmong = (monsters: readonly MonsterSeen[]): readonly MonsterKind[] =>
  MONSTER_KINDS.filter((kind) => monsters.some((monster) => monster.kind === kind));

/** True if the weapon is known to have no effect: its counters are out of the game. */
export const isUseless = ({ effects, setup }: Table, kind: WeaponKind): boolean =>
  effects[kind] === 'no-effect' &&
  (kind !== 'beamer' || !setup.beamerTwoSettings || effects['beamer-low'] === 'no-effect');

export const chitFor = ({ effects }: Table, tried: TriedKind): Chit | null => effects[tried];

/** The effects a counter of this kind may be used with: a beamer may have two. */
export function settingsOf({ setup, effects, beamerTried, turn }: Table, kind: WeaponKind): TriedKind[] {
  if (kind !== 'beamer' || !setup.beamerTwoSettings || effects.beamer === null) return [kind];
  // The second setting is tried on a later turn.
  return beamerTried === turn ? ['beamer'] : ['beamer', 'beamer-low'];
}

/** The end of a game. */
export interface Ending {
  readonly ship: EndingKind;
  /** Points; 55½ as 55.5. */
  readonly monsters: number;
  readonly crew: number;
  /** Crew who live aboard, where the crew kept the ship. */
  readonly aboard: readonly CrewId[];
  /** Crew who came home in boats. */
  readonly home: readonly CrewId[];
}

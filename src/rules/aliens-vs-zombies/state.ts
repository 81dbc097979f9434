/** The state of a game: plain data. Aliens are counters each by itself, so that a war can follow them; zombies are so many of a kind. */
import type { Seen } from '../core/seen.ts';
import type { AlienKind } from './data/aliens.ts';
import type { Icon, TileId } from './data/tiles.ts';
import { PLACES, type PlaceId } from './data/town.ts';
import type { Level } from './data/victory.ts';
import { type Horde, ZOMBIE_KINDS, type ZombieKind } from './data/zombies.ts';

export const SEATS = ['aliens', 'zombies'] as const;
export type Side = (typeof SEATS)[number];

export const PHASES = [
  'grave',
  'first-zombies',
  'first-aliens',
  'event',
  'spawning',
  'icons',
  'landing',
  'aliens',
  'zombies',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Settings that a town of a war has other than the book; a game by itself has none. */
export interface Setup {
  /** Zombies more at the start, and with each tile. */
  readonly more?: { readonly first: number; readonly each: number };
  /** Aliens that have a name of their own, by the id of their counter. */
  readonly names?: readonly { readonly id: string; readonly name: string }[];
  /** Additional aliens with the first groups, one to each. */
  readonly extra?: readonly AlienKind[];
  /** The turn from which on leaders land. */
  readonly leadersFrom?: number;
  /** Set if it is kept who killed and who fell. */
  readonly tallied?: true;
}

/** Facts that a war hears of a town: who killed, who fell, and how many lay dead after each turn. */
export interface Tally {
  byTurn: number[];
  kills: Record<string, number>;
  fallen: string[];
}

export interface Alien {
  /** `tank-2` */
  readonly id: string;
  readonly kind: AlienKind;
  /** Null in the reserve. */
  at: PlaceId | null;
  acted: boolean;
  name: string | null;
}

/** The zombies of a location: those that may still act this turn, and those that have. */
export interface Crowd {
  ready: Horde;
  acted: Horde;
}

/** Group that has been chosen to act. */
export type Acting =
  | { readonly side: 'aliens'; at: PlaceId; readonly aliens: readonly string[] }
  | { readonly side: 'zombies'; at: PlaceId; readonly zombies: Horde };

export interface State {
  setup: Setup;
  turn: number;
  phase: Phase;
  /** Tiles that lie face down, two of which stay so. */
  unseen: TileId[];
  shown: TileId[];
  /** Icons of the open tile that are still to happen. */
  icons: Icon[];
  grave: Horde;
  dead: Horde;
  /** Drawn and not yet placed. */
  hand: ZombieKind[];
  town: Record<PlaceId, Crowd>;
  aliens: Alien[];
  acting: Acting | null;
  claw: boolean;
  rise: boolean;
  level: Level | null;
  /** Tally of a war alone. */
  tally?: Tally;
}

export type Table = Seen<State>;
type HordeSeen = Readonly<Horde>;

export const noHorde = (): Horde => ({
  rotting: 0,
  rotting_mob: 0,
  fast: 0,
  fast_mob: 0,
  tough: 0,
  tough_mob: 0,
});

export function hordeOf(kinds: readonly ZombieKind[]): Horde {
  const horde = noHorde();
  for (const kind of kinds) horde[kind] += 1;
  return horde;
}

export const sizeOf = (horde: HordeSeen): number =>
  horde.rotting + horde.rotting_mob + horde.fast + horde.fast_mob + horde.tough + horde.tough_mob;

export const isEmpty = (horde: HordeSeen): boolean => sizeOf(horde) === 0;

// Each kind by its name: asked of every location, a loop over the kinds takes three times as long.
export const together = (one: HordeSeen, other: HordeSeen): Horde => ({
  rotting: one.rotting + other.rotting,
  rotting_mob: one.rotting_mob + other.rotting_mob,
  fast: one.fast + other.fast,
  fast_mob: one.fast_mob + other.fast_mob,
  tough: one.tough + other.tough,
  tough_mob: one.tough_mob + other.tough_mob,
});

/** Each counter by its kind. */
export function countersOf(horde: HordeSeen): readonly ZombieKind[] {
  const counters: ZombieKind[] = [];
  for (const kind of ZOMBIE_KINDS) for (let one = horde[kind]; one > 0; one--) counters.push(kind);
  return counters;
}

export const kindsIn = (horde: HordeSeen): readonly ZombieKind[] =>
  ZOMBIE_KINDS.filter((kind) => horde[kind] > 0);

export const zombiesAt = ({ town }: Table, place: PlaceId): Horde =>
  together(town[place].ready, town[place].acted);

export const countAt = ({ town }: Table, place: PlaceId): number =>
  sizeOf(town[place].ready) + sizeOf(town[place].acted);

const fastIn = (horde: HordeSeen): number => horde.fast + horde.fast_mob;
export const fastAt = ({ town }: Table, place: PlaceId): number =>
  fastIn(town[place].ready) + fastIn(town[place].acted);

export const aliensAt = ({ aliens }: Table, place: PlaceId): readonly Seen<Alien>[] =>
  aliens.filter(({ at }) => at === place);

export const hasLeader = (aliens: readonly Seen<Alien>[]): boolean =>
  aliens.some(({ kind }) => kind === 'leader');

export const onMap = ({ aliens }: Table): readonly Seen<Alien>[] => aliens.filter(({ at }) => at !== null);

/** Places without a counter of either side. */
export const emptyPlaces = (state: Table): readonly PlaceId[] => {
  const taken = new Set(state.aliens.map(({ at }) => at));
  return PLACES.filter((place) => !taken.has(place) && countAt(state, place) === 0);
};

export function alienBy({ aliens }: Table, id: string): Seen<Alien> {
  const alien = aliens.find((one) => one.id === id);
  if (!alien) throw new Error(`no alien ${id}`);
  return alien;
}

/** The counters that a choice of a kind means: of several without names the first. */
export function firstOfKind(aliens: readonly Seen<Alien>[], choice: string): Seen<Alien> {
  const found =
    aliens.find(({ id }) => id === choice) ?? aliens.find((one) => one.name === null && one.kind === choice);
  if (!found) throw new Error(`no ${choice} among ${aliens.length} aliens`);
  return found;
}

/** An alien with a name is chosen by itself, others by their kind. */
export const choiceOf = ({ id, kind, name }: Seen<Alien>): string => (name === null ? kind : id);

/** The end of a game (§8.0). */
export interface Ending {
  readonly level: Level;
  readonly dead: number;
}

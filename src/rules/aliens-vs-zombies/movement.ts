/** Places where a group may go (§6): each counter by itself, and the group wherever all of them may. */
import { type AlienKind, unitOf } from './data/aliens.ts';
import { ground, indexOf, nextTo, PLACES, type PlaceId, placeAt } from './data/town.ts';
import { numberOf, type ZombieKind } from './data/zombies.ts';
import {
  type Acting,
  alienBy,
  aliensAt,
  countAt,
  fastAt,
  hasLeader,
  kindsIn,
  type Side,
  sizeOf,
  type Table,
} from './state.ts';

/** Numbers of counters by location, counted once for a question. */
interface Standing {
  readonly zombies: readonly number[];
  readonly aliens: readonly number[];
  readonly leaders: readonly number[];
}

export function standing(state: Table): Standing {
  const zombies: number[] = [];
  const aliens: number[] = [];
  const leaders: number[] = [];
  for (const place of PLACES) {
    zombies.push(countAt(state, place));
    aliens.push(0);
    leaders.push(0);
  }
  for (const { at, kind } of state.aliens) {
    if (at === null) continue;
    const index = indexOf(at);
    aliens[index] = (aliens[index] ?? 0) + 1;
    if (kind === 'leader') leaders[index] = (leaders[index] ?? 0) + 1;
  }
  return { zombies, aliens, leaders };
}

interface Mover {
  readonly points: number;
  /** Parks cost no more (§6.1). */
  readonly flies: boolean;
  /** Says whether a location that it has just entered may be left again in the same move (§6.2, §6.3). */
  readonly goesOn: (index: number) => boolean;
}

/** More points than any counter has. */
const NOWHERE = 1_000;

/** The points to each location in reach, by index; the one it stands in is left out. */
function reachOf({ points, flies, goesOn }: Mover, from: number): readonly number[] {
  const { cost } = ground();
  const spent = PLACES.map(() => NOWHERE);
  spent[from] = 0;
  const queue = [from];
  // Locations found on the way are added behind in the queue.
  for (const next of queue) {
    const here = spent[next] ?? NOWHERE;
    if (next !== from && !goesOn(next)) continue;
    for (const to of nextTo(next)) {
      const there = here + (flies ? 1 : (cost[to] ?? 1));
      if (there > points || there >= (spent[to] ?? NOWHERE)) continue;
      spent[to] = there;
      queue.push(to);
    }
  }
  spent[from] = NOWHERE;
  return spent;
}

function alienMover(kind: AlienKind, { zombies }: Standing): Mover {
  const flies = kind === 'ufo';
  return { points: unitOf(kind).move, flies, goesOn: (index) => flies || zombies[index] === 0 };
}

const isFast = (kind: ZombieKind): boolean => kind === 'fast' || kind === 'fast_mob';

/** A fast one need not stop; but what it passes through it leaves, and the last zombie stays, and all stay by a leader (§6.3). */
function zombieMover(kind: ZombieKind, { aliens, leaders, zombies }: Standing): Mover {
  const goesOn = (index: number) =>
    aliens[index] === 0 || (isFast(kind) && leaders[index] === 0 && (zombies[index] ?? 0) > 0);
  return { points: numberOf(kind), flies: false, goesOn };
}

/** Holds that keep a group from leaving; the rules that say so. */
export type Hold = 'avz.claw.grounded' | 'avz.rundown' | 'avz.brains';

/** Rule by which the group can’t leave where it stands; undefined if it can. */
function heldBy(state: Table, acting: Acting): Hold | undefined {
  const { at } = acting;
  if (acting.side === 'aliens') {
    const onFoot = acting.aliens.some((id) => alienBy(state, id).kind !== 'ufo');
    if (!onFoot) return undefined;
    if (state.claw) return 'avz.claw.grounded';
    return fastAt(state, at) > 0 ? 'avz.rundown' : undefined;
  }
  const here = aliensAt(state, at);
  if (here.length === 0) return undefined;
  const isLast = sizeOf(acting.zombies) === countAt(state, at);
  return isLast || hasLeader(here) ? 'avz.brains' : undefined;
}

const movesLike = (kind: ZombieKind, other: ZombieKind): boolean =>
  isFast(kind) === isFast(other) && numberOf(kind) === numberOf(other);

/** Movers of the group, one for each kind; a mob goes where one of its zombies goes, unless the player’s figures say otherwise. */
function moversOf(state: Table, acting: Acting, by: Standing): readonly Mover[] {
  if (acting.side === 'zombies') {
    const kinds = kindsIn(acting.zombies);
    return kinds
      .filter((kind, at) => kinds.findIndex((other) => movesLike(kind, other)) === at)
      .map((kind) => zombieMover(kind, by));
  }
  const kinds = new Set(acting.aliens.map((id) => alienBy(state, id).kind));
  return [...kinds].map((kind) => alienMover(kind, by));
}

/** Locations that all of them get to, with the points of the slowest. */
function sharedBy(reaches: readonly (readonly number[])[]): Reach['moves'] {
  const [first = [], ...others] = reaches;
  const moves: { to: PlaceId; points: number }[] = [];
  for (let index = 0; index < first.length; index++) {
    let points = first[index] ?? NOWHERE;
    for (const spent of others) points = Math.max(points, spent[index] ?? NOWHERE);
    if (points < NOWHERE) moves.push({ to: placeAt(index), points });
  }
  return moves;
}

export interface Reach {
  /** Rule by which the group stays where it is; undefined if it can leave. */
  readonly hold: Hold | undefined;
  /** Locations all of the group can move to, with the points it takes the slowest of them. */
  readonly moves: readonly { readonly to: PlaceId; readonly points: number }[];
  /** Locations it can attack in: its own, and those one point away that hold enemies. */
  readonly attacks: readonly PlaceId[];
  /** Locations with enemies next to it that no attack enters, being parks (§6.1). */
  readonly parks: readonly PlaceId[];
}

/** Locations where the group may go and attack. */
export function reach(state: Table, acting: Acting): Reach {
  const by = standing(state);
  const from = indexOf(acting.at);
  const enemies = acting.side === 'aliens' ? by.zombies : by.aliens;
  const here = (enemies[from] ?? 0) > 0 ? [acting.at] : [];
  const hold = heldBy(state, acting);
  if (hold !== undefined) return { hold, moves: [], attacks: here, parks: [] };
  const movers = moversOf(state, acting, by);
  const moves = sharedBy(movers.map((mover) => reachOf(mover, from)));
  const beside = nextTo(from).filter((index) => (enemies[index] ?? 0) > 0);
  const { cost } = ground();
  const isBarred = (index: number) => (cost[index] ?? 1) > 1 && movers.some(({ flies }) => !flies);
  return {
    hold,
    moves,
    attacks: [...here, ...beside.filter((index) => !isBarred(index)).map(placeAt)],
    parks: beside.filter(isBarred).map(placeAt),
  };
}

export const enemiesAt = (state: Table, side: Side, place: PlaceId): number =>
  side === 'aliens' ? countAt(state, place) : state.aliens.filter(({ at }) => at === place).length;

/** Results to be expected of a group of aliens in a location: how many it kills there, and how many of it are lost. */
import { alienBy, type Table } from '../state.ts';
import { alienHits, kept, type Spot, unit, zombieThreat } from './worth.ts';

export interface Group {
  readonly combat: number;
  readonly bodies: number;
  readonly size: number;
  readonly leader: boolean;
  /** All of it are UFOs: no ground and nobody on it holds them. */
  readonly flies: boolean;
}

export function groupOf(state: Table, ids: readonly string[]): Group {
  const group = { combat: 0, bodies: 0, size: 0, leader: false, flies: true };
  for (const id of ids) {
    const { kind } = alienBy(state, id);
    const { combat, bodies, size } = unit(kind);
    group.combat += combat;
    group.bodies += bodies;
    group.size += size;
    group.leader ||= kind === 'leader';
    group.flies &&= kind === 'ufo';
  }
  return group;
}

/** Blast ’Em: each natural six is another die, which may show one too. */
export const EXPLODING = 1.2;
/** A hit too few for a mob is lost: of ten hits so many count. */
const COUNTED = 0.9;

const TERMS = 12;

/** e to the power of `x`, from 0 on: the sum of its series, which comes out the same on every machine, as `Math.exp` needn't. */
function exp(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n += 1) {
    term *= x / n;
    sum += term;
  }
  return sum;
}

/** Zombies killed by so much combat in a location: the more hits there are for each, the more of them are wasted. */
export function killedBy(spot: Spot, combat: number, leader: boolean): number {
  if (spot.zombies === 0) return 0;
  const hits = combat * alienHits(leader) * kept(spot.tough);
  const bodies = spot.zombieBodies / spot.zombies;
  const enough = hits / Math.max(1, bodies * COUNTED);
  return spot.zombies * (1 - 1 / exp(enough / spot.zombies));
}

/** A dead alien brings a zombie back and lands again later, if at all. */
export const ALIEN_LOST = 1.2;
/** Share of the zombies beside that will come. */
const COMING = 0.4;
/** Hits a counter bears between two that are killed. */
const BODY = 1.4;

/** Aliens lost of a group when the zombies' turn comes. */
export function lostOf(spots: readonly Spot[], at: number, group: Group, killed: number): number {
  const spot = spots[at];
  if (spot === undefined) return 0;
  const left = spot.zombies === 0 ? 0 : (spot.zombieHits * (spot.zombies - killed)) / spot.zombies;
  const hits = (left + zombieThreat(spots, at) * COMING) * kept(group.leader || spot.leader);
  return Math.min(hits, group.bodies) / BODY;
}

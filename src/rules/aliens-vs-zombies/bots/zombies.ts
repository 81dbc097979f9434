/** A schemer’s play of the zombies: it bites what can’t bite back, keeps apart, and shambles into the parks, out of reach of what can. */
import { indexOf, nextTo, type PlaceId } from '../data/town.ts';
import { type Acting, sizeOf, type Table } from '../state.ts';
import { readAct } from './reading.ts';
import { alienHits, alienThreat, kept, type Spot, spotsOf, zombieBodies, zombieHitsOf } from './worth.ts';

/** A dead alien takes one of the dead out of the count, and is gone for a while. */
const ALIEN_KILLED = 2.2;
/** Loss in worth for each zombie that is there already, as one laser or one attack kills those that stand together. */
const CROWD = 0.1;
const CROWD_AT_FIRST = 0.05;
/** Worth of each alien beside a spot: zombies that come up beside aliens are feared and fought, instead of waiting in a corner. */
const PREY = 0.25;
const MOST_PREY = 2;
const NEVER = -100;

/** Zombies of a group to be lost where it stands, of all that stand there. */
function danger(spots: readonly Spot[], at: number, bodies: number, counters: number, bonus: number): number {
  const spot = spots[at];
  if (spot === undefined || counters === 0) return 0;
  const combat = Math.max(0, alienThreat(spots, at) - bonus);
  const hits = combat * alienHits(false) * kept(spot.tough);
  const all = spot.zombieBodies + bodies;
  return (Math.min(hits, all) * counters) / Math.max(1, all);
}

export function zombieWorth(
  state: Table,
  acting: Extract<Acting, { side: 'zombies' }>,
): (id: string) => number {
  const spots = spotsOf(state);
  const from = indexOf(acting.at);
  const hits = zombieHitsOf(acting.zombies, state.claw);
  const bodies = zombieBodies(acting.zombies);
  const counters = sizeOf(acting.zombies);
  const dead = sizeOf(state.dead);
  return (id) => {
    const { what, to = from } = readAct(id);
    if (what === 'other' || what === 'alone' || what === 'without') return NEVER;
    const spot = spots[to];
    if (spot === undefined) return NEVER;
    const strikes = what === 'attack' || what === 'chomp';
    const struck = strikes ? Math.min(hits * kept(spot.leader), spot.alienBodies) : 0;
    const killed = spot.aliens === 0 ? 0 : (struck * spot.aliens) / spot.alienBodies;
    const revived = what === 'chomp' ? Math.min(dead, counters / 6) : 0;
    const killedCombat = spot.aliens === 0 ? 0 : (spot.combat * killed) / spot.aliens;
    // Zombies that stay where they are already count among the bodies there.
    const risk = danger(spots, to, to === from ? 0 : bodies, counters, killedCombat);
    const crowd = strikes || to === from ? 0 : spot.zombies * CROWD;
    return killed * ALIEN_KILLED + revived - risk - crowd;
  };
}

/** Worth of a place for a zombie to come up: out of reach, apart from others, and near what is alone. */
export function spawnWorth(state: Table): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => {
    const at = indexOf(place as PlaceId);
    const spot = spots[at];
    if (spot === undefined) return NEVER;
    const prey = nextTo(at).reduce((sum, near) => sum + (spots[near]?.aliens ?? 0), 0);
    return -danger(spots, at, 1, 1, 0) - spot.zombies * CROWD_AT_FIRST + Math.min(prey, MOST_PREY) * PREY;
  };
}

export function biteWorth(state: Table): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => spots[indexOf(place as PlaceId)]?.aliens ?? 0;
}

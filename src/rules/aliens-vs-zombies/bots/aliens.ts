/**
 * A schemer’s play of the aliens: it strikes where it kills more than it loses, with as many groups as there are targets, and walks in
 * among those that hide in the parks, to blast them out on the next turn.
 */
import { figureOf } from '../data/figures.ts';
import { indexOf, nextTo, type PlaceId } from '../data/town.ts';
import type { Acting, Table } from '../state.ts';
import { readAct } from './reading.ts';
import { splitWorth } from './splitting.ts';
import { ALIEN_LOST, EXPLODING, groupOf, killedBy, lostOf } from './strikes.ts';
import { type Spot, spotsOf, zombieThreat } from './worth.ts';

/** Share of the zombies it could kill where it goes that still stand there when it strikes. */
const STILL_THERE = 0.6;
const PREY_BESIDE = 0.05;
const MOST_PREY = 4;
const STACK_BURST = 3;
const NEVER = -100;

function preyBeside(spots: readonly Spot[], at: number): number {
  let sum = 0;
  for (const near of nextTo(at)) sum += Math.min(spots[near]?.zombies ?? 0, MOST_PREY);
  return sum;
}

/** Worth of each act. */
export function alienWorth(
  state: Table,
  acting: Extract<Acting, { side: 'aliens' }>,
): (id: string) => number {
  const spots = spotsOf(state);
  const group = groupOf(state, acting.aliens);
  const from = indexOf(acting.at);
  const most = figureOf('alien-stack');
  return (id) => {
    const { what, to = from, member } = readAct(id);
    if (what === 'alone') return splitWorth(state, spots, acting, member) ?? NEVER;
    const spot = spots[to];
    if (spot === undefined || what === 'other' || what === 'without') return NEVER;
    const leader = group.leader || spot.leader;
    const combat = what === 'blast' ? group.combat * EXPLODING : group.combat;
    const killed = what === 'attack' || what === 'blast' ? killedBy(spot, combat, leader) : 0;
    const burst = to !== from && spot.stacked + group.size > most ? STACK_BURST : 0;
    const later =
      what !== 'move'
        ? 0
        : spot.zombies > 0
          ? killedBy(spot, group.combat, leader) * STILL_THERE
          : preyBeside(spots, to) * PREY_BESIDE;
    return killed + later - lostOf(spots, to, group, killed) * ALIEN_LOST - burst;
  };
}

const AFRAID = 0.1;
const COMPANY = 0.4;
const MOST_COMPANY = 2;

/** Worth of a location for landing: beside zombies that aliens can strike at once, not beside more than they can bear. */
export function landingWorth(state: Table, combat: number): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => {
    const at = indexOf(place as PlaceId);
    const spot = spots[at];
    if (spot === undefined) return NEVER;
    let prey = 0;
    for (const near of nextTo(at)) {
      const there = spots[near];
      if (there === undefined || there.park) continue;
      prey = Math.max(prey, killedBy(there, combat + spot.combat, false));
    }
    return prey - zombieThreat(spots, at) * AFRAID + Math.min(spot.aliens, MOST_COMPANY) * COMPANY;
  };
}

/** The dead a laser may bring: a die of no more than they are. */
export function laserWorth(state: Table): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => {
    const count = spots[indexOf(place as PlaceId)]?.zombies ?? 0;
    return (count * Math.min(6, count)) / 6;
  };
}

/** The rampage goes where zombies are, and where more are beside. */
export function rampageWorth(state: Table): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => {
    if (place === 'stop') return -1;
    const at = indexOf(place as PlaceId);
    const beside = nextTo(at).filter((near) => (spots[near]?.zombies ?? 0) > 0).length;
    return ((spots[at]?.zombies ?? 0) > 0 ? 3 : 0) + beside * 0.5;
  };
}

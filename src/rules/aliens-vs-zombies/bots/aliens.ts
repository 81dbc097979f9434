/** How a schemer plays the aliens: strikes where it kills more than it loses, and keeps away from crowds it can't clear. */
import { unitOf } from '../data/aliens.ts';
import { figureOf } from '../data/figures.ts';
import { indexOf, nextTo, type PlaceId } from '../data/town.ts';
import { type Acting, alienBy, type Table } from '../state.ts';
import { chanceOf, kept, type Spot, spotsOf, zombieThreat } from './worth.ts';

/** A dead alien brings a zombie back and lands again later, if at all. */
const ALIEN_LOST = 1.6;
const NEVER = -100;
/** Hits a counter bears between two that are killed. */
const BODY = 1.4;

interface Group {
  readonly combat: number;
  readonly bodies: number;
  readonly size: number;
  readonly leader: boolean;
}

function groupOf(state: Table, ids: readonly string[]): Group {
  const kinds = ids.map((id) => alienBy(state, id).kind);
  const units = kinds.map(unitOf);
  const tough = figureOf('tough-to-kill');
  return {
    combat: units.reduce((sum, { combat }) => sum + combat, 0),
    bodies: units.reduce((sum, { armoured }) => sum + (armoured ? tough : 1), 0),
    size: units.reduce((sum, { size }) => sum + size, 0),
    leader: kinds.includes('leader'),
  };
}

/** Zombies killed by so much combat in a location. */
function kills(spot: Spot, combat: number, leader: boolean): number {
  const least = figureOf('alien-hits-on') - (leader ? figureOf('leader-bonus') : 0);
  const hits = combat * chanceOf(least) * kept(spot.tough);
  const counter = spot.zombieBodies / Math.max(1, spot.zombies);
  return Math.min(hits / Math.max(1, counter * 0.9), spot.zombies);
}

/** Aliens lost of a group when the zombies' turn comes. */
function losses(spots: readonly Spot[], at: number, group: Group, killed: number): number {
  const spot = spots[at];
  if (spot === undefined) return 0;
  const left = spot.zombies === 0 ? 0 : (spot.zombieHits * (spot.zombies - killed)) / spot.zombies;
  const hits = (left + zombieThreat(spots, at) * 0.8) * kept(group.leader || spot.leader);
  return Math.min(hits, group.bodies) / BODY;
}

function towards(spots: readonly Spot[], at: number): number {
  return nextTo(at).reduce((sum, near) => {
    const spot = spots[near];
    return sum + (spot === undefined || spot.park ? 0 : Math.min(spot.zombies, 4));
  }, 0);
}

/** How good each act is. */
export function alienWorth(
  state: Table,
  acting: Extract<Acting, { side: 'aliens' }>,
): (id: string) => number {
  const spots = spotsOf(state);
  const group = groupOf(state, acting.aliens);
  const from = indexOf(acting.at);
  const stays = spots[from];
  const most = figureOf('alien-stack');
  return (id) => {
    const [what = '', place = acting.at] = id.split(':');
    if (what === 'other' || what === 'alone' || what === 'without') return NEVER;
    const to = indexOf(place as PlaceId);
    const spot = spots[to];
    if (spot === undefined || stays === undefined) return NEVER;
    const crowded = to !== from && spot.stacked + group.size > most ? 3 : 0;
    const leader = group.leader || spot.leader;
    const combat = what === 'blast' ? group.combat * 1.2 : group.combat;
    const killed = what === 'attack' || what === 'blast' ? kills(spot, combat, leader) : 0;
    const lost = losses(spots, to, group, killed);
    const near = what === 'move' && spot.zombies === 0 ? towards(spots, to) * 0.12 : 0;
    return killed + near - lost * ALIEN_LOST - crowded;
  };
}

/** Where aliens come down: beside zombies they can strike at once, not beside more than they can bear. */
export function landingWorth(state: Table, combat: number): (place: string) => number {
  const spots = spotsOf(state);
  return (place) => {
    const at = indexOf(place as PlaceId);
    const spot = spots[at];
    const prey = nextTo(at).reduce((most, near) => {
      const there = spots[near];
      if (there === undefined || there.park) return most;
      return Math.max(most, kills(there, combat + (spot?.combat ?? 0), false));
    }, 0);
    return prey - zombieThreat(spots, at) * 0.35 + Math.min(spot?.aliens ?? 0, 2) * 0.4;
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

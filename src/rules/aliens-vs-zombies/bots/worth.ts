/** Figures that a bot reckons with: how many hits are to be expected in a location, and how many its counters bear. */
import { workedOut } from '../../core/in-force.ts';
import { ALIEN_KINDS, type AlienKind, unitOf } from '../data/aliens.ts';
import { figureOf } from '../data/figures.ts';
import { ground, indexOf, nextTo, PLACES } from '../data/town.ts';
import { type Horde, isMob, numberOf, ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';
import { sizeOf, type Table, together } from '../state.ts';

const FACES = 6;

/** Chance that a die shows this much or more, 0 to 1. */
const chanceOf = (least: number): number => Math.min(1, Math.max(0, (FACES + 1 - least) / FACES));

type ByKind = Readonly<Record<ZombieKind, number>>;

interface Unit {
  readonly combat: number;
  readonly size: number;
  /** Hits it takes to kill it. */
  readonly bodies: number;
}

/** Figures of one counter of each kind, and chances of dice. */
const reckoned = workedOut(() => {
  const byKind = (of: (kind: ZombieKind) => number): ByKind =>
    Object.fromEntries(ZOMBIE_KINDS.map((kind) => [kind, of(kind)])) as ByKind;
  const diceOf = (kind: ZombieKind) => (isMob(kind) ? 1 + figureOf('mob-dice') : 1);
  const hitsOf = (kind: ZombieKind, bonus: number) => diceOf(kind) * chanceOf(numberOf(kind) + 1 - bonus);
  const tough = figureOf('tough-to-kill');
  const hitsOn = figureOf('alien-hits-on');
  const units = ALIEN_KINDS.map((kind): [AlienKind, Unit] => {
    const { combat, size, armoured } = unitOf(kind);
    return [kind, { combat, size, bodies: armoured ? tough : 1 }];
  });
  return {
    hits: byKind((kind) => hitsOf(kind, 0)),
    clawed: byKind((kind) => hitsOf(kind, figureOf('claw-bonus'))),
    bodies: byKind((kind) => (isMob(kind) ? tough : 1)),
    units: Object.fromEntries(units) as Readonly<Record<AlienKind, Unit>>,
    alienHits: chanceOf(hitsOn),
    ledHits: chanceOf(hitsOn - figureOf('leader-bonus')),
    kept: 1 - chanceOf(figureOf('saves-on')),
    keptWell: 1 - chanceOf(figureOf('saves-well-on')),
  };
});

const summed = (zombies: Readonly<Horde>, each: ByKind): number =>
  zombies.rotting * each.rotting +
  zombies.rotting_mob * each.rotting_mob +
  zombies.fast * each.fast +
  zombies.fast_mob * each.fast_mob +
  zombies.tough * each.tough +
  zombies.tough_mob * each.tough_mob;

/** Hits to be expected of these zombies before anything is saved. */
export function zombieHitsOf(zombies: Readonly<Horde>, claw: boolean): number {
  const { hits, clawed } = reckoned();
  return summed(zombies, claw ? clawed : hits);
}

/** Hits it takes to kill all of them. */
export const zombieBodies = (zombies: Readonly<Horde>): number => summed(zombies, reckoned().bodies);

export const unit = (kind: AlienKind): Unit => reckoned().units[kind];

/** Chance that a die of the aliens hits, 0 to 1. */
export function alienHits(leader: boolean): number {
  const { alienHits: plain, ledHits } = reckoned();
  return leader ? ledHits : plain;
}

/** Share of a hit that a save leaves, 0 to 1. */
export function kept(well: boolean): number {
  const { kept: plain, keptWell } = reckoned();
  return well ? keptWell : plain;
}

/** A location as a bot sees it. */
export interface Spot {
  readonly zombies: number;
  readonly zombieHits: number;
  readonly zombieBodies: number;
  readonly tough: boolean;
  readonly fast: boolean;
  readonly aliens: number;
  /** Size of the aliens there, which counts toward the stack of four. */
  readonly stacked: number;
  readonly combat: number;
  readonly alienBodies: number;
  readonly leader: boolean;
  readonly park: boolean;
}

/** While it is reckoned. */
type Reckoned = { -readonly [K in keyof Spot]: Spot[K] };

const NO_ALIENS = { aliens: 0, stacked: 0, combat: 0, alienBodies: 0, leader: false } as const;

function emptySpot(park: boolean): Reckoned {
  const nobody = { zombies: 0, zombieHits: 0, zombieBodies: 0, tough: false, fast: false };
  return { ...NO_ALIENS, ...nobody, park };
}

// Half of the town stands empty: all that is known of it is its ground.
const EMPTY_PARK = emptySpot(true);
const EMPTY_STREET = emptySpot(false);

/** The whole town, by index. */
export function spotsOf({ town, aliens, claw }: Table): readonly Spot[] {
  const { terrain } = ground();
  const { hits, clawed, bodies, units } = reckoned();
  const each = claw ? clawed : hits;
  const spots = PLACES.map((place, at): Reckoned => {
    const empty = terrain[at] === 'park' ? EMPTY_PARK : EMPTY_STREET;
    const { ready, acted } = town[place];
    const zombies = sizeOf(ready) + sizeOf(acted);
    if (zombies === 0) return empty;
    const here = together(ready, acted);
    const zombieHits = summed(here, each);
    const zombieBodies = summed(here, bodies);
    const tough = here.tough + here.tough_mob > 0;
    const fast = here.fast + here.fast_mob > 0;
    return { ...NO_ALIENS, zombies, zombieHits, zombieBodies, tough, fast, park: empty.park };
  });
  for (const { at, kind } of aliens) {
    if (at === null) continue;
    const index = indexOf(at);
    let spot = spots[index] ?? EMPTY_STREET;
    // The two empty spots are shared by all locations.
    if (spot === EMPTY_STREET || spot === EMPTY_PARK) {
      spot = { ...spot };
      spots[index] = spot;
    }
    const { combat, bodies: hitsBorne, size } = units[kind];
    spot.aliens += 1;
    spot.stacked += size;
    spot.combat += combat;
    spot.alienBodies += hitsBorne;
    spot.leader ||= kind === 'leader';
  }
  return spots;
}

/** Hits that zombies can bring to a location next, on foot over one crosswalk; into a park none. */
export function zombieThreat(spots: readonly Spot[], at: number): number {
  if (spots[at]?.park) return 0;
  let sum = 0;
  for (const near of nextTo(at)) sum += spots[near]?.zombieHits ?? 0;
  return sum;
}

/** Combat that aliens can bring to a location next; into a park none but UFOs, which are reckoned a third. */
export function alienThreat(spots: readonly Spot[], at: number): number {
  let near = 0;
  for (const one of nextTo(at)) near += spots[one]?.combat ?? 0;
  return near * (spots[at]?.park ? 1 / 3 : 1) + (spots[at]?.combat ?? 0);
}

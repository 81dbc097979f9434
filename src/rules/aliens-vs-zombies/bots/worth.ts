/** What a bot reckons with: how many hits are to be expected in a location, and how many its counters bear. */
import { workedOut } from '../../core/in-force.ts';
import { unitOf } from '../data/aliens.ts';
import { figureOf } from '../data/figures.ts';
import { ground, indexOf, nextTo, PLACES } from '../data/town.ts';
import { type Horde, isMob, numberOf, ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';
import { countAt, noHorde, type Table, zombiesAt } from '../state.ts';

const FACES = 6;

/** How likely a die shows this much or more. */
export const chanceOf = (least: number): number => Math.min(1, Math.max(0, (FACES + 1 - least) / FACES));

type ByKind = Readonly<Record<ZombieKind, number>>;

/** What one counter of each kind is good for. */
const reckoned = workedOut(() => {
  const byKind = (of: (kind: ZombieKind) => number): ByKind =>
    Object.fromEntries(ZOMBIE_KINDS.map((kind) => [kind, of(kind)])) as ByKind;
  const diceOf = (kind: ZombieKind) => (isMob(kind) ? 1 + figureOf('mob-dice') : 1);
  const hitsOf = (kind: ZombieKind, bonus: number) => diceOf(kind) * chanceOf(numberOf(kind) + 1 - bonus);
  return {
    hits: byKind((kind) => hitsOf(kind, 0)),
    clawed: byKind((kind) => hitsOf(kind, figureOf('claw-bonus'))),
    bodies: byKind((kind) => (isMob(kind) ? figureOf('tough-to-kill') : 1)),
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

/** One location as a bot sees it. */
export interface Spot {
  zombies: number;
  zombieHits: number;
  zombieBodies: number;
  tough: boolean;
  aliens: number;
  /** Of the stack of four. */
  stacked: number;
  combat: number;
  alienBodies: number;
  leader: boolean;
  park: boolean;
}

const NOBODY = noHorde();

/** The whole town, by index. */
export function spotsOf(state: Table): readonly Spot[] {
  const { terrain } = ground();
  const spots = PLACES.map((place, at): Spot => {
    const counters = countAt(state, place);
    const here = counters === 0 ? NOBODY : zombiesAt(state, place);
    return {
      zombies: counters,
      zombieHits: counters === 0 ? 0 : zombieHitsOf(here, state.claw),
      zombieBodies: counters === 0 ? 0 : zombieBodies(here),
      tough: here.tough + here.tough_mob > 0,
      aliens: 0,
      stacked: 0,
      combat: 0,
      alienBodies: 0,
      leader: false,
      park: terrain[at] === 'park',
    };
  });
  for (const { at, kind } of state.aliens) {
    const spot = at === null ? undefined : spots[indexOf(at)];
    if (spot === undefined) continue;
    const { combat, armoured, size } = unitOf(kind);
    spot.aliens += 1;
    spot.stacked += size;
    spot.combat += combat;
    spot.alienBodies += armoured ? figureOf('tough-to-kill') : 1;
    spot.leader ||= kind === 'leader';
  }
  return spots;
}

/** Hits that zombies can bring to a location next, on foot over one crosswalk. */
export function zombieThreat(spots: readonly Spot[], at: number): number {
  const isOpen = !spots[at]?.park;
  return nextTo(at).reduce((sum, near) => sum + (isOpen ? (spots[near]?.zombieHits ?? 0) : 0), 0);
}

/** Combat that aliens can bring to a location next; into a park none but UFOs, which are reckoned a third. */
export function alienThreat(spots: readonly Spot[], at: number): number {
  const share = spots[at]?.park ? 1 / 3 : 1;
  const near = nextTo(at).reduce((sum, one) => sum + (spots[one]?.combat ?? 0), 0);
  return near * share + (spots[at]?.combat ?? 0);
}

/** What a save leaves of a hit. */
export const kept = (well: boolean): number => 1 - chanceOf(figureOf(well ? 'saves-well-on' : 'saves-on'));

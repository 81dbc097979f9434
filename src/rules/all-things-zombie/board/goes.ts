/** Whom or what a zombie goes for, its way there, and whom it reaches (section: All Things Zombie; ATZ-160, ATZ-161). */
import { directionTo } from '../../core/geometry/direction.ts';
import { distance } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { ZombieTurn } from '../zombies/obstacle.ts';
import { DRAWN_BY, type DrawnBy } from '../zombies/senses.ts';
import { apartFrom, wayToContact } from './contact.ts';
import { BASE, type Place, TENTHS, turnedTo } from './place.ts';
import { onSameLevel } from './room.ts';
import { sight } from './sight.ts';
import { type Human, type Walker, walk } from './walk.ts';
import { facingAfter, levelAfter, type Way } from './way.ts';

export interface Prey extends Human {
  /** Nobody sees it, even in the open. */
  readonly isHidden: boolean;
  /** In a vehicle, which has neither front nor rear for zombies. */
  readonly rides?: true;
}

export interface Zombie extends Walker {
  readonly humans: readonly Prey[];
  readonly conditions: Conditions;
  /** Spots from which shots were fired in this turn or the last. */
  readonly gunfire: readonly Spot[];
  /** Tenths of an inch left of a move that it has begun. */
  readonly left?: number;
  /** To which side something solid has turned it in that move: one die does for all of it (ATZ-161). */
  readonly turned?: ZombieTurn;
}

/** `reach`: a human in sight at whom it gets in this move; otherwise what draws it. */
export type Lure = 'reach' | DrawnBy;
/** In the order in which they count. */
export const LURES: readonly Lure[] = ['reach', ...DRAWN_BY];

export interface Aim {
  readonly by: Lure;
  /** Of a human. */
  readonly who?: string;
  /** Left out where it goes straight on. */
  readonly spot?: Spot;
  /** Tenths of an inch from base to base, or to the spot of a shot. */
  readonly apart?: number;
}

export interface Goes {
  readonly way: Way;
  readonly end: Place;
  /** Whom it reaches, by id. */
  readonly touches?: string;
  /** What it runs into before its move is over, where the die has not been rolled. */
  readonly against?: string;
}

/** What a zombie does, as it is told: before the die that turns it at something solid. */
export interface ZombieStep {
  readonly by: Lure;
  /** The human it goes for. */
  readonly name: string | null;
  /** The spot of the shot. */
  readonly shot: Spot | null;
  /** Tenths of an inch to what it goes for; null where it goes straight on. */
  readonly apart: number | null;
  readonly way: Way;
  readonly end: Place;
  /** Name of the human it reaches. */
  readonly reaches: string | null;
  /** Obstacle it runs into: an id of the table, `edge` or `river`. */
  readonly against: string | null;
}

/** Tenths of an inch of its move. */
export const movesOf = ({ left }: Pick<Zombie, 'left'>): number =>
  left ?? singleFigure('zombie-move') * TENTHS;

/**
 * What it goes for by the first of these that is the case, or straight on: one aim, or as many as are equally near, of which a die picks
 * one.
 */
export function aimsOf(zombie: Zombie, lures: readonly Lure[] = LURES): readonly Aim[] {
  const seen = zombie.humans.filter((one) => sees(zombie, one));
  const within = (by: Lure, tenths: number) =>
    seen
      .map((one): Aim => {
        return { by, who: one.who, spot: one.at.spot, apart: apartFrom(zombie.at, one) };
      })
      .filter((aim) => (aim.apart ?? 0) <= tenths);
  const found: Readonly<Record<Lure, () => readonly Aim[]>> = {
    reach: () => nearest(within('reach', movesOf(zombie)), ({ who }) => reachOf(zombie, who) !== undefined),
    gunfire: () =>
      nearest(
        zombie.gunfire.map((spot): Aim => ({ by: 'gunfire', spot, apart: distance(zombie.at.spot, spot) })),
      ),
    human: () => nearest(within('human', singleFigure('zombie-notices') * TENTHS)),
    nothing: () => [STRAIGHT_ON],
  };
  for (const lure of lures) {
    const aims = found[lure]();
    if (aims.length > 0) return aims;
  }
  return [STRAIGHT_ON];
}

const STRAIGHT_ON: Aim = { by: 'nothing' };

/** The way to one aim, and its end; the turn is the die’s, where something solid is in it. */
export function goesFor(zombie: Zombie, aim: Aim, turn?: ZombieTurn): Goes {
  const reached = aim.by === 'reach' ? reachOf(zombie, aim.who) : undefined;
  const { way, touches, against }: { way: Way; touches?: Human; against?: string } =
    reached ?? walk(zombie, aim.spot, zombie.at.facing, movesOf(zombie), turn);
  const { x, y } = way.at(-1) ?? zombie.at.spot;
  const end = { spot: { x, y }, level: levelAfter(way, zombie.at.level) };
  const facing = facingAt(zombie, way, end.spot, touches?.at.spot ?? aim.spot);
  return {
    ...{ way, end: { ...end, facing } },
    ...(touches && { touches: touches.who }),
    ...(against !== undefined && { against }),
  };
}

/** It looks at whom it has reached, and otherwise the way it went. */
function facingAt({ at }: Zombie, way: Way, end: Spot, to: Spot | undefined) {
  const turns = way.length < 2 || (to !== undefined && distance(end, to) <= BASE);
  return turns && to !== undefined && distance(end, to) > 0
    ? directionTo(end, to)
    : facingAfter(way, at.facing);
}

/** Whichever way it faces. */
function sees({ ground, at, conditions }: Zombie, { at: there, isHidden }: Prey): boolean {
  if (isHidden) return false;
  return sight(ground.obstacles, turnedTo(at, there), there, conditions).cut === null;
}

/** Those equally near, to the tenth, of the nearest for which it holds. */
function nearest(aims: readonly Aim[], holds: (aim: Aim) => boolean = () => true): readonly Aim[] {
  const sorted = aims.toSorted((a, b) => (a.apart ?? 0) - (b.apart ?? 0));
  const first = sorted.find(holds);
  return first === undefined ? [] : sorted.filter((one) => one.apart === first.apart && holds(one));
}

/** The way at somebody within its move, straight if that is open, and up to room beside him; undefined where there is none. */
export function reachOf(
  zombie: Zombie,
  who: string | undefined,
): { readonly way: Way; readonly touches: Human } | undefined {
  const touches = zombie.humans.find((one) => one.who === who);
  if (touches === undefined || isUpOnRoof(zombie, touches.at)) return undefined;
  const { ground, taken, at } = zombie;
  const going = {
    ...{ ground, taken, from: at.spot, level: at.level },
    bodies: [...zombie.bodies, ...zombie.humans],
  };
  const way = wayToContact(going, touches, movesOf(zombie));
  return way && { way, touches };
}

/** Onto a roof only one zombie in six gets, by a die that is rolled when it comes to it (section: All Things Zombie). */
function isUpOnRoof({ ground, at }: Zombie, { level }: Place): boolean {
  const house = ground.obstacles.buildings.find(({ id }) => id === level?.building);
  return house !== undefined && level?.floor === house.storeys && !onSameLevel(at, { level });
}

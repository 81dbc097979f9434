/**
 * How a zombie walks: straight ahead, to one side along whatever solid it runs into, straight ahead again at its corner, in and out by the
 * doors it comes to; through other zombies, and up to the first human in its way (section: All Things Zombie; ATZ-161, ATZ-169).
 */
import { grown } from '../../core/geometry/clearance.ts';
import { DIRECTIONS, type Direction, stepped } from '../../core/geometry/direction.ts';
import { along, distance, distanceToSegment } from '../../core/geometry/distance.ts';
import { edgesOf, type Polygon, rectangle } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import type { Spot } from '../../core/play.ts';
import type { ZombieTurn } from '../zombies/obstacle.ts';
import { contactsOf } from './contact.ts';
import { type Doorstep, doorstepsOf } from './doors.ts';
import { CLEAR, type Ground } from './ground.ts';
import type { House } from './obstacles.ts';
import { HALF_BASE, type Level, type Place } from './place.ts';
import { type Body, hasRoom, onSameLevel } from './room.ts';
import { bars, costOf, isOpenLeg, type Leg, legsOf, longest, type Stop, type Way } from './way.ts';

/** Somebody a zombie may run into; whoever rides is where the vehicle is, and as wide. */
export interface Human extends Body {
  readonly who: string;
}

export interface Walker {
  readonly ground: Ground;
  readonly at: Place;
  /** Vehicles that work, past which it has to get. */
  readonly bodies: readonly (Body & { readonly id: string })[];
  readonly humans: readonly Human[];
  /** Everybody on whose base it can’t end. */
  readonly taken: readonly Body[];
}

export interface Walked {
  /** A single spot where it stays. */
  readonly way: Way;
  /** The human whom it has run into, and stands in contact with. */
  readonly touches?: Human;
  /** Something solid that it has run into with some of its move left, where no turn is said: its id, or `edge` or `river`. */
  readonly against?: string;
}

/** A walk as far as it has come. */
interface Walking {
  readonly walker: Walker;
  readonly way: Stop[];
  spot: Spot;
  level: Level | null;
  /** Tenths of an inch of its move. */
  left: number;
  touches: Human | undefined;
}

/** Tenths of an inch to where it looks straight on. */
const FAR = 600;
/** Tenths of an inch that have to be open before it goes straight ahead again. */
const FREE = 5;

/** Walks so many tenths of an inch to a spot, or straight on where there is none; the turn is the die’s, where something stops it. */
export function walk(
  walker: Walker,
  to: Spot | undefined,
  facing: Direction,
  tenths: number,
  turn?: ZombieTurn,
): Walked {
  const { spot, level } = walker.at;
  const on: Walking = { walker, way: [spot], spot, level, left: tenths, touches: undefined };
  const aim = () => to ?? stepped(on.spot, facing, FAR);
  // Each round pays for some of the move, or is the last.
  for (let before = Number.POSITIVE_INFINITY; on.left < before; ) {
    before = on.left;
    if (go(on, aim()) || on.left <= 0) break;
    const side = sideAt(on, aim());
    if (side === undefined) break;
    const door = side.house && doorAt(on, side.house, aim());
    if (side.house && door) {
      if (!goThrough(on, door, side.house)) break;
    } else if (turn === undefined) return { way: withRoom(on), against: side.id };
    else if (!follow(on, side, turn, aim)) break;
  }
  return { way: withRoom(on), ...(on.touches && { touches: on.touches }) };
}

const legTo = ({ spot, level }: Walking, to: Spot): Leg => ({ from: spot, to, fromLevel: level, level });

function isOpen({ walker: { ground, bodies } }: Walking, leg: Leg): boolean {
  return isOpenLeg(ground, bodies, leg);
}

const metOn = ({ walker: { humans } }: Walking, leg: Leg): Human | undefined =>
  humans.find(({ at, reach }) => onSameLevel(at, leg) && bars(at.spot, leg, reach + HALF_BASE));

/** As far as it is open and paid for, and up to a human; true at the end of the leg. */
function go(on: Walking, to: Spot): boolean {
  const leg = legTo(on, to);
  const length = distance(on.spot, to);
  if (length === 0) return true;
  const part = (far: number): Leg => (far >= length ? leg : { ...leg, to: along(leg, far) });
  const open = longest(
    length,
    (far) => costOf(on.walker.ground, part(far)) <= on.left && isOpen(on, part(far)),
  );
  const free = longest(open, (far) => metOn(on, part(far)) === undefined);
  if (free > 0) advance(on, part(free));
  if (free < open) touch(on, metOn(on, part(free + 1)));
  return free === length;
}

function advance(on: Walking, { from, to, fromLevel, level }: Leg): void {
  on.left -= costOf(on.walker.ground, { from, to, fromLevel, level });
  on.spot = to;
  on.level = level;
  on.way.push({ ...to, ...(level !== fromLevel && { level }) });
}

/** On to where both bases touch; one round whom there is no more room only stops it. */
function touch(on: Walking, human: Human | undefined): void {
  const free = human && contactsOf(human, on.spot).find((spot) => isRoomFor(on, human, spot));
  on.left = 0;
  if (free === undefined) return;
  on.touches = human;
  if (distance(on.spot, free) === 0) return;
  on.spot = free;
  on.way.push(free);
}

function isRoomFor(on: Walking, human: Human, spot: Spot): boolean {
  const { ground, bodies, taken } = on.walker;
  return (
    distance(spot, on.spot) <= HALF_BASE &&
    hasRoom(ground, taken, { spot, facing: 0, level: on.level }) &&
    isOpenLeg(ground, [...bodies, human], legTo(on, spot))
  );
}

/** Straight through where it stands before it; else from the doorstep. False where it is shut to it, or its move too short. */
function goThrough(on: Walking, { outside, inside }: Doorstep, { id }: House): boolean {
  const isIn = on.level !== null;
  const level = isIn ? null : { building: id, floor: 0 };
  const through = (): Leg => ({ ...legTo(on, isIn ? outside : inside), level });
  if (!isOpen(on, through()) && !go(on, isIn ? inside : outside)) return false;
  const leg = through();
  const isShut = costOf(on.walker.ground, leg) > on.left || !isOpen(on, leg) || metOn(on, leg) !== undefined;
  if (!isShut) advance(on, leg);
  return !isShut;
}

/** A side of something solid, by the edge of its outline at which somebody stands. */
interface Side {
  readonly id: string;
  readonly outline: Polygon;
  /** True of an outline that it is kept out of, false of one that it is kept in. */
  readonly isOuter: boolean;
  readonly house: House | undefined;
  readonly nth: number;
}

/** Along a side to its corner, and along the next one as long as that is in its way; true where it goes straight ahead again. */
function follow(on: Walking, side: Side, turn: ZombieTurn, aim: () => Spot): boolean {
  const { outline, isOuter, house } = side;
  const isForward = isOuter === (turn === 'right');
  const { length } = outline;
  for (let nth = side.nth, corners = 0; corners < length; corners += 1) {
    const after = (nth + 1) % length;
    const corner = outline[isForward ? after : nth] ?? on.spot;
    const door = house && doorOn(on, house, corner);
    if (house && door) return goThrough(on, door, house);
    if (!go(on, corner) || on.left <= 0) return false;
    nth = isForward ? after : (nth + length - 1) % length;
    const ahead = { from: on.spot, to: aim() };
    if (isOpen(on, legTo(on, distance(on.spot, ahead.to) > FREE ? along(ahead, FREE) : ahead.to)))
      return true;
  }
  return false;
}

/** Everything solid on its level, with what it keeps from it. */
function outlinesFor({ walker: { ground, bodies }, level }: Walking): readonly Omit<Side, 'nth'>[] {
  const { size, solids, water, obstacles } = ground;
  if (level !== null) {
    const house = obstacles.buildings.find(({ id }) => id === level.building);
    if (house === undefined) return [];
    return [{ id: house.id, outline: grown(house.outline, -CLEAR), isOuter: false, house }];
  }
  const rim = {
    west: HALF_BASE,
    south: HALF_BASE,
    east: size.width - HALF_BASE,
    north: size.depth - HALF_BASE,
  };
  return [
    ...solids.map(({ outline, block: { id } }) => ({
      ...{ id, outline, isOuter: true },
      house: obstacles.buildings.find((one) => one.id === id),
    })),
    ...bodies.map(({ id, at, reach }) => ({
      ...{ id, outline: ringRound(at.spot, reach + HALF_BASE + 1), isOuter: true, house: undefined },
    })),
    ...(water === null ? [] : [{ id: 'river', outline: water.outline, isOuter: true, house: undefined }]),
    { id: 'edge', outline: rectangle(rim), isOuter: false, house: undefined },
  ];
}

/** Anticlockwise, as outlines are. */
const ringRound = (middle: Spot, far: number): Polygon =>
  DIRECTIONS.map((_, direction) => stepped(middle, direction, far)).toReversed();

/** Tenths of an inch within which it stands at a side: places are rounded, and corners cut. */
const AT_SIDE = 3;

/** The side that it has run into on its way to a spot: of several the one it is nearest to, and then meets most squarely. */
function sideAt(on: Walking, to: Spot): Side | undefined {
  const way = { x: to.x - on.spot.x, y: to.y - on.spot.y };
  const met = outlinesFor(on).flatMap((one) =>
    edgesOf(one.outline).flatMap((edge, nth) => {
      const across = crossed(edge, way) * (one.isOuter ? 1 : -1);
      const far = across > 0 ? distanceToSegment(on.spot, edge) : AT_SIDE + 1;
      return far > AT_SIDE ? [] : [{ side: { ...one, nth }, far, across }];
    }),
  );
  return met.toSorted((a, b) => a.far - b.far || b.across - a.across)[0]?.side;
}

/** How squarely a way leads to the left of an edge; below nothing, to its right. */
function crossed({ from, to }: Segment, way: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return (x * way.y - y * way.x) / Math.sqrt(x * x + y * y);
}

/** Tenths of an inch from the middle of a base to a door that it touches, from its side of the wall. */
const AT_DOOR = HALF_BASE + 1;

const nearStep = ({ level }: Walking, { outside, inside }: Doorstep): Spot =>
  level === null ? outside : inside;

/** A door that it stands at, and that leads the way it goes. */
function doorAt(on: Walking, house: House, to: Spot): Doorstep | undefined {
  if (on.level !== null && on.level.floor > 0) return undefined;
  return doorstepsOf(house).find(({ door, outside, inside }) => {
    const [near, far] = on.level === null ? [outside, inside] : [inside, outside];
    const ahead = (far.x - near.x) * (to.x - on.spot.x) + (far.y - near.y) * (to.y - on.spot.y);
    return ahead > 0 && distanceToSegment(on.spot, door) <= AT_DOOR;
  });
}

/** The first door on its way along a wall. */
function doorOn(on: Walking, house: House, to: Spot): Doorstep | undefined {
  if (on.level !== null && on.level.floor > 0) return undefined;
  const line = { from: on.spot, to };
  return doorstepsOf(house)
    .filter((one) => distanceToSegment(nearStep(on, one), line) <= AT_SIDE)
    .toSorted((a, b) => distance(on.spot, nearStep(on, a)) - distance(on.spot, nearStep(on, b)))[0];
}

/** The way back from its end to where there is room for its base; in contact there is. */
function withRoom(on: Walking): Way {
  const { way, touches, walker } = on;
  if (touches !== undefined) return way;
  for (const [nth, leg] of [...legsOf(way, walker.at.level).entries()].toReversed()) {
    const isDoor = leg.fromLevel !== leg.level;
    const length = distance(leg.from, leg.to);
    for (let far = length; far > 0; far = isDoor ? 0 : far - 1) {
      const part = far === length ? leg : { ...leg, to: along(leg, far) };
      // A part of a line is rounded otherwise than all of it.
      const isWay = far === length || (isOpen(on, part) && metOn(on, part) === undefined);
      const stands = hasRoom(walker.ground, walker.taken, { spot: part.to, facing: 0, level: leg.level });
      if (isWay && stands) return [...way.slice(0, nth + 1), { ...way[nth + 1], ...part.to }];
    }
  }
  return way.slice(0, 1);
}

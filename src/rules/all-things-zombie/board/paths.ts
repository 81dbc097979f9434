/**
 * The shortest ways of a base over the ground: straight from corner to corner of what is in its way, and through doors, and by stairs (ATZ-168 to 170).
 * Over slow ground a way may be a little longer than the shortest.
 */
import { stepped } from '../../core/geometry/direction.ts';
import { along, squared } from '../../core/geometry/distance.ts';
import {
  type Bounds,
  boundsOf,
  contains,
  overlap,
  type Polygon,
  runsThrough,
} from '../../core/geometry/polygon.ts';
import { sideOf } from '../../core/geometry/segment.ts';
import type { Spot } from '../../core/play.ts';
import { doorstepsOf } from './doors.ts';
import { type Ground, keepsDry } from './ground.ts';
import type { House } from './obstacles.ts';
import { HALF_BASE, type Level } from './place.ts';
import { type Body, isOnRim, onSameLevel } from './room.ts';
import { stairsOf } from './stairs.ts';
import {
  bars,
  costOf,
  isInWay,
  isOpenInside,
  isOpenLeg,
  type Leg,
  longest,
  type Stop,
  type Way,
} from './way.ts';

/** Who goes, and past whom. Through a house one only goes in or out: who is in it, nobody knows before somebody stays there. */
export interface Going {
  readonly ground: Ground;
  /** Those who are in his way: enemies, and vehicles that work. */
  readonly bodies: readonly Body[];
  readonly from: Spot;
  readonly level: Level | null;
  /** True of whoever may go through a ford. */
  readonly wades?: boolean;
}

/** Something in the way of the middle of a base. */
interface Solid {
  readonly outline: Polygon;
  readonly bounds: Bounds;
  /** Tells exactly, for whoever stands so near to it that its grown outline can’t. */
  readonly bars: (leg: Leg) => boolean;
}

/** A floor of a house, or all that is outdoors. */
interface Floor {
  readonly level: Level | null;
  /** Undefined outdoors. */
  readonly house: House | undefined;
  readonly solids: readonly Solid[];
}

/** A spot at which a way may turn. */
interface Corner {
  readonly spot: Spot;
  readonly floor: Floor;
  /** Solids in whose grown outline it lies, as somebody at a wall does. */
  readonly within: readonly Solid[];
  /** Corners before and after it, where it is one of an outline: a shortest way only passes by them. */
  readonly beside: readonly [Spot, Spot] | undefined;
  /** The spot on the other side of the door before which it lies. */
  beyond: Corner | undefined;
  /** Tenths of an inch of the shortest way to it that is known. */
  cost: number;
  before: Corner | undefined;
  isSettled: boolean;
}

/** A spot that has been come to, and the tenths of an inch that took. */
export interface Reached {
  readonly spot: Spot;
  readonly level: Level | null;
  readonly cost: number;
  /** End of a straight line from there towards a spot so many tenths off, a cost as well: as far as it is open and on the table. */
  readonly leads: (spot: Spot, tenths: number) => Spot;
}

/** All corners and doorways within so many tenths of an inch, where somebody stands first. */
export function reachedFrom(going: Going, tenths: number): readonly Reached[] {
  const corners = cornersFor(going, tenths, () => 0);
  spread(going, corners, tenths, undefined);
  return corners
    .filter(({ isSettled }) => isSettled)
    .map((corner) => ({
      spot: corner.spot,
      level: corner.floor.level,
      cost: corner.cost,
      leads: (spot, most) => openOf(going, corner, spot, most),
    }));
}

function openOf(going: Going, from: Corner, to: Spot, tenths: number): Spot {
  const { level } = from.floor;
  const leg: Leg = { from: from.spot, to, fromLevel: level, level };
  const isWay = (part: Leg) => costOf(going.ground, part) <= tenths && isOpen(going, from, undefined, part);
  if (isWay(leg)) return to;
  const far = longest(tenths, (length) => isWay({ ...leg, to: along(leg, length) }));
  return far === 0 ? from.spot : along(leg, far);
}

/** The shortest way to a spot, within so many tenths of an inch; undefined where there is none. */
export function wayTo(going: Going, to: Spot, level: Level | null, tenths: number): Way | undefined {
  const corners = cornersFor(going, tenths, ({ id }) => (id === level?.building ? level.floor : undefined));
  const floor = corners.find((corner) => onSameLevel(corner.floor, { level }))?.floor;
  if (floor === undefined) return undefined;
  const goal = spotAt(floor, to);
  spread(going, [...corners, goal], tenths, goal);
  return goal.isSettled ? wayBackFrom(goal) : undefined;
}

function wayBackFrom(goal: Corner): Way {
  const stops: Stop[] = [];
  for (let corner: Corner | undefined = goal; corner !== undefined; corner = corner.before) {
    const { spot, floor, before } = corner;
    const isNewLevel = before !== undefined && before.floor !== floor;
    // A goal may be a corner itself.
    if (before !== undefined && !isNewLevel && squared(before.spot, spot) === 0) continue;
    stops.unshift({ ...spot, ...(isNewLevel && { level: floor.level }) });
  }
  return stops;
}

/** Settles one after the other, the nearest first, until the goal is, or nothing is left within so many tenths. */
function spread(going: Going, corners: readonly Corner[], tenths: number, goal: Corner | undefined): void {
  for (;;) {
    const next = nearest(corners, goal);
    if (next === undefined || next.cost > tenths) return;
    next.isSettled = true;
    if (next === goal) return;
    if (next.beyond !== undefined) relax(going, next, next.beyond, tenths);
    for (const corner of corners)
      if (!corner.isSettled && corner.floor === next.floor) relax(going, next, corner, tenths);
  }
}

function nearest(corners: readonly Corner[], goal: Corner | undefined): Corner | undefined {
  let found: Corner | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    if (corner.isSettled || corner.cost === Number.POSITIVE_INFINITY) continue;
    const far = corner.cost + (goal === undefined ? 0 : straight(corner, goal));
    if (far < least) [found, least] = [corner, far];
  }
  return found;
}

const straight = (a: Corner, b: Corner): number => Math.sqrt(squared(a.spot, b.spot));

function relax(going: Going, from: Corner, to: Corner, tenths: number): void {
  const least = from.cost + straight(from, to);
  if (least >= to.cost || least > tenths || isBlunt(from, to) || isBlunt(to, from)) return;
  const leg = legBetween(from, to);
  const cost = from.cost + costOf(going.ground, leg);
  if (cost >= to.cost || cost > tenths || !isOpen(going, from, to, leg)) return;
  to.cost = cost;
  to.before = from;
}

/** True if a line to a corner leads to its outline rather than past it; from within a grown outline that can’t be told. */
function isBlunt({ spot, beside }: Corner, other: Corner): boolean {
  if (beside === undefined || other.within.length > 0) return false;
  const line = { from: other.spot, to: spot };
  return sideOf(line, beside[0]) * sideOf(line, beside[1]) < 0;
}

const legBetween = (from: Corner, to: Corner): Leg => ({
  from: from.spot,
  to: to.spot,
  fromLevel: from.floor.level,
  level: to.floor.level,
});

/** `to` is left out where a line ends short of a corner. */
function isOpen({ ground, bodies, wades }: Going, from: Corner, to: Corner | undefined, leg: Leg): boolean {
  // Somebody may stand before the door, or behind it.
  if (to !== undefined && from.beyond === to) return isOpenLeg(ground, bodies, leg, wades);
  if (!isOnRim(ground.size, leg.to, HALF_BASE)) return false;
  const { house, solids } = from.floor;
  if (house === undefined ? !keepsDry(ground, leg, wades ?? false) : !isOpenInside(house, leg)) return false;
  const reach = boundsOf([leg.from, leg.to]);
  for (const solid of solids) {
    if (!overlap(solid.bounds, reach)) continue;
    const isNear = from.within.includes(solid) || to?.within.includes(solid) === true;
    if (isNear ? solid.bars(leg) : runsThrough(solid.outline, leg)) return false;
  }
  return true;
}

const spotAt = (floor: Floor, spot: Spot): Corner => ({
  ...UNKNOWN,
  ...{ spot, floor, within: floor.solids.filter((solid) => liesIn(solid, spot)) },
});

const UNKNOWN = {
  ...{ beside: undefined, beyond: undefined },
  ...{ cost: Number.POSITIVE_INFINITY, before: undefined, isSettled: false },
};

const liesIn = ({ bounds, outline }: Solid, spot: Spot): boolean =>
  isIn(bounds, spot) && contains(outline, spot);

const isIn = ({ west, east, south, north }: Bounds, { x, y }: Spot): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** Where somebody stands, the corners of what is in his way, and both sides of the doors of his house, and of those he goes into. */
function cornersFor(
  going: Going,
  tenths: number,
  goesInto: (house: House) => number | undefined,
): readonly Corner[] {
  const { ground, from, level } = going;
  const box = {
    west: from.x - tenths,
    east: from.x + tenths,
    south: from.y - tenths,
    north: from.y + tenths,
  };
  const outdoors: Floor = { level: null, house: undefined, solids: solidsIn(going, box) };
  const floors = [outdoors];
  for (const house of ground.obstacles.buildings.filter(({ bounds }) => overlap(bounds, box))) {
    const goes = goesInto(house);
    if (goes === undefined && house.id !== level?.building) continue;
    const highest = Math.max(goes ?? 0, house.id === level?.building ? level.floor : 0);
    for (let floor = 0; floor <= highest; floor += 1) floors.push(floorOf(going, house, floor));
  }
  const own = floors.find((floor) => onSameLevel(floor, { level }));
  if (own === undefined) return [];
  const start = { ...spotAt(own, from), cost: 0 };
  const corners = floors.flatMap((floor) => cornersOn(going, floor, box));
  const doors = floors.flatMap((floor) =>
    floor.level?.floor === 0 ? doorsBetween(floor, outdoors, floor.house === own.house) : [],
  );
  const stairs = floors.flatMap((floor, nth) => stairsBetween(floors[nth - 1], floor));
  return [start, ...corners, ...doors, ...stairs];
}

/** Corners past which a way may turn: of solids, of bridges and banks, and of ground that slows. */
function cornersOn({ ground }: Going, floor: Floor, box: Bounds): readonly Corner[] {
  const stands = (spot: Spot, but: Solid | undefined) =>
    isIn(box, spot) &&
    isOnRim(ground.size, spot, HALF_BASE) &&
    (floor.house === undefined || contains(floor.house.outline, spot)) &&
    !floor.solids.some((solid) => solid !== but && liesIn(solid, spot));
  const cornerAt = (spot: Spot, beside?: readonly [Spot, Spot]): Corner => ({
    ...UNKNOWN,
    ...{ spot, floor, within: [], beside },
  });
  const hard = floor.solids.flatMap((solid) =>
    solid.outline.flatMap((spot, at, { length }) => {
      const [before, after] = [solid.outline.at(at - 1), solid.outline[(at + 1) % length]];
      return before !== undefined && after !== undefined && stands(spot, solid)
        ? [cornerAt(spot, [before, after])]
        : [];
    }),
  );
  const soft = floor.house === undefined ? ground.corners.filter((spot) => stands(spot, undefined)) : [];
  return [...hard, ...soft.map((spot) => cornerAt(spot))];
}

function solidsIn({ ground, bodies }: Going, box: Bounds): readonly Solid[] {
  const solids = ground.solids
    .filter(({ bounds }) => overlap(bounds, box))
    .map(({ outline, bounds, block }) => ({
      ...{ outline, bounds },
      bars: (leg: Leg) => isInWay(block.outline, leg),
    }));
  return [...solids, ...bodies.filter(({ at }) => at.level === null).map(solidBody)];
}

function floorOf({ bodies }: Going, house: House, floor: number): Floor {
  const level = { building: house.id, floor };
  return { level, house, solids: bodies.filter(({ at }) => onSameLevel(at, { level })).map(solidBody) };
}

/** Ways round a body, anticlockwise. */
const ROUND = [28, 24, 20, 16, 12, 8, 4, 0];
/** From the middle of an eight-sided outline to its corners, for one tenth to its sides; and what rounding to tenths may take off. */
const TO_CORNER = 1.0824;
const ROUNDED = 0.8;

/** An outline round a body that no base overlaps it from. */
function solidBody({ at, reach }: Body): Solid {
  const far = (reach + HALF_BASE + ROUNDED) * TO_CORNER;
  const outline = ROUND.map((direction) => stepped(at.spot, direction, far));
  return {
    ...{ outline, bounds: boundsOf(outline) },
    bars: (leg) => bars(at.spot, leg, reach + HALF_BASE),
  };
}

function doorsBetween(inside: Floor, outdoors: Floor, goesOut: boolean): readonly Corner[] {
  return (inside.house === undefined ? [] : doorstepsOf(inside.house)).flatMap((door) => {
    const [out, within] = [spotAt(outdoors, door.outside), spotAt(inside, door.inside)];
    if (goesOut) within.beyond = out;
    else out.beyond = within;
    return [out, within];
  });
}

/** Up and down from one floor to the next above it, at last the roof. */
function stairsBetween(below: Floor | undefined, above: Floor): readonly Corner[] {
  const { house, level } = above;
  if (below === undefined || house === undefined || below.house !== house) return [];
  const stairs = level !== null && level.floor <= house.storeys ? stairsOf(house) : undefined;
  if (stairs === undefined) return [];
  const [down, up] = [spotAt(below, stairs), spotAt(above, stairs)];
  down.beyond = up;
  up.beyond = down;
  return [down, up];
}

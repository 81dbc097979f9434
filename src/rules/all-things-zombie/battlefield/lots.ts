/**
 * Lots for buildings: in rows along the streets, their fronts on the kerb, and behind one another where those are full. In built-up areas
 * no more than 2" lie between neighbours (section: Terrain Features and Scenery).
 */
import { distanceToPolygon, squared } from '../../core/geometry/distance.ts';
import { lengthOf, moved, stationAt } from '../../core/geometry/strip.ts';
import type { MiddleLine } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Area, BuildingId } from '../types.ts';
import { buildingRow, LEAST_SIDE } from './buildings.ts';
import { type Frame, outlineOf, shifted } from './frame.ts';
import { WALKWAY, WITHIN_RIM } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { areApart, isClear, isWithin, type Obstacle, type Solid, solid } from './solids.ts';

/** Built-up areas have no more than 2" from one building to the next. */
export const WIDEST_GAP = 20;

/** A side of a street or a square: buildings stand to the left of its line. */
export interface Kerb {
  readonly line: MiddleLine;
  readonly length: number;
}

export function kerb(line: MiddleLine): Kerb {
  return { line, length: lengthOf(line) };
}

export interface Placed extends Solid {
  readonly frame: Frame;
}

export interface Wanted {
  readonly type: BuildingId;
  /** A hundred for the sides it takes where there is room; never less than the least. */
  readonly percent: number;
}

/** From a kerb to the fronts that look on it. */
const FRONT_YARD = { urban: 0, outskirts: 0, rural: 10 } as const satisfies Record<Area, number>;
const STEP = 8;
/** Distance that a front may stand back at most where its kerb bends towards it, in tenths of an inch. */
const MOST_BACK = 24;
const BACK = 4;

export function sidesOf({ type, percent }: Wanted): readonly [number, number] {
  const [long, short] = buildingRow(type).sides;
  return [cut(long, percent), cut(short, percent)];
}

function cut(side: number, percent: number): number {
  return Math.max(LEAST_SIDE, Math.floor((side * percent) / 100));
}

export interface Ground {
  readonly area: Area;
  readonly kerbs: readonly Kerb[];
  /** Streets and what is paved beside them. */
  readonly streets: readonly Obstacle[];
  /** Terrain, water, and whatever stands there. */
  readonly taken: readonly Obstacle[];
}

/** A kerb as it is built along. */
interface Row extends Kerb {
  far: number;
  /** Nothing of these sides or larger ones found room on what is left of it. */
  full: readonly [number, number];
}

/** Undefined where they don’t all find room. */
export function placed(
  wanted: readonly Wanted[],
  open: Ground,
  shaker: Shaker,
): readonly Placed[] | undefined {
  const taken: Obstacle[] = [...open.taken];
  const ground: Ground = { ...open, taken };
  const lots = new Map<Wanted, Placed>();
  const rows = shaker.shuffled(ground.kerbs).map(
    (side): Row => ({
      ...side,
      far: shaker.below(Math.max(1, Math.floor(side.length / 3))),
      full: NOTHING_FULL,
    }),
  );
  let turn = 0;
  for (const one of largestFirst(wanted, shaker)) {
    const lot = lotFor(one);
    if (lot === undefined) return undefined;
    lots.set(one, lot);
    taken.push({ ...lot, clearance: WALKWAY });
  }
  const all = wanted.flatMap((one) => lots.get(one) ?? []);
  return ground.area === 'rural' ? all : neighbourly(all, open, shaker);

  /** The lot at its wanted size, or else cut down. */
  function lotFor(one: Wanted): Placed | undefined {
    return firstOf(SHARES, (share) => {
      const [long, short] = sidesOf({ ...one, percent: Math.floor((one.percent * share) / 100) });
      const sides = shaker.below(3) === 0 ? ([short, long] as const) : ([long, short] as const);
      return inRow(sides) ?? wallToWall([...lots.values()], sides, ground, shaker);
    });
  }

  function inRow(sides: readonly [number, number]): Placed | undefined {
    for (let tried = 0; tried < rows.length; tried++) {
      const row = rows[(turn + tried) % rows.length];
      if (row === undefined || (sides[0] >= row.full[0] && sides[1] >= row.full[1])) continue;
      const found = onKerb(row, row.far, sides, ground, shaker);
      if (found === undefined) {
        row.full = sides;
        continue;
      }
      row.far = found.far;
      // Two in a row before the next row is looked at, so that nobody stands without a neighbour.
      turn += tried + (lots.size % 2);
      return found.lot;
    }
    return undefined;
  }
}

/** Sizes to which one building is cut down, in hundredths, if it finds no room otherwise. */
const SHARES = [100, 80, 64, 0] as const;

function firstOf<T>(shares: readonly number[], find: (share: number) => T | undefined): T | undefined {
  for (const share of shares) {
    const found = find(share);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NOTHING_FULL = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** Orders buildings so that the large ones, hardest to find room for, go first; the others are shuffled. */
function largestFirst(wanted: readonly Wanted[], shaker: Shaker): readonly Wanted[] {
  const isLarge = (one: Wanted) => sidesOf(one)[0] >= LARGE;
  const order = shaker.shuffled(wanted);
  return [...order.filter(isLarge), ...order.filter((one) => !isLarge(one))];
}
const LARGE = 110;

/** The first free place on a kerb from so far along it. */
function onKerb(
  { line, length }: Kerb,
  from: number,
  [width, depth]: readonly [number, number],
  ground: Ground,
  shaker: Shaker,
): { readonly lot: Placed; readonly far: number } | undefined {
  for (let far = from; far + width <= length; far += STEP) {
    const lot = standing(stationAt(line, far).spot, stationAt(line, far + width).spot, width, depth, ground);
    if (lot === undefined) continue;
    const gap = WALKWAY + shaker.below(ground.area === 'rural' ? 60 : 6);
    return { lot, far: far + width + gap };
  }
  return undefined;
}

/** The first free place on any kerb, of which one is the first to be looked at. */
export function firstOnKerbs(
  sides: readonly [number, number],
  ground: Ground,
  shaker: Shaker,
): Placed | undefined {
  for (const side of shaker.fromAnywhere(ground.kerbs)) {
    const found = onKerb(side, 0, sides, ground, shaker);
    if (found !== undefined) return found.lot;
  }
  return undefined;
}

/** Between two spots of a kerb, as near to it as it bends. */
function standing(
  start: Spot,
  end: Spot,
  width: number,
  depth: number,
  { area, streets, taken }: Ground,
): Placed | undefined {
  const long = Math.sqrt(squared(start, end));
  // A kerb that bends as sharply has no front.
  if (long < width / 2) return undefined;
  const inward = { x: (start.y - end.y) / long, y: (end.x - start.x) / long };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  for (let back = FRONT_YARD[area]; back <= FRONT_YARD[area] + MOST_BACK; back += BACK) {
    const frame = { front: moved(middle, inward, back), inward, width, depth };
    const lot = { ...solid(outlineOf(frame)), frame };
    // Further back is only further from the street.
    if (!isWithin(lot, WITHIN_RIM) || !isClear(lot, taken)) return undefined;
    if (isClear(lot, streets)) return lot;
  }
  return undefined;
}

export function fitting(
  frame: Frame,
  { streets, taken }: Pick<Ground, 'streets' | 'taken'>,
): Placed | undefined {
  const lot = { ...solid(outlineOf(frame)), frame };
  return isWithin(lot, WITHIN_RIM) && isClear(lot, taken) && isClear(lot, streets) ? lot : undefined;
}

/** Wall to wall with one that stands already: behind it, beside it or before it. */
export function wallToWall(
  lots: readonly Placed[],
  [width, depth]: readonly [number, number],
  ground: Pick<Ground, 'streets' | 'taken'>,
  shaker: Shaker,
): Placed | undefined {
  for (const { frame } of shaker.fromAnywhere(lots)) {
    for (const own of [
      { ...frame, width, depth },
      { ...frame, width: depth, depth: width },
    ]) {
      for (const [inBy, rightBy] of roundabout(frame, own)) {
        const lot = fitting(shifted(own, inBy, rightBy), ground);
        if (lot !== undefined) return lot;
      }
    }
  }
  return undefined;
}

/** A walkway, and what rounding to tenths may take of it. */
const GAP = WALKWAY + 1;

/** Offsets at which a frame turned the same way can stand beside another: so far further in, and so far to its right. */
function roundabout(frame: Frame, own: Frame): readonly (readonly [number, number])[] {
  const side = (frame.width - own.width) / 2;
  const beyond = (frame.width + own.width) / 2 + GAP;
  const behind = frame.depth + GAP;
  const before = -own.depth - GAP;
  const back = frame.depth - own.depth;
  return [
    [behind, -side],
    [behind, side],
    [behind, 0],
    [0, beyond],
    [0, -beyond],
    [back, beyond],
    [back, -beyond],
    [before, -side],
    [before, side],
  ];
}

/** The lots after whoever stands more than 2" from all others has moved to one of them; undefined where one finds no room there. */
function neighbourly(lots: readonly Placed[], ground: Ground, shaker: Shaker): readonly Placed[] | undefined {
  const all = [...lots];
  for (const [at, lot] of all.entries()) {
    if (all.length < 2 || all.some((other) => other !== lot && areNeighbours(lot, other))) continue;
    const others = all.filter((other) => other !== lot);
    const taken = [...ground.taken, ...others.map((other) => ({ ...other, clearance: WALKWAY }))];
    const { width, depth } = lot.frame;
    const moved = firstOf(SHARES, (share) =>
      wallToWall(others, [cut(width, share), cut(depth, share)], { ...ground, taken }, shaker),
    );
    if (moved === undefined) return undefined;
    all[at] = moved;
  }
  return all;
}

/** No further from wall to wall than neighbours of a built-up area stand. */
export function areNeighbours(a: Solid, b: Solid): boolean {
  if (areApart(a, b, 2 * WIDEST_GAP)) return false;
  const far = (from: Solid, to: Solid) =>
    Math.min(...from.corners.map((corner) => distanceToPolygon(corner, to.corners)));
  return Math.min(far(a, b), far(b, a)) <= WIDEST_GAP;
}

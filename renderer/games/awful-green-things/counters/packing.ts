/** Places for the counters of an area: none covers its name, none another one, and all are within its walls. */
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Box, boundsOf, liesWithin } from '../ship/geometry.ts';
import type { Outline } from '../ship/outlines.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Floor {
  readonly outline: Outline;
  /** Boxes in which nothing is put. */
  readonly taken: readonly Box[];
  /** True if counters stay within the walls even where the area is narrow. */
  readonly inside?: boolean;
}

/** Distance from a wall, and between two counters. */
const APART = 2;
/** A counter may reach over the wall of an area that is narrower than it. */
const OVER = 4;
const NARROW = 66;
/** Step of the search for free spots: a large area needn’t be searched so closely. */
const stepOn = ({ width, height }: Box): number => (width * height > 9000 ? 5 : 2);

/** The upper left corner of each; null for those that there is no room for. */
export function packed(floor: Floor, sizes: readonly Size[]): readonly (Box | null)[] {
  const known = new Map<string, readonly Box[]>();
  const free = sizes.map((size) => {
    const key = `${size.width} ${size.height}`;
    const spots = known.get(key) ?? freeSpots(floor, size);
    known.set(key, spots);
    return spots;
  });
  const inRows = firstFree(free);
  const inColumns = inRows.includes(null) ? firstFree(free.map(byColumn)) : inRows;
  const placed = placedIn(inColumns) > placedIn(inRows) ? inColumns : inRows;
  const moved = centred(
    floor,
    placed.filter((box) => box !== null),
  );
  let at = 0;
  return placed.map((box) => (box === null ? null : (moved[at++] ?? box)));
}

const placedIn = (boxes: readonly (Box | null)[]): number => boxes.filter((box) => box !== null).length;

function firstFree(free: readonly (readonly Box[])[]): readonly (Box | null)[] {
  const placed: (Box | null)[] = [];
  for (const spots of free) {
    const isFree = (box: Box) => placed.every((other) => other === null || !overlap(other, box, APART));
    placed.push(spots.find(isFree) ?? null);
  }
  return placed;
}

const byColumn = (spots: readonly Box[]): readonly Box[] => spots.toSorted((a, b) => a.x - b.x || a.y - b.y);

/** Spots at which something is least in the way: as far down as can be, and as far to the right of the name. */
export function aside(floor: Floor, size: Size): readonly Box[] {
  const spots = freeSpots(floor, size);
  const [top] = spots;
  return [spots.at(-1), spots.findLast(({ y }) => y === top?.y)].filter((box) => box !== undefined);
}

/** Distance by which counters may reach over the walls to the left and right: more where the area is narrow. */
function overOf({ outline, inside = false }: Floor): number {
  if (boundsOf(outline).width > NARROW) return -APART;
  return inside ? 0 : OVER;
}
export const roomAcross = (floor: Floor): number => boundsOf(floor.outline).width + 2 * overOf(floor);
/** Says whether there may be more room for counters that reach over the area’s walls. */
export const isNarrow = ({ outline }: Floor): boolean => boundsOf(outline).width <= NARROW;

/** Everywhere it could stand if nobody else did, from top to bottom and from left to right. */
function freeSpots(floor: Floor, { width, height }: Size): readonly Box[] {
  const bounds = boundsOf(floor.outline);
  const over = overOf(floor);
  const [right, bottom] = [bounds.x + bounds.width + over - width, bounds.y + bounds.height - APART - height];
  const isFree = isFreeOn(floor);
  const step = stepOn(bounds);
  const spots: Box[] = [];
  for (let y = bounds.y + APART; y <= bottom; y += step) {
    for (let x = bounds.x - over; x <= right; x += step) {
      const box = { x, y, width, height };
      if (isFree(box)) spots.push(box);
    }
  }
  return spots;
}

function isFreeOn(floor: Floor): (box: Box) => boolean {
  const { taken } = floor;
  const within = standsWithin(floor);
  return (box) => taken.every((one) => !overlap(one, box, 0)) && within(box);
}

export const overlap = (one: Box, other: Box, apart: number): boolean =>
  one.x < other.x + other.width + apart &&
  other.x < one.x + one.width + apart &&
  one.y < other.y + other.height + apart &&
  other.y < one.y + one.height + apart;

/** All four corners stand within the walls, and no corner of the walls within it. */
function standsWithin(floor: Floor): (box: Box) => boolean {
  const { outline } = floor;
  const over = overOf(floor);
  return ({ x, y, width, height }) => {
    const [left, right] = [x + over, x + width - over];
    const [top, bottom] = [y - APART, y + height + APART];
    return (
      outline.every(
        (corner) => corner.x <= left || corner.x >= right || corner.y <= top || corner.y >= bottom,
      ) &&
      liesWithin(outline, { x: left, y: top }) &&
      liesWithin(outline, { x: right, y: top }) &&
      liesWithin(outline, { x: right, y: bottom }) &&
      liesWithin(outline, { x: left, y: bottom })
    );
  };
}

/** All of them moved together into the middle of what is free to their right, and then below them. */
function centred(floor: Floor, placed: readonly Box[]): readonly Box[] {
  if (placed.length === 0) return placed;
  const across = moved(floor, placed, { x: 1, y: 0 });
  return moved(floor, across, { x: 0, y: 1 });
}

/** Half as far this way as they could go together. */
function moved(floor: Floor, boxes: readonly Box[], way: Spot): readonly Box[] {
  const after = (steps: number) =>
    boxes.map((box) => ({ ...box, x: box.x + way.x * steps, y: box.y + way.y * steps }));
  const isFree = isFreeOn(floor);
  let steps = 0;
  while (after(steps + 1).every(isFree)) steps += 1;
  return after(Math.floor(steps / 2));
}

/** Ways on a table: one of 32 whole vectors, never an angle, so that every machine steps to the same spot. */
import type { Spot } from '../play.ts';

/** A place in `DIRECTIONS`: from 0, north, clockwise by an eighth of a right angle each (to within a degree). */
export type Direction = number;

/** From north to short of east; the other quarters are these turned. */
const QUARTER: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: 1, y: 5 },
  { x: 5, y: 12 },
  { x: 2, y: 3 },
  { x: 1, y: 1 },
  { x: 3, y: 2 },
  { x: 12, y: 5 },
  { x: 5, y: 1 },
];

// Zero less a number, as minus zero would be another number to some.
const right = ({ x, y }: Spot): Spot => ({ x: y, y: 0 - x });
const back = ({ x, y }: Spot): Spot => ({ x: 0 - x, y: 0 - y });

/** East is x, north is y. Directions are stored by their place, so the list never changes its order. */
export const DIRECTIONS: readonly Spot[] = [
  ...QUARTER,
  ...QUARTER.map(right),
  ...QUARTER.map(back),
  ...QUARTER.map(right).map(back),
];

export const NORTH: Direction = 0;
export const EAST: Direction = QUARTER.length;
export const SOUTH: Direction = 2 * QUARTER.length;
export const WEST: Direction = 3 * QUARTER.length;

/** Clockwise by so many of the 32; a negative number turns the other way. */
export function turned(direction: Direction, by: number): Direction {
  const { length } = DIRECTIONS;
  return (((direction + by) % length) + length) % length;
}

export function opposite(direction: Direction): Direction {
  return turned(direction, SOUTH);
}

/** Throws where there is no such direction. */
export function vectorOf(direction: Direction): Spot {
  const vector = DIRECTIONS[direction];
  if (vector === undefined)
    throw new Error(`no direction is ${direction}: they are 0 to ${DIRECTIONS.length - 1}`);
  return vector;
}

/** A spot that many tenths of an inch off, to the nearest tenth, halves eastwards and northwards. */
export function stepped({ x, y }: Spot, direction: Direction, tenths: number): Spot {
  const vector = vectorOf(direction);
  const length = Math.sqrt(vector.x * vector.x + vector.y * vector.y);
  return {
    x: x + Math.floor((vector.x * tenths) / length + 0.5),
    y: y + Math.floor((vector.y * tenths) / length + 0.5),
  };
}

/** The one of the 32 that leads most nearly from a spot to another. Throws where the two are one. */
export function directionTo(from: Spot, to: Spot): Direction {
  const way = { x: to.x - from.x, y: to.y - from.y };
  if (way.x === 0 && way.y === 0) throw new Error('no direction leads from a spot to itself');
  return DIRECTIONS.reduce(
    (best, vector, direction) => (nearer(way, vector, vectorOf(best)) ? direction : best),
    NORTH,
  );
}

/** Says whether `a` is at a smaller angle to the way than `b`: their cosines are compared, squared, in whole numbers. */
function nearer(way: Spot, a: Spot, b: Spot): boolean {
  const cosine = (vector: Spot) => {
    const ahead = way.x * vector.x + way.y * vector.y;
    return { square: ahead * Math.abs(ahead), of: vector.x * vector.x + vector.y * vector.y };
  };
  const [one, other] = [cosine(a), cosine(b)];
  return one.square * other.of > other.square * one.of;
}

/** Places of the town’s locations, streets and crosswalks on the map; plain functions of its size. */
import type { PlaceId } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Scale of the map; 1 is the size that pictures are drawn for. */
  readonly scale: number;
}

const COLUMNS = 6;
const ROWS = 5;

/** The map at full size: its margins, and the streets between two locations. */
const FULL = { width: 828, height: 536, left: 15, top: 13, street: 22 } as const;

/** A location at full size: what blocks and landmarks are drawn in. */
export const PLACE = {
  width: (FULL.width - 2 * FULL.left - (COLUMNS - 1) * FULL.street) / COLUMNS,
  height: (FULL.height - 2 * FULL.top - (ROWS - 1) * FULL.street) / ROWS,
} as const;

/**
 * Least scale of the map, which is otherwise as large as there is room for; labels and counters keep their size, so that less than three
 * quarters is no map.
 */
const LEAST_SCALE = 0.72;
const MOST_SCALE = 1.5;

/** Before the room is measured the map has its full size. */
export function planFor(room: { readonly width: number; readonly height: number }): Plan {
  const fits = Math.min(room.width / FULL.width, room.height / FULL.height);
  const scale = fits === 0 ? 1 : Math.min(MOST_SCALE, Math.max(LEAST_SCALE, fits));
  return { width: FULL.width * scale, height: FULL.height * scale, scale };
}

export const columnOf = (place: PlaceId): number => place.charCodeAt(0) - 'A'.charCodeAt(0);
export const rowOf = (place: PlaceId): number => Number(place.slice(1)) - 1;

export function boxOf({ scale }: Plan, place: PlaceId): Box {
  return {
    x: (FULL.left + columnOf(place) * (PLACE.width + FULL.street)) * scale,
    y: (FULL.top + rowOf(place) * (PLACE.height + FULL.street)) * scale,
    width: PLACE.width * scale,
    height: PLACE.height * scale,
  };
}

export interface Crosswalk extends Box {
  readonly between: readonly [PlaceId, PlaceId];
  /** Direction in which one walks over it: from left to right, or from top to bottom. */
  readonly way: 'across' | 'down';
}

/** Width of a crosswalk, and what is left of the kerb at both ends of it. */
const WALK = { width: 16, kerb: 1.5 } as const;

/** Crosswalks, over the middle of every edge that two locations share, each once. */
export function crosswalksOf(
  plan: Plan,
  places: readonly { readonly id: PlaceId; readonly next: readonly PlaceId[] }[],
): readonly Crosswalk[] {
  const comesLater = (one: PlaceId, other: PlaceId) =>
    rowOf(other) > rowOf(one) || columnOf(other) > columnOf(one);
  return places.flatMap(({ id, next }) =>
    next.filter((other) => comesLater(id, other)).map((other) => crosswalk(plan, id, other)),
  );
}

function crosswalk(plan: Plan, one: PlaceId, other: PlaceId): Crosswalk {
  const [from, to] = [boxOf(plan, one), boxOf(plan, other)];
  const [wide, kerb] = [WALK.width * plan.scale, WALK.kerb * plan.scale];
  const way = rowOf(one) === rowOf(other) ? 'across' : 'down';
  const box =
    way === 'across'
      ? {
          x: from.x + from.width + kerb,
          y: from.y + (from.height - wide) / 2,
          width: to.x - from.x - from.width - 2 * kerb,
          height: wide,
        }
      : {
          x: from.x + (from.width - wide) / 2,
          y: from.y + from.height + kerb,
          width: wide,
          height: to.y - from.y - from.height - 2 * kerb,
        };
  return { ...box, way, between: [one, other] };
}

const STRIPES = 4;
const STRIPE = 0.52;

/** The bars of a crosswalk, along the street it crosses. */
export function stripesOf({ x, y, width, height, way }: Crosswalk): readonly Box[] {
  const step = (way === 'across' ? width : height) / STRIPES;
  return Array.from({ length: STRIPES }, (_, at) => {
    const from = at * step + (step * (1 - STRIPE)) / 2;
    return way === 'across'
      ? { x: x + from, y, width: step * STRIPE, height }
      : { x, y: y + from, width, height: step * STRIPE };
  });
}

/** The middle of the crossing of streets below this row and right of this column. */
export function junction(plan: Plan, place: PlaceId): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boxOf(plan, place);
  const half = (FULL.street * plan.scale) / 2;
  return { x: x + width + half, y: y + height + half };
}

/** The middle of every street, broken where one crosses it. */
export function centreLines(plan: Plan): string {
  const half = (FULL.street / 2) * plan.scale;
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
  const numbers = ['1', '2', '3', '4', '5'] as const;
  const across = numbers.slice(0, -1).flatMap((row) =>
    letters.map((column) => {
      const { x, y, width, height } = boxOf(plan, `${column}${row}`);
      const [middle, gap] = [y + height + half, 12 * plan.scale];
      return `M${x + 4} ${middle}H${x + width / 2 - gap}M${x + width / 2 + gap} ${middle}H${x + width - 4}`;
    }),
  );
  const down = letters.slice(0, -1).flatMap((column) =>
    numbers.map((row) => {
      const { x, y, width, height } = boxOf(plan, `${column}${row}`);
      const [middle, gap] = [x + width + half, 12 * plan.scale];
      return `M${middle} ${y + 4}V${y + height / 2 - gap}M${middle} ${y + height / 2 + gap}V${y + height - 4}`;
    }),
  );
  return [...across, ...down].join('');
}

export type Way = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';
const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const isWay = (key: string): key is Way => key in STEPS;

/** The location that lies this way; the same at the edge of town. */
export function beside(place: PlaceId, way: Way): PlaceId {
  const [across, down] = STEPS[way];
  const column = Math.min(COLUMNS - 1, Math.max(0, columnOf(place) + across));
  const row = Math.min(ROWS - 1, Math.max(0, rowOf(place) + down));
  return `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}` as PlaceId;
}

/** About so wide is a letter of a place’s name. */
const LETTER = 6;
/** The disc with the points it takes to come there, at the end of the strip. */
const DISC = 20;

/** Says whether the name has room on the strip behind the place’s letter and digit; nothing of it stands under the disc. */
export const nameFits = (name: string, width: number, hasDisc: boolean): boolean =>
  (name.length + 3) * LETTER < width - 12 - (hasDisc ? DISC : 0);

/** Place of a party after its first move onto the table, from which the first zombies are placed (ATZ-107, ATZ-118). */
import { opposite, stepped } from '../../core/geometry/direction.ts';
import { distanceToPolygon } from '../../core/geometry/distance.ts';
import { contains } from '../../core/geometry/polygon.ts';
import {
  centreOf,
  type Edge,
  isOnTable,
  middleOf,
  middleOfEdge,
  OPPOSITE,
  OUTWARD,
  type TableSize,
} from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { areasOf } from '../battlefield/areas.ts';
import { type EncounterTable, USUAL_SIZE } from '../battlefield/table.ts';
import type { Facing } from './facing.ts';
import type { Ground } from './placement.ts';

/** A normal move to the middle of the figures, in tenths of an inch. */
const MOVE = 85;
/** Distance between the places that are tried, in tenths of an inch. */
const STEP = 10;

type Table = Seen<Pick<EncounterTable, keyof TableSize | 'streets' | 'terrain' | 'river' | 'buildings'>>;

/** Spot one move in from the entry edge, along the road that comes in there, or over open ground if there is none. */
export function firstMove({ entry, ...table }: Table & { readonly entry: Edge }): {
  readonly spot: Spot;
  readonly facing: Facing;
} {
  const middle = middleOfEdge(table, entry);
  const roads = table.streets
    .flatMap(({ line }) => line.filter((end) => isOnEdge(table, entry, end)))
    .toSorted((a, b) => apart(a, middle) - apart(b, middle));
  const along = (by: number): Spot =>
    entry === 'n' || entry === 's' ? { ...middle, x: middle.x + by } : { ...middle, y: middle.y + by };
  const most = Math.max(table.width, table.depth) / STEP;
  const besides = Array.from({ length: most }, (_, nth) =>
    along((nth % 2 === 0 ? 1 : -1) * Math.floor((nth + 1) / 2) * STEP),
  );
  const inward = [...roads, ...besides].map((from) => stepped(from, opposite(OUTWARD[entry]), MOVE));
  return { spot: inward.find((spot) => isOpen(table, spot)) ?? inward[0] ?? middle, facing: OPPOSITE[entry] };
}

/** The middle of the table, or the nearest place to it where no building stands and nobody is kept out. */
export function openCentre(table: Table): Spot {
  const centre = centreOf(table);
  for (let far = 0; far < Math.max(table.width, table.depth); far += STEP) {
    const round = Object.values(OUTWARD).map((way) => stepped(centre, way, far));
    const open = round.find((spot) => isOpen(table, spot));
    if (open !== undefined) return open;
  }
  return centre;
}

/** Tenths of an inch from its building within which a defender starts (ATZ-175). */
const BESIDE = 40;

/** Place beside a building near the middle of the table; the middle where no building is near it. */
export function besideBuilding(table: Table): Spot {
  const centre = openCentre(table);
  const halves = [table.width, table.depth].map((length) => Math.floor(length / 2 / STEP)) as [
    number,
    number,
  ];
  const grid = range(halves[0]).flatMap((x) => range(halves[1]).map((y) => ({ x: x * STEP, y: y * STEP })));
  const near = grid
    .map(({ x, y }) => ({ x: table.width / 2 + x, y: table.depth / 2 + y }))
    .toSorted((a, b) => apart(a, centre) - apart(b, centre));
  const isBeside = (spot: Spot) =>
    table.buildings.some(({ outline }) => distanceToPolygon(spot, outline) <= BESIDE) && isOpen(table, spot);
  return near.find(isBeside) ?? centre;
}

/** -2, -1, 0, 1, 2 */
const range = (most: number) => Array.from({ length: 2 * most + 1 }, (_, at) => at - most);

/** Never inside a building, or on ground that nobody crosses. */
function isOpen(table: Table, spot: Spot): boolean {
  if (!isOnTable(table, spot)) return false;
  // A later one lies on those before it.
  const on = areasOf(table as EncounterTable).findLast(({ outline }) => contains(outline, spot));
  return on === undefined || (on.ground !== 'building' && on.going !== 'none');
}

/** Half the width of a base, in tenths of an inch: nearer to the rim it would stand over it. */
const HALF_BASE = 5;

/** Spot on the table, moved in from its rim by half a base at most. */
function inward({ width, depth }: TableSize, { x, y }: Spot): Spot {
  const within = (at: number, side: number) => Math.min(Math.max(at, HALF_BASE), side - HALF_BASE);
  return { x: within(x, width), y: within(y, depth) };
}

const apart = (a: Spot, b: Spot) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function isOnEdge({ width, depth }: TableSize, edge: Edge, { x, y }: Spot): boolean {
  switch (edge) {
    case 'n':
      return y >= depth;
    case 'e':
      return x >= width;
    case 's':
      return y <= 0;
    case 'w':
      return x <= 0;
    default:
      return edge satisfies never;
  }
}

/** Ground on which zombies come on, and what is in their way; a table that is not laid out has nothing on it. */
export function groundOf(table: Table | null): Ground {
  const size = table ?? USUAL_SIZE;
  return {
    standing: (spot) => {
      if (!isOnTable(size, spot)) return undefined;
      const place = inward(size, spot);
      return table === null || isOpen(table, place) ? place : undefined;
    },
    buildings: (table?.buildings ?? []).map(({ outline, doors }) => ({
      outline,
      doorways: doors.map((door) => middleOf(outline, door)),
    })),
  };
}

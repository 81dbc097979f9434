/** Buildings side by side on a block: it is cut in two again and again, a walkway wide, until each has a lot. */
import type { Bounds } from '../../core/geometry/polygon.ts';
import type { BuildingId } from '../types.ts';
import { buildingRow, LEAST_SIDE } from './buildings.ts';
import { depthOf, WALKWAY, widthOf } from './rect.ts';
import type { Shaker } from './shaker.ts';

/** A lot of the least size with the walkway beside it. */
const CELL = LEAST_SIDE + WALKWAY;
/** Built-up areas have no more than 2" from one building to the next. */
export const WIDEST_GAP = 20;

function cells(length: number): number {
  return Math.max(0, Math.floor((length + WALKWAY) / CELL));
}

/** How many columns of so many rows hold these buildings. */
function columnsFor(buildings: number, rows: number): number {
  return Math.floor((buildings + rows - 1) / rows);
}

/** How many buildings a block can hold, however large they would like to be. */
export function capacityOf(block: Bounds): number {
  return cells(widthOf(block)) * cells(depthOf(block));
}

export interface Wanted {
  /** Its place in the list of the table's buildings. */
  readonly at: number;
  readonly type: BuildingId;
}

function weightOf({ type }: Wanted): number {
  const [long, short] = buildingRow(type).sides;
  return (long + WALKWAY) * (short + WALKWAY);
}

function weigh(wanted: readonly Wanted[]): number {
  return wanted.reduce((sum, one) => sum + weightOf(one), 0);
}

/** Which buildings go to which block: the largest first, each to the block with the most room left for its size. */
export function shareOut(
  wanted: readonly Wanted[],
  blocks: readonly Bounds[],
): readonly (readonly Wanted[])[] {
  const loads = blocks.map((block) => ({
    size: widthOf(block) * depthOf(block),
    room: capacityOf(block),
    load: 0,
    buildings: [] as Wanted[],
  }));
  for (const one of wanted.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const weight = weightOf(one);
    let best: (typeof loads)[number] | undefined;
    for (const block of loads) {
      if (block.buildings.length >= block.room) continue;
      if (!best || (block.load + weight) * best.size < (best.load + weight) * block.size) best = block;
    }
    if (!best) throw new Error(`no block has room for ${one.type}`);
    best.load += weight;
    best.buildings.push(one);
  }
  return loads.map(({ buildings }) => buildings);
}

interface Lot {
  readonly at: number;
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly depth: number;
}

/** Buildings drawn together towards a corner at 0, 0, with the size of them all. */
export interface Cluster {
  readonly width: number;
  readonly depth: number;
  readonly lots: readonly Lot[];
}

/**
 * The buildings within so much room, which must have the capacity. A building alone on its side of a cut stands on the
 * near side: both halves are flush with the cut and the corner there, so that each has a neighbour within reach.
 */
export function clustered(wanted: readonly Wanted[], width: number, depth: number, shaker: Shaker): Cluster {
  const [only, second] = wanted;
  if (only === undefined) return { width: 0, depth: 0, lots: [] };
  if (width < depth) return turned(clustered(wanted, depth, width, shaker));
  if (second === undefined) return single(only, width, depth);
  const [near, far] = halves(wanted, width, depth);
  const rows = cells(depth);
  const least = columnsFor(near.length, rows) * CELL - WALKWAY;
  const most = width - columnsFor(far.length, rows) * CELL;
  const share = Math.floor(((width - WALKWAY) * weigh(near)) / weigh(wanted));
  const cut = Math.max(least, Math.min(most, share));
  const a = clustered(near, cut, depth, shaker);
  const b = clustered(far, width - WALKWAY - cut, depth, shaker);
  const spare = width - WALKWAY - a.width - b.width;
  const gap = WALKWAY + shaker.below(Math.min(WIDEST_GAP - WALKWAY, spare) + 1);
  return {
    width: a.width + gap + b.width,
    depth: Math.max(a.depth, b.depth),
    lots: [...a.lots, ...b.lots.map((lot) => ({ ...lot, west: lot.west + a.width + gap }))],
  };
}

function single({ at, type }: Wanted, width: number, depth: number): Cluster {
  const [long, short] = buildingRow(type).sides;
  const lot = { at, west: 0, south: 0, width: Math.min(width, long), depth: Math.min(depth, short) };
  return { width: lot.width, depth: lot.depth, lots: [lot] };
}

function turned({ width, depth, lots }: Cluster): Cluster {
  return {
    width: depth,
    depth: width,
    lots: lots.map((lot) => ({
      at: lot.at,
      west: lot.south,
      south: lot.west,
      width: lot.depth,
      depth: lot.width,
    })),
  };
}

/** Two lists of about the same weight that fit on either side of a cut. */
function halves(
  wanted: readonly Wanted[],
  width: number,
  depth: number,
): readonly [readonly Wanted[], readonly Wanted[]] {
  const rows = cells(depth);
  const half = weigh(wanted) / 2;
  let count = 0;
  let weight = 0;
  for (const one of wanted) {
    if (count > 0 && (weight >= half || count === wanted.length - 1)) break;
    weight += weightOf(one);
    count += 1;
  }
  const columns = columnsFor(count, rows) + columnsFor(wanted.length - count, rows);
  if (columns > cells(width)) count = Math.max(rows, Math.floor(count / rows) * rows);
  const near = wanted.slice(0, count);
  const far = wanted.slice(count);
  return far.length === 1 ? [far, near] : [near, far];
}

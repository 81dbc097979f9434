/** How streets lie, where a river keeps beside them, and the places on them where vehicles stand. */
import { type Bounds, boundsOf, rectangle } from '../../core/geometry/polygon.ts';
import { type Edge, runsNorth, type Street } from '../../core/geometry/table-top.ts';
import type { Area } from '../types.ts';
import { depthOf, tooNear, WALKWAY, widthOf } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { TABLE_SIZE } from './table.ts';
import { RIVER_WIDTH } from './terrain.ts';

/** Buildings of a built-up area face each other across 12"; a country road of half that is ours. */
export const STREET_WIDTH = { urban: 120, outskirts: 120, rural: 60 } as const satisfies Record<Area, number>;

/** On either side of a street there is room for this much (ours, so that thirty buildings fit). */
const LEAST_BLOCK = 140;
const STEP = 10;

/** A street as it is laid out: straight from end to end. */
export interface Laid {
  readonly footprint: Bounds;
  readonly along: 'north-south' | 'east-west';
}

export type Unnamed = Omit<Street, 'name'>;

export function paved({ footprint, along }: Laid): Unnamed {
  return { outline: rectangle(footprint), line: middleLine(footprint, along) };
}

/** Through the middle of what runs that way. */
export function middleLine(rect: Bounds, along: Laid['along']): Street['line'] {
  const { west, south, east, north } = upright(rect, along);
  const x = Math.floor((west + east) / 2);
  const ends = [
    { x, y: south },
    { x, y: north },
  ];
  return along === 'north-south' ? ends : ends.map((end) => ({ x: end.y, y: end.x }));
}

/** A street of a table as it was laid out. */
export function laidOf({ outline, line }: Unnamed): Laid {
  return { footprint: boundsOf(outline), along: runsNorth(line) ? 'north-south' : 'east-west' };
}

export interface Plan {
  readonly streets: readonly Laid[];
  readonly river: Bounds | null;
}

/** What leaves the main street: nothing, a street straight across, or one to the low or the high side only. */
type Branch = 'none' | 'across' | 'low' | 'high';

const BRANCHES = {
  urban: ['across', 'low', 'high'],
  outskirts: ['none', 'across', 'low', 'high'],
  rural: ['none'],
} as const satisfies Record<Area, readonly Branch[]>;

/** A main street from edge to edge, with another or none; a river runs alongside the main one, where none crosses it. */
export function plan(area: Area, withRiver: boolean, shaker: Shaker): Plan {
  const width = STREET_WIDTH[area];
  const along = shaker.oneOf(['north-south', 'east-west']);
  const main = start(width, shaker);
  const riverSide = shaker.oneOf(['low', 'high']);
  const branch = branchOf(area, withRiver ? riverSide : null, shaker);
  const turned = (rect: Bounds) => (along === 'north-south' ? rect : transposed(rect));
  const streets: Laid[] = [{ footprint: turned(band(main, width, 0, TABLE_SIZE)), along }];
  if (branch !== 'none') {
    const at = start(width, shaker);
    const from = branch === 'high' ? main + width : 0;
    const to = branch === 'low' ? main : TABLE_SIZE;
    const across = along === 'north-south' ? 'east-west' : 'north-south';
    streets.push({ footprint: turned(transposed(band(at, width, from, to))), along: across });
  }
  return { streets, river: withRiver ? turned(riverBand(riverSide, shaker)) : null };
}

function start(width: number, shaker: Shaker): number {
  const slack = TABLE_SIZE - width - 2 * LEAST_BLOCK;
  return LEAST_BLOCK + STEP * shaker.below(Math.floor(slack / STEP) + 1);
}

/** No street crosses the river: with one there is none to its side, nor straight across. */
function branchOf(area: Area, riverSide: 'low' | 'high' | null, shaker: Shaker): Branch {
  if (riverSide === null) return shaker.oneOf<Branch>(BRANCHES[area]);
  const dry = riverSide === 'low' ? 'high' : 'low';
  return area === 'rural' ? 'none' : shaker.oneOf<Branch>(['none', dry]);
}

/** A river keeps off both the table's rim and the street. */
function riverBand(side: 'low' | 'high', shaker: Shaker): Bounds {
  const low = 2 * WALKWAY + STEP * shaker.below(4);
  return band(side === 'low' ? low : TABLE_SIZE - low - RIVER_WIDTH, RIVER_WIDTH, 0, TABLE_SIZE);
}

function band(west: number, width: number, south: number, north: number): Bounds {
  return { west, south, east: west + width, north };
}

export function transposed({ west, south, east, north }: Bounds): Bounds {
  return { west: south, south: west, east: north, north: east };
}

/** The edges a street leads to. */
export function edgesReached(streets: readonly Laid[]): readonly Edge[] {
  const edges: Edge[] = [];
  for (const { footprint, along } of streets) {
    if (along === 'north-south') {
      if (footprint.north === TABLE_SIZE) edges.push('n');
      if (footprint.south === 0) edges.push('s');
    } else {
      if (footprint.east === TABLE_SIZE) edges.push('e');
      if (footprint.west === 0) edges.push('w');
    }
  }
  return edges;
}

/** One place for a vehicle: wide enough for every type, and a walkway from the next. */
export interface Slot {
  readonly rect: Bounds;
  readonly along: Laid['along'];
}

/** For the longest vehicle with room before and behind it, and for the widest. */
const SLOT = { length: 115, width: 36 } as const;

/** A crossing belongs to the first of its streets. Twelve vehicles find a slot in any town. */
export function slotsOf(streets: readonly Laid[]): readonly Slot[] {
  return streets.flatMap(({ footprint, along }, at) => {
    const earlier = streets.slice(0, at).map((street) => upright(street.footprint, along));
    return slotsIn(upright(footprint, along), earlier).map((rect) => ({ rect: upright(rect, along), along }));
  });
}

/** As if the street ran north to south; the same once more turns it back. */
export function upright(rect: Bounds, along: Laid['along']): Bounds {
  return along === 'north-south' ? rect : transposed(rect);
}

function slotsIn(street: Bounds, crossed: readonly Bounds[]): readonly Bounds[] {
  const lanes = Math.floor((widthOf(street) - WALKWAY) / SLOT.width);
  const kerb = street.west + Math.floor((widthOf(street) - lanes * SLOT.width) / 2);
  return stretches(street, crossed).flatMap((stretch) => {
    const count = Math.floor(depthOf(stretch) / SLOT.length);
    const length = count === 0 ? 0 : Math.floor(depthOf(stretch) / count);
    return Array.from({ length: count * lanes }, (_, slot) =>
      band(
        kerb + (slot % lanes) * SLOT.width,
        SLOT.width,
        stretch.south + Math.floor(slot / lanes) * length,
        stretch.south + (Math.floor(slot / lanes) + 1) * length,
      ),
    );
  });
}

/** A street cut at those it crosses, and kept off the rim. */
function stretches(street: Bounds, crossed: readonly Bounds[]): readonly Bounds[] {
  const rim = {
    ...street,
    south: street.south === 0 ? WALKWAY : street.south,
    north: street.north === TABLE_SIZE ? TABLE_SIZE - WALKWAY : street.north,
  };
  const other = crossed.find((one) => tooNear(one, rim));
  if (other === undefined) return [rim];
  return [
    { ...rim, north: other.south },
    { ...rim, south: other.north },
  ].filter((part) => depthOf(part) > 0);
}

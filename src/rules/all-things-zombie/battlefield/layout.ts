/** A whole table laid out anew: streets, then river and terrain, then buildings, then vehicles. */
import type { Bounds } from '../../core/geometry/polygon.ts';
import type { TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';
import { layPieces, ranRiver } from './ground.ts';
import { capacityOf, clustered, shareOut, type Wanted } from './lots.ts';
import { parked } from './parked.ts';
import { around, depthOf, tooNear, WALKWAY, WITHIN_RIM, widthOf } from './rect.ts';
import { obstaclesOf } from './room.ts';
import { type Shaker, shaker } from './shaker.ts';
import { type Laid, paved, plan, slotsOf, type Unnamed } from './streets.ts';
import type { PlacedBuilding, PlacedVehicle, River } from './table.ts';
import type { Ground } from './terrain.ts';
import { built } from './walls.ts';

export interface Contents {
  readonly area: Area;
  readonly buildings: readonly { readonly type: BuildingId; readonly storeys: number }[];
  readonly vehicles: readonly VehicleId[];
  readonly ground: Ground;
}

export interface Layout {
  readonly streets: readonly Unnamed[];
  readonly buildings: readonly PlacedBuilding[];
  readonly vehicles: readonly PlacedVehicle[];
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
  /** Terrain that found no room. */
  readonly leftOut: readonly (TerrainKind | 'river')[];
}

/** How often terrain that found no room is given another way for the streets to lie. */
const GOES = 12;

/** So many times the least lots are plenty for all buildings. */
const AMPLE = 2;

/** The same faces and contents lay the same table. */
export function laidOut(contents: Contents, faces: readonly number[]): Layout {
  let best = layOut(contents, shaker(faces));
  for (let go = 1; go < GOES && best.leftOut.length > 0; go++) {
    const next = layOut(contents, shaker(faces, go));
    if (next.leftOut.length < best.leftOut.length) best = next;
  }
  return best;
}

function layOut(contents: Contents, shaken: Shaker): Layout {
  const { area, buildings, vehicles, ground } = contents;
  const { streets, river: course } = plan(area, ground.ford !== null, shaken);
  const river = course === null || ground.ford === null ? null : ranRiver(course, ground.ford, shaken);
  const open = blocksAmong(streets, course);
  // Only with corrected figures is there a river in a town that large.
  if (river !== null && roomIn(open) < buildings.length) {
    const dry = layOut({ ...contents, ground: { ...ground, ford: null } }, shaken);
    return { ...dry, leftOut: ['river', ...dry.leftOut] };
  }
  const { terrain, taken, leftOut } = layPieces(ground.pieces, obstaclesOf({ streets, river }), shaken, {
    left: (holes) => roomIn(cutAround(open, holes)),
    wished: AMPLE * buildings.length,
    least: buildings.length,
  });
  const blocks = cutAround(open, taken);
  const slots = shaken.shuffled(slotsOf(streets));
  return {
    streets: streets.map(paved),
    buildings: onBlocks(buildings, nearStreets(blocks, streets, buildings.length), streets, shaken),
    // Figures that are corrected may bring more than there are places for; by the book's there is always one.
    vehicles: vehicles.flatMap((type, at) => {
      const slot = slots[at];
      return slot === undefined ? [] : [parked(type, `v${at + 1}`, slot, shaken)];
    }),
    terrain,
    river,
    leftOut,
  };
}

function blocksAmong(streets: readonly Laid[], river: Bounds | null): readonly Bounds[] {
  let blocks: readonly Bounds[] = [WITHIN_RIM];
  for (const { footprint } of streets) blocks = blocks.flatMap((block) => around(block, footprint, 0));
  return river === null ? blocks : cutAround(blocks, [river]);
}

/** What is left of blocks for buildings. */
function cutAround(blocks: readonly Bounds[], holes: readonly Bounds[]): readonly Bounds[] {
  let left = blocks;
  for (const hole of holes) left = left.flatMap((block) => around(block, hole, WALKWAY));
  return left.filter((block) => capacityOf(block) > 0);
}

function roomIn(blocks: readonly Bounds[]): number {
  return blocks.reduce((room, block) => room + capacityOf(block), 0);
}

/** Only the blocks along a street, where they have plenty of room. */
function nearStreets(blocks: readonly Bounds[], streets: readonly Laid[], count: number): readonly Bounds[] {
  const near = blocks.filter((block) => streets.some(({ footprint }) => tooNear(block, footprint, 1)));
  return roomIn(near) >= AMPLE * count ? near : blocks;
}

function onBlocks(
  buildings: Contents['buildings'],
  blocks: readonly Bounds[],
  streets: readonly Laid[],
  shaken: Shaker,
): readonly PlacedBuilding[] {
  const wanted = buildings.map(({ type }, at): Wanted => ({ at, type }));
  const footprints: Bounds[] = [];
  shareOut(wanted, blocks).forEach((share, at) => {
    const block = blocks[at];
    if (block === undefined || share.length === 0) return;
    const cluster = clustered(shaken.shuffled(share), widthOf(block), depthOf(block), shaken);
    const touching = streets.map(({ footprint }) => footprint).filter((street) => tooNear(block, street, 1));
    const west = axis(
      block.west,
      block.east,
      cluster.width,
      touching.some((street) => street.east === block.west),
      touching.some((street) => street.west === block.east),
      shaken,
    );
    const south = axis(
      block.south,
      block.north,
      cluster.depth,
      touching.some((street) => street.north === block.south),
      touching.some((street) => street.south === block.north),
      shaken,
    );
    for (const lot of cluster.lots) {
      const x = west(lot.west, lot.width);
      const y = south(lot.south, lot.depth);
      footprints[lot.at] = { west: x, south: y, east: x + lot.width, north: y + lot.depth };
    }
  });
  return buildings.map(({ type, storeys }, at) => {
    const footprint = footprints[at];
    if (footprint === undefined) throw new Error(`b${at + 1} has no lot`);
    return built(`b${at + 1}`, type, storeys, footprint, streets);
  });
}

/** A cluster lies against the street on this axis; without one it lies anywhere. */
function axis(
  from: number,
  to: number,
  length: number,
  streetBelow: boolean,
  streetAbove: boolean,
  shaken: Shaker,
): (start: number, size: number) => number {
  if (!streetBelow && streetAbove) return (start, size) => to - start - size;
  const slid = streetBelow ? 0 : shaken.below(to - from - length + 1);
  return (start) => from + slid + start;
}

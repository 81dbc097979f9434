/** A whole table laid out anew: streets, then river and terrain, then buildings, then vehicles. */
import { twiceArea } from '../../core/geometry/polygon.ts';
import { banksOf } from '../../core/geometry/strip.ts';
import type { Paved, TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';
import { layPieces } from './ground.ts';
import { type Kerb, kerb, type Placed, placed, type Ground as Room, sidesOf } from './lots.ts';
import { type Parking, parked, parkedClose } from './parked.ts';
import type { PlanId } from './plan-ids.ts';
import { PLANS_OF } from './plans.ts';
import { WALKWAY } from './rect.ts';
import { type Shaker, shaker } from './shaker.ts';
import { obstacles } from './solids.ts';
import { covered, laid, type Unnamed } from './streets.ts';
import { type PlacedBuilding, type PlacedVehicle, type River, TABLE_SIZE } from './table.ts';
import type { Ground } from './terrain.ts';
import { vehicleRow } from './vehicles.ts';
import { builtTogether, openFreely } from './walls.ts';
import { ranRiver } from './water.ts';

export interface Contents {
  readonly area: Area;
  readonly buildings: readonly { readonly type: BuildingId; readonly storeys: number }[];
  readonly vehicles: readonly VehicleId[];
  readonly ground: Ground;
}

export interface Layout {
  /** Left out where an earlier version laid the streets. */
  readonly plan?: PlanId;
  readonly streets: readonly Unnamed[];
  readonly paved?: readonly Paved[];
  readonly buildings: readonly PlacedBuilding[];
  readonly vehicles: readonly PlacedVehicle[];
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
  /** Terrain that found no room. */
  readonly leftOut: readonly (TerrainKind | 'river')[];
}

/** Number of plans tried at most for terrain or vehicles that found no room. */
const GOES = 20;
/** Buildings are not cut down further than this, in hundredths, as long as there is another plan to try. */
const SMALLEST = 30;

/** The same faces and contents lay the same table. */
export function laidOut(contents: Contents, faces: readonly number[]): Layout {
  const plans = shaker(faces).shuffled(PLANS_OF[contents.area]);
  const missing = ({ leftOut, vehicles }: Layout) =>
    leftOut.length + contents.vehicles.length - vehicles.length;
  let best: Layout | undefined;
  for (let go = 0; go < GOES && (best === undefined || missing(best) > 0); go++) {
    const plan = plans[go % plans.length];
    if (plan === undefined) break;
    const next = layOut(contents, plan, shaker(faces, go + 1), SMALLEST, best?.leftOut.length);
    if (next !== undefined && (best === undefined || missing(next) < missing(best))) best = next;
  }
  const bare = { ...contents, ground: { pieces: [], ford: null } };
  for (let go = GOES; best === undefined; go++) {
    const { pieces, ford } = contents.ground;
    const next = layOut(bare, 'strip', shaker(faces, go + 1), 0);
    if (next !== undefined) best = { ...next, leftOut: ford === null ? pieces : ['river', ...pieces] };
  }
  return best;
}

/** Undefined where the buildings don’t find room, or less terrain does than elsewhere. */
function layOut(
  contents: Contents,
  plan: PlanId,
  shaken: Shaker,
  smallest: number,
  elsewhere = Number.POSITIVE_INFINITY,
): Layout | undefined {
  const { area, buildings, vehicles, ground } = contents;
  const ways = laid(plan, area, shaken);
  if (ways === undefined) return undefined;
  const streets = covered(ways);
  const run = ground.ford === null ? undefined : ranRiver(area, ways.streets, streets, ground.ford, shaken);
  const water = run?.obstacles ?? [];
  const pieces = layPieces(ground.pieces, [...streets, ...water], shaken);
  const leftOut: Layout['leftOut'] =
    ground.ford !== null && run === undefined ? ['river', ...pieces.leftOut] : pieces.leftOut;
  if (leftOut.length > elsewhere) return undefined;
  const open = { area, kerbs: kerbsOf(ways), streets, taken: [...water, ...pieces.taken] };
  const lots = lotsFor(buildings, open, shaken, smallest);
  if (lots === undefined) return undefined;
  const standing = buildings.map(({ type, storeys }, at) => {
    const lot = lots[at];
    if (lot === undefined) throw new Error(`b${at + 1} has no lot`);
    return { id: `b${at + 1}`, type, storeys, outline: lot.corners };
  });
  const built = builtTogether(standing);
  // Rare enough that another plan is less work than other doors.
  if (smallest > 0 && !openFreely(built)) return undefined;
  const taken = [...water, ...lots.map((lot) => ({ ...lot, clearance: WALKWAY }))];
  return {
    plan,
    streets: ways.streets,
    ...(ways.paved.length > 0 && { paved: ways.paved }),
    buildings: built,
    vehicles: parkedAll(vehicles, { area, streets: ways.streets, taken }, shaken),
    terrain: pieces.terrain,
    river: run?.river ?? null,
    leftOut,
  };
}

/** Both sides of every street, and whatever is paved beside them; buildings stand to the left of each. */
export function kerbsOf({ streets, paved = [] }: Pick<Layout, 'streets' | 'paved'>): readonly Kerb[] {
  return [
    ...streets.flatMap((street) => {
      const { right, left } = banksOf(street);
      return [kerb(right.toReversed()), kerb(left)];
    }),
    ...paved.flatMap(({ kind, outline }) => {
      const round = [...outline, ...outline.slice(0, 1)].toReversed();
      return kind === 'turning-circle'
        ? [kerb(round)]
        : round.slice(1).map((to, at) => kerb([round[at] ?? to, to]));
    }),
  ];
}

/** Share of a table’s open ground that buildings and the walks between them cover at most, in hundredths. */
const COVERED = 68;
const SMALLER = 9;

/** Lots as large as they find room, all of them cut down alike. */
function lotsFor(
  buildings: Contents['buildings'],
  open: Room,
  shaken: Shaker,
  smallest: number,
): readonly Placed[] | undefined {
  for (let percent = firstPercent(buildings, open); ; percent = Math.max(smallest, percent - SMALLER)) {
    const wanted = buildings.map(({ type }) => ({ type, percent }));
    const lots = placed(wanted, open, shaken);
    if (lots !== undefined || percent <= smallest) return lots;
  }
}

function firstPercent(buildings: Contents['buildings'], { streets, taken }: Room): number {
  const used = [...streets, ...taken].reduce((sum, { corners }) => sum + twiceArea(corners) / 2, 0);
  const ground = (percent: number) =>
    buildings.reduce((sum, { type }) => {
      const [long, short] = sidesOf({ type, percent });
      return sum + (long + WALKWAY) * (short + WALKWAY);
    }, 0);
  let percent = 100;
  while (percent > 0 && ground(percent) * 100 > (TABLE_SIZE * TABLE_SIZE - used) * COVERED)
    percent -= SMALLER;
  return percent;
}

/** Closer to each other where they don’t all find room as they happen to stand. */
function parkedAll(types: readonly VehicleId[], ground: Parking, shaken: Shaker): readonly PlacedVehicle[] {
  const loose = parkedBy(parked, types, ground, shaken);
  return loose.length === types.length ? loose : parkedBy(parkedClose, types, ground, shaken);
}

/**
 * The longest first, which have the fewest places. Figures that are corrected may bring more than there are places for; by
 * the book's there is always one.
 */
function parkedBy(
  park: typeof parked,
  types: readonly VehicleId[],
  ground: Parking,
  shaken: Shaker,
): readonly PlacedVehicle[] {
  const taken = [...ground.taken];
  const found: (PlacedVehicle | undefined)[] = [];
  const long = ({ type }: { readonly type: VehicleId }) => vehicleRow(type).sides[0];
  for (const { type, at } of types.map((type, at) => ({ type, at })).toSorted((a, b) => long(b) - long(a))) {
    const one = park(type, '', { ...ground, taken }, shaken);
    found[at] = one;
    if (one !== undefined) taken.push(...obstacles(one.outline, WALKWAY));
  }
  return found.flatMap((one) => one ?? []).map((one, at) => ({ ...one, id: `v${at + 1}` }));
}

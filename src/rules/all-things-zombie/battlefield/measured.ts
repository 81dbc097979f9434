/** A table of the player’s own, as measured (not in the rulebook): its size, and what stands and lies where on it. Tenths of an inch. */
import {
  choice,
  flag,
  group,
  id,
  line,
  list,
  number,
  optional,
  type Value,
  variant,
} from '../../core/fields.ts';
import { EAST, NORTH } from '../../core/geometry/direction.ts';
import { distance } from '../../core/geometry/distance.ts';
import {
  type Measured,
  type MeasuredOpening,
  openingMeasured,
  outlineMeasured,
  stripMeasured,
} from '../../core/geometry/measured.ts';
import { boundsOf, edgeOf, type Polygon } from '../../core/geometry/polygon.ts';
import { LONGEST_SIDE } from '../../core/geometry/segment.ts';
import {
  type Door,
  EDGES,
  type Opening,
  OUTWARD,
  type TableSize,
  TERRAIN_KINDS,
  type TerrainPiece,
} from '../../core/geometry/table-top.ts';
import { BUILDINGS, type BuildingId, VEHICLES, type VehicleId } from '../types.ts';
import { isClear, obstacles, solid } from './solids.ts';
import type { Unnamed } from './streets.ts';
import type { EncounterTable, PlacedBuilding, PlacedVehicle, River } from './table.ts';
import { DOORWAYS, WINDOW_WIDTH } from './walls.ts';

const FAR = number(0, LONGEST_SIDE);
const rect = (least: number) => ({
  x: FAR,
  y: FAR,
  width: number(least, LONGEST_SIDE),
  depth: number(least, LONGEST_SIDE),
});
/** As it stands on the present table: whatever was laid out may be kept. */
const standing = (letter: string) => ({ id: id('part', `^${letter}[1-9][0-9]?$`, `${letter}1`) });
const OPENING = { side: choice(EDGES), at: optional(FAR) };
/** A base has room in there, and behind its door. */
const LEAST_BUILDING = 20;
/** Numbers of things on a table have two digits. */
const MOST = 99;

export const LAYOUT = group({
  width: number(120, LONGEST_SIDE),
  depth: number(120, LONGEST_SIDE),
  /** Name of the place; drawn where left out. */
  name: optional(line(60)),
  entry: optional(choice(EDGES)),
  buildings: list(
    variant('by', {
      standing: standing('b'),
      measured: {
        ...rect(LEAST_BUILDING),
        /** Rolled for where left out, and so are the storeys. */
        type: optional(choice(BUILDINGS)),
        storeys: optional(number(1, 20)),
        doors: list(group({ ...OPENING, double: optional(flag) }), 1, 20),
        /** As many as its kind has where left out. */
        windows: optional(list(group(OPENING), 0, 60)),
      },
    }),
    0,
    MOST,
  ),
  vehicles: optional(
    list(
      variant('by', {
        standing: standing('v'),
        measured: {
          ...rect(5),
          type: optional(choice(VEHICLES)),
          /** Along its longer side where left out. */
          facing: optional(choice(EDGES)),
        },
      }),
      0,
      MOST,
    ),
  ),
  terrain: optional(
    list(
      variant('by', { standing: standing('t'), measured: { ...rect(1), kind: choice(TERRAIN_KINDS) } }),
      0,
      MOST,
    ),
  ),
  streets: optional(
    list(
      variant('by', { standing: standing('s'), measured: { ...rect(1), name: optional(line(60)) } }),
      0,
      MOST,
    ),
  ),
  /** The river of the present table stays. */
  river: optional(flag),
});
export type MeasuredLayout = Value<typeof LAYOUT>;

export interface StandingBuilding extends Pick<PlacedBuilding, 'outline' | 'doors' | 'shop'> {
  /** Null where it is still to be rolled for. */
  readonly type: BuildingId | null;
  readonly storeys: number | null;
  /** Null where its kind says them. */
  readonly windows: readonly Opening[] | null;
}
export interface StandingVehicle extends Pick<PlacedVehicle, 'outline' | 'facing'> {
  readonly type: VehicleId | null;
}

/** All that stands and lies on a table before it has kinds and names. */
export interface Standing {
  readonly streets: readonly (Unnamed & { readonly name?: string })[];
  readonly buildings: readonly StandingBuilding[];
  readonly vehicles: readonly StandingVehicle[];
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
}

/** Reason for which nothing can stand as it was measured. */
export type Flaw = 'no-such-part' | 'off-the-table' | 'things-overlap' | 'no-room-in-wall';

/** Everything measured by its outline. `before` is the present table, of which some may stay. */
export function standingAs(layout: MeasuredLayout, before: EncounterTable | null): Standing | Flaw {
  const streets = layout.streets?.map((one) =>
    one.by === 'standing'
      ? before?.streets[Number(one.id.slice(1)) - 1]
      : { ...stripMeasured(one), ...(one.name !== undefined && { name: one.name }) },
  );
  const buildings = layout.buildings.map((one) =>
    one.by === 'standing' ? before?.buildings.find(({ id }) => id === one.id) : building(one),
  );
  const vehicles = layout.vehicles?.map((one) =>
    one.by === 'standing'
      ? before?.vehicles.find(({ id }) => id === one.id)
      : { outline: outlineMeasured(one), type: one.type ?? null, facing: facingOf(one) },
  );
  const terrain = layout.terrain?.map((one, at) => {
    if (one.by === 'measured') return { id: `t${at + 1}`, kind: one.kind, ...shapeOf(one) };
    const old = before?.terrain.find(({ id }) => id === one.id);
    return old && { ...old, id: `t${at + 1}` };
  });
  const river = layout.river === true ? (before?.river ?? undefined) : null;
  const all = { streets: known(streets), buildings: known(buildings), vehicles: known(vehicles) };
  const ground = known(terrain);
  if (!all.streets || !all.buildings || !all.vehicles || !ground || river === undefined)
    return 'no-such-part';
  const found: Standing = {
    streets: all.streets,
    buildings: all.buildings,
    vehicles: all.vehicles,
    terrain: ground,
    river,
  };
  const flaw = flawIn(found, layout);
  if (flaw !== undefined) return flaw;
  const measured = layout.buildings.flatMap((one) => (one.by === 'measured' ? [building(one)] : []));
  return measured.every(haveRoom) ? found : 'no-room-in-wall';
}

/** All of them; undefined where one is missing. */
function known<T>(all: readonly (T | undefined)[] = []): readonly T[] | undefined {
  const there = all.filter((one) => one !== undefined);
  return there.length === all.length ? there : undefined;
}

type MeasuredBuilding = Extract<MeasuredLayout['buildings'][number], { by: 'measured' }>;

function building({ type, storeys, doors, windows, ...one }: MeasuredBuilding): StandingBuilding {
  return {
    outline: outlineMeasured(one),
    type: type ?? null,
    storeys: storeys ?? null,
    doors: doors.map((door): Door => {
      const { width, leaves } = DOORWAYS[door.double === true ? 'double' : 'single'];
      return { ...openingMeasured(one, door, width), leaves };
    }),
    windows: windows?.map((window: MeasuredOpening) => openingMeasured(one, window, WINDOW_WIDTH)) ?? null,
  };
}

function facingOf({
  width,
  depth,
  facing,
}: Measured & { readonly facing?: keyof typeof OUTWARD | undefined }): number {
  if (facing !== undefined) return OUTWARD[facing];
  return width > depth ? EAST : NORTH;
}

/** A riverbed runs along its longer side. */
const shapeOf = (one: Measured & { readonly kind: TerrainPiece['kind'] }) =>
  one.kind === 'dry-riverbed' ? stripMeasured(one) : { outline: outlineMeasured(one) };

function flawIn(
  { streets, buildings, vehicles, terrain, river }: Standing,
  size: TableSize,
): Flaw | undefined {
  const all = [...streets, ...buildings, ...vehicles, ...terrain, ...(river === null ? [] : [river])];
  if (!all.every(({ outline }) => isWithinTable(outline, size))) return 'off-the-table';
  const rocks = terrain.filter(({ kind }) => kind === 'rocks');
  const solids = [...buildings, ...vehicles, ...rocks].map(({ outline }) => outline);
  return overlapping(solids) ? 'things-overlap' : undefined;
}

function isWithinTable(outline: Polygon, { width, depth }: TableSize): boolean {
  const { west, south, east, north } = boundsOf(outline);
  return west >= 0 && south >= 0 && east <= width && north <= depth;
}

/** True if two of them cover the same ground; walls may touch. */
function overlapping(outlines: readonly Polygon[]): boolean {
  return outlines.some((outline, at) => {
    const others = outlines.slice(0, at).flatMap((other) => obstacles(other, 0));
    return obstacles(outline, 0).some(({ corners }) => !isClear(solid(corners), others));
  });
}

/** True if every door and window lies within its wall, and none in another. */
function haveRoom({ outline, doors, windows }: StandingBuilding): boolean {
  const openings = [...doors, ...(windows ?? [])];
  const length = (wall: number) => {
    const { from, to } = edgeOf(outline, wall);
    return distance(from, to);
  };
  return openings.every(
    (one, at) =>
      one.at * 2 >= one.width &&
      (length(one.wall) - one.at) * 2 >= one.width &&
      openings
        .slice(0, at)
        .every(
          (other) => other.wall !== one.wall || Math.abs(other.at - one.at) * 2 >= other.width + one.width,
        ),
  );
}

/** A table changed in part: what stays keeps its place, what is new takes the place of the old or finds room. */
import type { TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import type { BuildingId, VehicleId } from '../types.ts';
import { frameOf, outlineOf } from './frame.ts';
import { layPieces } from './ground.ts';
import { type Contents, kerbsOf, type Layout } from './layout.ts';
import { firstOnKerbs, fitting, type Ground, type Placed, sidesOf, wallToWall } from './lots.ts';
import { parked, parkedInstead } from './parked.ts';
import { WALKWAY } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { type Obstacle, obstacles, solid } from './solids.ts';
import { covered } from './streets.ts';
import type { EncounterTable, PlacedBuilding, PlacedVehicle, River } from './table.ts';
import type { Ground as Terrain } from './terrain.ts';
import { beforeDoors, built, opensFreelyBeside } from './walls.ts';
import { ranRiver } from './water.ts';

export interface Change extends Omit<Contents, 'ground'> {
  /** Null where the terrain stays as it is. */
  readonly ground: Terrain | null;
}

/** Says whether a change sets down anything that has no place yet, so that dice have to say where. */
export function needsRoom(table: EncounterTable, { buildings, vehicles, ground }: Change): boolean {
  const terrain = ground !== null && (ground.pieces.length > 0 || ground.ford !== null);
  return terrain || buildings.length > table.buildings.length || vehicles.length > table.vehicles.length;
}

/** Undefined where something new finds no room: the table has to be laid out anew. */
export function settled(table: EncounterTable, change: Change, shaken: Shaker): Layout | undefined {
  const { terrain, river } = change.ground === null ? table : { terrain: [], river: null };
  const open: Ground = {
    area: table.area,
    kerbs: kerbsOf(table),
    streets: covered(table),
    taken: inTheWay([...terrain, ...(river === null ? [] : [river]), ...table.vehicles]),
  };
  const buildings = resettled(table, change.buildings, open, shaken);
  if (buildings === undefined) return undefined;
  const vehicles = reparked(table, change.vehicles, { buildings, river }, shaken);
  if (vehicles === undefined) return undefined;
  const ground =
    change.ground === null
      ? { terrain: table.terrain, river: table.river, leftOut: [] }
      : relaid(table, change.ground, inTheWay([...buildings, ...vehicles]), shaken);
  const { plan, streets, paved } = table;
  return {
    ...(plan !== undefined && { plan }),
    streets,
    ...(paved !== undefined && { paved }),
    buildings,
    vehicles,
    ...ground,
  };
}

/** A walkway from all of these. */
function inTheWay(things: readonly Pick<PlacedBuilding, 'outline'>[]): readonly Obstacle[] {
  return things.flatMap(({ outline }) => obstacles(outline, WALKWAY));
}

function resettled(
  table: EncounterTable,
  wanted: Contents['buildings'],
  open: Ground,
  shaken: Shaker,
): readonly PlacedBuilding[] | undefined {
  const buildings: PlacedBuilding[] = table.buildings.slice(0, wanted.length);
  for (const [at, { type, storeys }] of wanted.entries()) {
    const old = buildings[at];
    if (old?.type === type) {
      buildings[at] = { ...old, storeys };
      continue;
    }
    const others = buildings.filter((one) => one !== old);
    const ground = { ...open, taken: [...open.taken, ...inTheWay(others)] };
    const kept = others.flatMap(beforeDoors);
    const build = ({ corners }: Placed) => built({ id: `b${at + 1}`, type, storeys, outline: corners }, kept);
    const freely = (lot: Placed) => {
      const building = build(lot);
      return opensFreelyBeside(building, others) ? building : undefined;
    };
    const found =
      old === undefined
        ? builtBeside(type, others, ground, shaken, freely)
        : build(lotInstead(type, old, ground));
    if (found === undefined) return undefined;
    buildings[at] = found;
  }
  return buildings;
}

const PERCENT = [100, 80, 60, 40, 0] as const;

/** On the largest lot that can be had and built on: beside another building, or else on a street. */
function builtBeside(
  type: BuildingId,
  others: readonly PlacedBuilding[],
  ground: Ground,
  shaken: Shaker,
  build: (lot: Placed) => PlacedBuilding | undefined,
): PlacedBuilding | undefined {
  const lots = others.map(({ outline, doors }) => ({
    ...solid(outline),
    frame: frameOf(outline, doors[0]?.wall),
  }));
  for (const percent of PERCENT) {
    const sides = sidesOf({ type, percent });
    for (const find of [
      () => wallToWall(lots, sides, ground, shaken),
      () => firstOnKerbs(sides, ground, shaken),
    ]) {
      const lot = find();
      const found = lot && build(lot);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Puts a building in place of an old one: its front where the old one’s was, as large as there is room, and never larger than its type. */
function lotInstead(type: BuildingId, old: PlacedBuilding, ground: Ground): Placed {
  const frame = frameOf(old.outline, old.doors[0]?.wall);
  const isWide = frame.width >= frame.depth;
  for (const percent of PERCENT) {
    const [long, short] = sidesOf({ type, percent });
    const own = { ...frame, width: isWide ? long : short, depth: isWide ? short : long };
    const lot = fitting(own, ground);
    if (lot !== undefined) return lot;
  }
  const [long, short] = sidesOf({ type, percent: 100 });
  const within = {
    ...frame,
    width: Math.min(frame.width, isWide ? long : short),
    depth: Math.min(frame.depth, isWide ? short : long),
  };
  return { ...solid(outlineOf(within)), frame: within };
}

function reparked(
  { area, streets, vehicles: old }: EncounterTable,
  types: readonly VehicleId[],
  { buildings, river }: Pick<EncounterTable, 'buildings' | 'river'>,
  shaken: Shaker,
): readonly PlacedVehicle[] | undefined {
  const off = inTheWay([...buildings, ...(river === null ? [] : [river])]);
  const vehicles = old.slice(0, types.length);
  for (const [at, type] of types.entries()) {
    const before = vehicles[at];
    if (before?.type === type) continue;
    const others = vehicles.filter((one) => one !== before);
    const ground = { area, streets, taken: [...off, ...inTheWay(others)] };
    const found =
      (before && parkedInstead(type, before, ground)) ?? parked(type, `v${at + 1}`, ground, shaken);
    if (found === undefined) return undefined;
    vehicles[at] = found;
  }
  return vehicles;
}

interface Relaid {
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
  readonly leftOut: readonly (TerrainKind | 'river')[];
}

function relaid(
  table: EncounterTable,
  { pieces, ford }: Terrain,
  standing: readonly Obstacle[],
  shaken: Shaker,
): Relaid {
  const all = [...covered(table), ...standing];
  const run = ford === null ? undefined : ranRiver(table.area, table.streets, all, ford, shaken);
  const { terrain, leftOut } = layPieces(pieces, [...all, ...(run?.obstacles ?? [])], shaken);
  return {
    terrain,
    river: run?.river ?? null,
    leftOut: ford !== null && run === undefined ? ['river', ...leftOut] : leftOut,
  };
}

/** The terrain of a table as it would be asked for; two arms of a riverbed, as earlier versions laid it, are one piece. */
export function groundOf({ terrain, river }: EncounterTable): Terrain {
  const beds = terrain.filter(({ kind }) => kind === 'dry-riverbed').length;
  const others = terrain.map(({ kind }) => kind).filter((kind) => kind !== 'dry-riverbed');
  return { pieces: beds > 0 ? ['dry-riverbed', ...others] : others, ford: river?.ford ?? null };
}

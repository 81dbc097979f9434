/** A table changed in part: what stays keeps its place, what is new takes the place of the old or finds room. */
import { type Bounds, boundsOf } from '../../core/geometry/polygon.ts';
import type { TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import type { BuildingId, VehicleId } from '../types.ts';
import { buildingRow, LEAST_SIDE } from './buildings.ts';
import { layPieces, ranRiver, riverCourse } from './ground.ts';
import type { Contents, Layout } from './layout.ts';
import { parked, parkedInstead, slotUnder } from './parked.ts';
import { obstaclesOf, reshaped, spotsFor } from './room.ts';
import type { Shaker } from './shaker.ts';
import { laidOf, slotsOf } from './streets.ts';
import type { EncounterTable, PlacedBuilding, PlacedVehicle, River } from './table.ts';
import type { Ground } from './terrain.ts';
import { built } from './walls.ts';

export interface Change extends Omit<Contents, 'ground'> {
  /** Null where the terrain stays as it is. */
  readonly ground: Ground | null;
}

/** Whether a change sets down anything that has no place yet, so that dice have to say where. */
export function needsRoom(table: EncounterTable, { buildings, vehicles, ground }: Change): boolean {
  const terrain = ground !== null && (ground.pieces.length > 0 || ground.ford !== null);
  return terrain || buildings.length > table.buildings.length || vehicles.length > table.vehicles.length;
}

/** Undefined where something new finds no room: the table has to be laid out anew. */
export function settled(table: EncounterTable, change: Change, shaken: Shaker): Layout | undefined {
  const streets = table.streets.map(laidOf);
  const { terrain, river } = change.ground === null ? table : { terrain: [], river: null };
  const buildings: PlacedBuilding[] = table.buildings.slice(0, change.buildings.length);
  for (const [at, { type, storeys }] of change.buildings.entries()) {
    const old = buildings[at];
    if (old?.type === type && old.storeys === storeys) continue;
    const others = obstaclesOf({
      streets,
      terrain,
      river,
      buildings: buildings.filter((one) => one !== old),
    });
    const footprint =
      old === undefined
        ? lotFor(type, others, shaken)
        : old.type === type
          ? boundsOf(old.outline)
          : reshaped(boundsOf(old.outline), buildingRow(type).sides, others);
    if (footprint === undefined) return undefined;
    buildings[at] = built(`b${at + 1}`, type, storeys, footprint, streets);
  }
  const vehicles = reparked(table, change.vehicles, shaken);
  if (vehicles === undefined) return undefined;
  const ground =
    change.ground === null
      ? { terrain: table.terrain, river: table.river, leftOut: [] }
      : relaid(change.ground, obstaclesOf({ streets, buildings }), shaken);
  return { streets: table.streets, buildings, vehicles, ...ground };
}

/** The largest lot that can be had: as wanted, or less in steps of a quarter. */
function lotFor(
  type: BuildingId,
  obstacles: Parameters<typeof spotsFor>[2],
  shaken: Shaker,
): Bounds | undefined {
  for (const quarters of [4, 3, 2, 1]) {
    const [long, short] = buildingRow(type).sides.map((side) =>
      Math.max(LEAST_SIDE, Math.floor((side * quarters) / 4)),
    ) as [number, number];
    const spots = [...spotsFor(long, short, obstacles), ...spotsFor(short, long, obstacles)];
    const [spot] = shaken.fromAnywhere(spots);
    if (spot !== undefined) return spot;
  }
  return undefined;
}

function reparked(
  { streets, vehicles: old }: EncounterTable,
  types: readonly VehicleId[],
  shaken: Shaker,
): readonly PlacedVehicle[] | undefined {
  const slots = slotsOf(streets.map(laidOf));
  const taken = old.slice(0, types.length).map((vehicle) => slotUnder(vehicle, slots));
  const free = [...shaken.shuffled(slots.filter((slot) => !taken.includes(slot)))];
  const vehicles: PlacedVehicle[] = [];
  for (const [at, type] of types.entries()) {
    const before = old[at];
    if (before !== undefined) {
      vehicles.push(before.type === type ? before : parkedInstead(type, before, slots));
      continue;
    }
    const slot = free.pop();
    if (slot === undefined) return undefined;
    vehicles.push(parked(type, `v${at + 1}`, slot, shaken));
  }
  return vehicles;
}

interface Relaid {
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
  readonly leftOut: readonly (TerrainKind | 'river')[];
}

function relaid({ pieces, ford }: Ground, obstacles: Parameters<typeof spotsFor>[2], shaken: Shaker): Relaid {
  const course = ford === null ? undefined : riverCourse(obstacles, shaken);
  const river = ford === null || course === undefined ? null : ranRiver(course, ford, shaken);
  const all = [...obstacles, ...obstaclesOf({ river })];
  const { terrain, leftOut } = layPieces(pieces, all, shaken, null);
  return { terrain, river, leftOut: ford !== null && river === null ? ['river', ...leftOut] : leftOut };
}

/** The terrain of a table as it would be asked for; the two arms of a riverbed are one piece. */
export function groundOf({ terrain, river }: EncounterTable): Ground {
  const beds = terrain.filter(({ kind }) => kind === 'dry-riverbed').length;
  const others = terrain.map(({ kind }) => kind).filter((kind) => kind !== 'dry-riverbed');
  return { pieces: beds > 0 ? ['dry-riverbed', ...others] : others, ford: river?.ford ?? null };
}

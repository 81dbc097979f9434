/** Contents of a table before they have a place: how many buildings and vehicles, and of which types. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';
import { mayStandAlone, storeysOf } from './buildings.ts';
import { buildingCount, type Counted, vehicleCount } from './counts.ts';
import type { Contents } from './layout.ts';
import { buildingPart, type Keeps, type Part, vehiclePart } from './parts.ts';
import type { Rolled } from './rolled.ts';
import type { EncounterTable } from './table.ts';
import { buildingType, type TypeRolled, vehicleType } from './types-rolled.ts';

interface Kept {
  readonly area: Area;
  readonly old: EncounterTable | undefined;
  readonly keeps: Keeps;
}

interface BuildingsWanted {
  readonly wanted: Contents['buildings'];
  readonly rolled: readonly Rolled[];
}

export function* buildingsWanted(
  asking: Asking,
  { area, mallAlone, old, keeps }: Kept & { readonly mallAlone: boolean },
): Play<BuildingsWanted, never> {
  if (mallAlone && !mayStandAlone('mall', area)) throw new Error(`no mall stands in ${area}`);
  const types = mallAlone
    ? { types: ['mall' as const], rolled: [] }
    : yield* typesWanted<BuildingId>(
        asking,
        area,
        keeps('building-count') ? old?.buildings : undefined,
        (at) => (keeps(buildingPart(at)) ? old?.buildings[at]?.type : undefined),
        old?.buildings.length ?? 0,
        BUILDINGS_MADE,
      );
  const known = types.types.map((_, at) =>
    !mallAlone && keeps(buildingPart(at)) ? old?.buildings[at]?.storeys : undefined,
  );
  return yield* withStoreys(asking, area, types, known);
}

/** Buildings that stand: their kinds, and storeys, are rolled for where they are null. */
export function* buildingsNumbered(
  asking: Asking,
  area: Area,
  standing: readonly { readonly type: BuildingId | null; readonly storeys: number | null }[],
): Play<BuildingsWanted, never> {
  const type = (at: number) => standing[at]?.type ?? undefined;
  const types = yield* typesWanted(asking, area, standing, type, standing.length, BUILDINGS_MADE);
  const known = standing.map(({ storeys }) => storeys ?? undefined);
  return yield* withStoreys(asking, area, types, known);
}

const BUILDINGS_MADE: Makes<BuildingId> = { count: buildingCount, part: buildingPart, type: buildingType };
const VEHICLES_MADE: Makes<VehicleId> = { count: vehicleCount, part: vehiclePart, type: vehicleType };

function* withStoreys(
  asking: Asking,
  area: Area,
  { types, rolled }: TypesWanted<BuildingId>,
  known: readonly (number | undefined)[],
): Play<BuildingsWanted, never> {
  const storeys = yield* storeysRolled(asking, area, types, known);
  return {
    wanted: types.map((type, at) => ({ type, storeys: storeys.storeys[at] ?? 1 })),
    rolled: [...rolled, ...storeys.rolled],
  };
}

interface VehiclesWanted {
  readonly wanted: readonly VehicleId[];
  readonly rolled: readonly Rolled[];
}

export function* vehiclesWanted(asking: Asking, { area, old, keeps }: Kept): Play<VehiclesWanted, never> {
  const { types, rolled } = yield* typesWanted<VehicleId>(
    asking,
    area,
    keeps('vehicle-count') ? old?.vehicles : undefined,
    (at) => (keeps(vehiclePart(at)) ? old?.vehicles[at]?.type : undefined),
    old?.vehicles.length ?? 0,
    VEHICLES_MADE,
  );
  return { wanted: types, rolled };
}

/** Vehicles that stand: their kinds are rolled for where they are null. */
export function* vehiclesNumbered(
  asking: Asking,
  area: Area,
  standing: readonly { readonly type: VehicleId | null }[],
): Play<VehiclesWanted, never> {
  const type = (at: number) => standing[at]?.type ?? undefined;
  const { types, rolled } = yield* typesWanted(asking, area, standing, type, standing.length, VEHICLES_MADE);
  return { wanted: types, rolled };
}

interface Makes<T extends string> {
  readonly count: (asking: Asking, area: Area) => Play<Counted, never>;
  readonly part: (at: number) => Part;
  readonly type: (asking: Asking, area: Area, part: Part, taken: readonly T[]) => Play<TypeRolled<T>, never>;
}

interface TypesWanted<T extends string> {
  readonly types: readonly T[];
  readonly rolled: readonly Rolled[];
}

/** Locked types stand first, so that nothing of which there is one only is rolled beside them. */
function* typesWanted<T extends string>(
  asking: Asking,
  area: Area,
  counted: readonly unknown[] | undefined,
  kept: (at: number) => T | undefined,
  before: number,
  makes: Makes<T>,
): Play<TypesWanted<T>, never> {
  const rolled: Rolled[] = [];
  let count = counted?.length;
  if (count === undefined) {
    const number = yield* makes.count(asking, area);
    rolled.push(number.rolled);
    count = number.count;
  }
  const types: (T | undefined)[] = Array.from({ length: count }, (_, at) =>
    at < before ? kept(at) : undefined,
  );
  const taken = types.filter((type) => type !== undefined);
  const all: T[] = [];
  for (const [at, known] of types.entries()) {
    if (known !== undefined) {
      all.push(known);
      continue;
    }
    const found = yield* makes.type(asking, area, makes.part(at), taken);
    taken.push(found.type);
    all.push(found.type);
    rolled.push(found.rolled);
  }
  return { types: all, rolled };
}

interface StoreysRolled {
  readonly storeys: readonly number[];
  readonly rolled: readonly Rolled[];
}

/** Rolls once for all buildings whose storeys are open: a die for each, cut into equal shares of its range (ATZ-101). */
function* storeysRolled(
  asking: Asking,
  area: Area,
  types: readonly BuildingId[],
  known: readonly (number | undefined)[],
): Play<StoreysRolled, never> {
  const rule = 'holdout.storeys';
  const ranges = types.map((type) => storeysOf(type, area));
  const open = ranges.flatMap(({ least, most }, at) => (known[at] === undefined && least < most ? [at] : []));
  const faces =
    open.length === 0 ? [] : yield* roll({ ...asking, rule, dice: open.length, reading: { by: 'faces' } });
  const storeys = ranges.map(({ least, most }, at) => {
    const face = faces[open.indexOf(at)] ?? 1;
    return known[at] ?? least + Math.floor(((face - 1) * (most - least + 1)) / DIE);
  });
  const rolled = open.map((at, die): Rolled => {
    const face = faces[die] ?? 1;
    return { rule, part: buildingPart(at), faces: [[face]], result: String(storeys[at]), rows: [] };
  });
  return { storeys, rolled };
}

const DIE = 6;

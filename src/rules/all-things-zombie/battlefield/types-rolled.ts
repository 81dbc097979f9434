/** A building's or a vehicle's type: two dice, and the choice of every type whose range holds the score. */

import { workedOut } from '../../core/in-force.ts';
import { choose, draw, type OddsAsk, type Option, type Play, roll } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import type { Term } from '../../core/text/term.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { AREAS, type Area, BUILDINGS, type BuildingId, VEHICLES, type VehicleId } from '../types.ts';
import { BUILDING_TABLE } from './buildings.ts';
import type { Part } from './parts.ts';
import type { Rolled } from './rolled.ts';
import { BUILDING_TYPES, listed, type Offered, type TypeTable, VEHICLE_TYPES } from './types-by-area.ts';
import { VEHICLE_TABLE } from './vehicles.ts';

interface Offer<T extends string> extends Option {
  readonly id: T;
  readonly oneOnly: boolean;
  readonly rows: readonly RowId[];
}

/** Types that may be picked, by area and score. */
type Offers<T extends string> = Readonly<Record<Area, readonly (readonly Offer<T>[])[]>>;

interface TypeRule<T extends string> {
  readonly rule: 'atz.building-type' | 'atz.vehicle-type';
  readonly offers: () => Offers<T>;
}

const DICE = 2;
const SCORES = Array.from({ length: DICE * 6 + 1 }, (_, score) => score);

/** Worked out once, as every building asks for it. */
function offersOf<T extends string>(
  tables: Readonly<Record<Area, TypeTable<T>>>,
  named: KeyedTable<T, { readonly name: Term }>,
): Offers<T> {
  const types = Object.keys(named.rows) as T[];
  const at = (area: Area, score: number): readonly Offer<T>[] =>
    types.flatMap((id) => {
      const table = tables[area];
      if (!listed(table, id)) return [];
      const { result: offered, row } = rowOf<T, Offered>(table, id);
      if (score < offered.from || score > offered.to) return [];
      const described = rowOf(named, id);
      return [
        {
          id,
          text: described.result.name.title,
          oneOnly: offered.oneOnly ?? false,
          rows: [row, described.row],
        },
      ];
    });
  const ofArea = (area: Area) => SCORES.map((score) => at(area, score));
  return { urban: ofArea('urban'), outskirts: ofArea('outskirts'), rural: ofArea('rural') };
}

const BUILDING_RULE: TypeRule<BuildingId> = {
  rule: 'atz.building-type',
  offers: workedOut(() => offersOf<BuildingId>(BUILDING_TYPES, BUILDING_TABLE)),
};
const VEHICLE_RULE: TypeRule<VehicleId> = {
  rule: 'atz.vehicle-type',
  offers: workedOut(() => offersOf<VehicleId>(VEHICLE_TYPES, VEHICLE_TABLE)),
};

const isSingle = <T extends string>(tables: Readonly<Record<Area, TypeTable<T>>>, id: T) =>
  AREAS.some((area) => {
    const table = tables[area];
    return listed(table, id) && rowOf<T, Offered>(table, id).result.oneOnly === true;
  });
/** Types that stand on a table only once, in one area at least. */
export const SINGLE_BUILDINGS = BUILDINGS.filter((id) => isSingle<BuildingId>(BUILDING_TYPES, id));
export const SINGLE_VEHICLES = VEHICLES.filter((id) => isSingle<VehicleId>(VEHICLE_TYPES, id));

export interface TypeRolled<T extends string> {
  readonly type: T;
  readonly rolled: Rolled;
}

/** `taken`: the types on the table so far. */
export function* buildingType(
  asking: Asking,
  area: Area,
  part: Part,
  taken: readonly BuildingId[],
): Play<TypeRolled<BuildingId>, never> {
  return yield* typeRolled(asking, BUILDING_RULE, area, part, taken);
}

export function* vehicleType(
  asking: Asking,
  area: Area,
  part: Part,
  taken: readonly VehicleId[],
): Play<TypeRolled<VehicleId>, never> {
  return yield* typeRolled(asking, VEHICLE_RULE, area, part, taken);
}

/** Above every range, or with only one-of-a-kinds that stand already, it is rolled again. */
function* typeRolled<T extends string>(
  asking: Asking,
  by: TypeRule<T>,
  area: Area,
  part: Part,
  taken: readonly T[],
): Play<TypeRolled<T>, never> {
  const throws: (readonly number[])[] = [];
  for (;;) {
    const odds = oddsOf(by, area, taken);
    const faces = yield* roll({ ...asking, rule: by.rule, dice: DICE, reading: { by: 'sum' }, odds });
    throws.push(faces);
    const offers = offersAt(by, area, sum(faces), taken);
    if (offers.length === 0) continue;
    const { id, rows } = yield* pick(asking, by, offers);
    for (const row of rows) read({ row });
    return { type: id, rolled: { rule: by.rule, part, faces: throws, result: id, rows } };
  }
}

/** Ask for the odds: of the types that stand there already, only those that come only once matter. */
function oddsOf<T extends string>({ rule, offers }: TypeRule<T>, area: Area, taken: readonly T[]): OddsAsk {
  const single = offers()
    [area].flat()
    .filter(({ oneOnly, id }) => oneOnly && taken.includes(id));
  const gone = [...new Set(single.map(({ id }) => id))];
  return { rule, input: gone.length === 0 ? { area } : { area, taken: gone } };
}

function offersAt<T extends string>(
  { offers }: TypeRule<T>,
  area: Area,
  score: number,
  taken: readonly T[],
): readonly Offer<T>[] {
  const all = offers()[area][score] ?? [];
  return all.some(({ oneOnly, id }) => oneOnly && taken.includes(id))
    ? all.filter(({ oneOnly, id }) => !oneOnly || !taken.includes(id))
    : all;
}

/** The player picks (ATZ-62); of one there is no choice. */
function* pick<T extends string>(
  { seat, of }: Asking,
  { rule }: TypeRule<T>,
  offers: readonly Offer<T>[],
): Play<Offer<T>, never> {
  const [first, second] = offers;
  if (first === undefined) throw new Error(`${rule} offers nothing to pick`);
  if (second === undefined) return first;
  const id = yield* choose({
    rule: `${rule}.pick`,
    seat,
    of,
    options: offers.map(({ id, text }) => ({ id, text })),
  });
  return offers.find((offer) => offer.id === id) ?? first;
}

/** A building's type as its odds are counted: only throws that bring one, since others are rolled again. */
export function* buildingTypeOnce(
  asking: Asking,
  area: Area,
  taken: readonly BuildingId[],
): Play<BuildingId, never> {
  return yield* typeOnce(asking, BUILDING_RULE, area, taken);
}

export function* vehicleTypeOnce(
  asking: Asking,
  area: Area,
  taken: readonly VehicleId[],
): Play<VehicleId, never> {
  return yield* typeOnce(asking, VEHICLE_RULE, area, taken);
}

const THROWS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

/** Rolling without end can't be counted: the throws that are not rolled again are drawn from, each as likely. */
function* typeOnce<T extends string>(
  asking: Asking,
  by: TypeRule<T>,
  area: Area,
  taken: readonly T[],
): Play<T, never> {
  const from = THROWS.filter((score) => offersAt(by, area, score, taken).length > 0).map(String);
  const score = yield* draw({ ...asking, rule: by.rule, from });
  return (yield* pick(asking, by, offersAt(by, area, Number(score), taken))).id;
}

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}

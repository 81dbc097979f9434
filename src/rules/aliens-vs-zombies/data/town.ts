/**
 * The town (§1.0): thirty locations in a grid of streets, crossed at the middle of each shared edge. The book tells that
 * there are buildings, parks and dirt lots, and no more; which stands where is rebuilt.
 */
import { choice } from '../../core/fields.ts';
import { workedOut } from '../../core/in-force.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';

export const TERRAINS = ['building', 'park', 'dirt-lot'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const ROWS = ['1', '2', '3', '4', '5'] as const;
export type PlaceId = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** Places in reading order. */
export const PLACES: readonly PlaceId[] = ROWS.flatMap((row) =>
  COLUMNS.map((column): PlaceId => `${column}${row}`),
);

const SIGNS = { B: 'building', P: 'park', D: 'dirt-lot' } as const;
const PLAN = ['BBBPBB', 'BPBBDB', 'PBDBBP', 'BDBBPB', 'BBPBBB'].join('');

function terrainRow(at: number): Row<Terrain> {
  return { result: SIGNS[PLAN[at] as keyof typeof SIGNS], confidence: 'RECONSTRUCTED' };
}

export const TOWN: KeyedTable<PlaceId, Terrain> = {
  id: 'avz.town',
  section: '1.0 Components',
  figures: { result: choice(TERRAINS) },
  rows: Object.fromEntries(PLACES.map((place, at) => [place, terrainRow(at)])) as Readonly<
    Record<PlaceId, Row<Terrain>>
  >,
};

export const placeRow = (place: PlaceId) => rowOf<PlaceId, Terrain>(TOWN, place);

export const indexOf = (place: PlaceId): number => INDEX[place];
export const placeAt = (index: number): PlaceId => PLACES[index] as PlaceId;

const INDEX = Object.fromEntries(PLACES.map((place, at) => [place, at])) as Readonly<Record<PlaceId, number>>;
const WIDE = COLUMNS.length;

function around(at: number, corners: boolean): readonly number[] {
  const [column, row] = [at % WIDE, Math.floor(at / WIDE)];
  return PLACES.flatMap((_, other) => {
    const across = Math.abs((other % WIDE) - column);
    const down = Math.abs(Math.floor(other / WIDE) - row);
    const isNear = corners ? Math.max(across, down) === 1 : across + down === 1;
    return isNear ? [other] : [];
  });
}

const NEAR = PLACES.map((_, at) => around(at, false));
const NEAR_WITH_CORNERS = PLACES.map((_, at) => around(at, true));

/** Over a crosswalk: by an edge, never by a corner (§6.0). */
export const nextTo = (index: number): readonly number[] => NEAR[index] ?? [];
/** Corners too: what missiles reach (§4.0). */
export const roundabout = (index: number): readonly number[] => NEAR_WITH_CORNERS[index] ?? [];

export const isOutside = (index: number): boolean => nextTo(index).length < 4;

/** Facts that follow from the town’s terrain, by index. */
interface Ground {
  readonly terrain: readonly Terrain[];
  /** Points to enter, on foot (§6.1). */
  readonly cost: readonly number[];
  /** Locations where the dead come up (§3.1): the outside edge, and dirt lots. */
  readonly spawns: readonly number[];
}

const PARK_COST = 2;

export const ground: () => Ground = workedOut(() => {
  const terrain = PLACES.map((place) => placeRow(place).result);
  return {
    terrain,
    cost: terrain.map((one) => (one === 'park' ? PARK_COST : 1)),
    spawns: terrain.flatMap((one, at) => (isOutside(at) || one === 'dirt-lot' ? [at] : [])),
  };
});

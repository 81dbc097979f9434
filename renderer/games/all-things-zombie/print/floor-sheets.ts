/** Floors of buildings, packed on pages row by row to be cut out: upper ones are laid on their building, ground floors on the table. */
import { frameOf } from '../../../components/map/roof-frame.ts';
import type { Format } from '../../../components/paper/paper.ts';
import type { Building, TableView } from '../map/table-view.ts';
import { SHARES, type Share, STRIP, TENTH } from './map-tiles.ts';

export interface FloorOn {
  readonly key: string;
  readonly building: Building;
  /** From 0, the ground floor. */
  readonly storey: number;
  /** Millimetres on the page: its corner, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Millimetres between two: room for scissors. */
const APART = 5;
/** Tenths of an inch of an outer wall that lie outside its line; no door leads out of an upper floor. */
const WALL = 0.4;
const WHOLE = { window: { west: 0, south: 0, east: 0, north: 0 }, scale: 1 } as const;

/** Millimetres that a floor takes on paper. */
function sizeOf(building: Building, share: Share) {
  const { w, d } = frameOf(building, WHOLE);
  const onPaper = (half: number) => (2 * half + 2 * WALL) * TENTH * SHARES[share];
  return { width: onPaper(Math.min(w, d)), height: onPaper(Math.max(w, d)) };
}

/** Whether a building is cut out whole; a larger one is on the pages of the table alone. */
export function fitsOnPage(building: Building, { inner }: Format, share: Share): boolean {
  const { width, height } = sizeOf(building, share);
  return width <= inner.width && height <= inner.height - STRIP;
}

/** Which floors are cut out: 0, the ground floor, and those above it. */
interface Floors {
  readonly ground: boolean;
  readonly upper: boolean;
}

/** The largest floors first; those of a building too large for the paper are left out. */
export function floorSheets(
  table: TableView,
  format: Format,
  share: Share,
  { ground, upper }: Floors,
): readonly (readonly FloorOn[])[] {
  const { inner } = format;
  const all = table.buildings
    .filter((building) => fitsOnPage(building, format, share))
    .flatMap((building) =>
      Array.from({ length: building.storeys }, (_, storey) => storey)
        .filter((storey) => (storey === 0 ? ground : upper))
        .map((storey) => ({ key: `${building.id}/${storey}`, building, storey, ...sizeOf(building, share) })),
    )
    .toSorted((a, b) => b.height - a.height || b.width - a.width);
  const sheets: FloorOn[][] = [];
  let [x, y, high] = [0, 0, 0];
  for (const floor of all) {
    if (x + floor.width > inner.width) [x, y, high] = [0, y + high + APART, 0];
    if (sheets.length === 0 || y + floor.height > inner.height - STRIP) {
      sheets.push([]);
      [x, y, high] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ ...floor, x, y });
    x += floor.width + APART;
    high = Math.max(high, floor.height);
  }
  return sheets;
}

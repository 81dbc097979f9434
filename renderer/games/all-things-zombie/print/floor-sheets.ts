/** Upper floors of buildings, packed on pages row by row: each is cut out and laid on its building. */
import { frameOf } from '../../../components/map/roof-frame.ts';
import type { Format } from '../../../components/paper/paper.ts';
import type { Building, TableView } from '../map/table-view.ts';
import { SHARES, type Share, STRIP, TENTH } from './map-tiles.ts';

export interface FloorOn {
  readonly key: string;
  readonly building: Building;
  /** From 1, the first floor. */
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

/** The largest floors first; one too large for the paper is left out: its building is drawn on the tiles. */
export function floorSheets(
  table: TableView,
  { inner }: Format,
  share: Share,
): readonly (readonly FloorOn[])[] {
  const tenth = TENTH * SHARES[share];
  const all = table.buildings
    .flatMap((building) => {
      const { w, d } = frameOf(building, WHOLE);
      const [long, short] = [Math.max(w, d), Math.min(w, d)].map((half) => (2 * half + 2 * WALL) * tenth);
      return Array.from({ length: building.storeys - 1 }, (_, at) => ({
        key: `${building.id}/${at + 1}`,
        building,
        storey: at + 1,
        width: short ?? 0,
        height: long ?? 0,
      }));
    })
    .filter(({ width, height }) => width <= inner.width && height <= inner.height - STRIP)
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

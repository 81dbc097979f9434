/** The table at full size, cut into pages. On paper millimetres, on the table tenths of an inch. */
import { type Bounds, boundsOf } from '../../../../src/rules/core/geometry/polygon.ts';
import type { TableTop } from '../../../../src/rules/core/geometry/table-top.ts';
import { overlaps } from '../../../components/map/geometry.ts';
import type { Paper } from '../../../components/paper/paper.ts';

const INCH = 25.4;
/** A tenth of an inch on paper. */
export const TENTH = INCH / 10;

/** Each page goes on so far beyond its own stretch, to be glued under the next. */
export const FLAP = 5;
/** Under the map: which page it is, and where it belongs. */
export const STRIP = 10;

/**
 * Whole inches of table on one page, and how the paper lies: seven by ten fit on both papers, across on Letter, which
 * is shorter. So either takes five pages one way and seven the other.
 */
const TILES = {
  A4: { landscape: false, width: 70, height: 100 },
  Letter: { landscape: true, width: 100, height: 70 },
} as const satisfies Record<Paper, { landscape: boolean; width: number; height: number }>;

export const mapLiesAcross = (paper: Paper): boolean => TILES[paper].landscape;

export interface MapTile {
  /** `B3`: rows have letters from the north, columns numbers from the west. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Its own stretch of table. */
  readonly own: Bounds;
  /** What is drawn: with the flaps to the east and to the south, where another page follows. */
  readonly drawn: Bounds;
  /** Nothing but ground stands on it. */
  readonly plain: boolean;
}

export interface MapGrid {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly MapTile[];
}

export function mapGrid(table: TableTop, paper: Paper): MapGrid {
  const { width, height } = TILES[paper];
  const rows = Math.ceil(table.depth / height);
  const columns = Math.ceil(table.width / width);
  const things = thingsOn(table);
  const tiles = Array.from({ length: rows * columns }, (_, at): MapTile => {
    const row = Math.floor(at / columns);
    const column = at % columns;
    const own = {
      west: column * width,
      east: Math.min(table.width, (column + 1) * width),
      north: table.depth - row * height,
      south: Math.max(0, table.depth - (row + 1) * height),
    };
    const flap = FLAP / TENTH;
    const drawn = {
      ...own,
      east: Math.min(table.width, own.east + flap),
      south: Math.max(0, own.south - flap),
    };
    return {
      name: `${String.fromCharCode('A'.charCodeAt(0) + row)}${column + 1}`,
      row,
      column,
      own,
      drawn,
      plain: !things.some((thing) => overlaps(thing, drawn)),
    };
  });
  return { rows, columns, tiles };
}

function thingsOn({ buildings, vehicles, terrain, streets, river }: TableTop): readonly Bounds[] {
  const all = [...buildings, ...vehicles, ...terrain, ...streets, ...(river === null ? [] : [river])];
  return all.map(({ outline }) => boundsOf(outline));
}

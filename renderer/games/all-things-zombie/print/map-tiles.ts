/** The table at full size, cut into pages. On paper millimetres, on the table tenths of an inch. */
import {
  type Bounds,
  contains,
  edgesOf,
  type Polygon,
  rectangle,
  touches,
} from '../../../../src/rules/core/geometry/polygon.ts';
import type { TableTop } from '../../../../src/rules/core/geometry/table-top.ts';
import { formatOf, type Sheet } from '../../../components/paper/paper.ts';

const INCH = 25.4;
/** A tenth of an inch on paper. */
export const TENTH = INCH / 10;

/** Flap in millimetres: each page goes on so far beyond its own stretch, to be glued under the next. */
export const FLAP = 5;
/** Height in millimetres of the strip under the map that says which page it is, and where it belongs. */
export const STRIP = 10;
/** Along its upper and its left edge a page numbers its inches; words keep off the line of the next page, too. */
const INCHES = 6.5;
const JOIN = 1;

/** Share of its size at which the table comes on paper: an inch for an inch, or half of one. */
export const SHARES = { full: 1, half: 0.5 } as const;
export type Share = keyof typeof SHARES;

/** Whether a page of the map lies across: seven inches by ten fit on both papers, but on Letter, which is shorter, only so. */
const LANDSCAPE = { A4: false, Letter: true, A3: false, Tabloid: false } as const satisfies Record<
  Sheet,
  boolean
>;

export const mapLiesAcross = (paper: Sheet): boolean => LANDSCAPE[paper];

/** Tenths of an inch of the table that one page holds, whole inches: what is left between margins, flaps and the strip below. */
function roomOn(paper: Sheet, share: Share) {
  const { inner } = formatOf(paper, mapLiesAcross(paper));
  const inches = (room: number) => 10 * Math.floor(room / (INCH * SHARES[share]));
  return { width: inches(inner.width - FLAP), height: inches(inner.height - FLAP - STRIP) };
}

export interface MapTile {
  /** `B3`: rows have letters from the north, columns numbers from the west. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Stretch of the table that is the page’s own. */
  readonly own: Bounds;
  /** Stretch that is drawn: with the flaps to the east and to the south, where another page follows. */
  readonly drawn: Bounds;
  /** Stretch where words may stand: the part glued under the next page says nothing. */
  readonly words: Bounds;
  /** Nothing but ground stands on it. */
  readonly plain: boolean;
}

export interface MapGrid {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly MapTile[];
}

export function mapGrid(table: TableTop, paper: Sheet, share: Share = 'full'): MapGrid {
  const room = roomOn(paper, share);
  const down = evenly(table.depth, room.height);
  const across = evenly(table.width, room.width);
  const [rows, columns] = [down.length - 1, across.length - 1];
  const things = thingsOn(table);
  const tiles = Array.from({ length: rows * columns }, (_, at): MapTile => {
    const row = Math.floor(at / columns);
    const column = at % columns;
    const own = {
      west: across[column] ?? 0,
      east: across[column + 1] ?? table.width,
      north: table.depth - (down[row] ?? 0),
      south: table.depth - (down[row + 1] ?? table.depth),
    };
    const tenths = (mm: number) => mm / (TENTH * SHARES[share]);
    const flap = tenths(FLAP);
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
      words: {
        west: own.west + tenths(INCHES),
        east: own.east - tenths(JOIN),
        north: own.north - tenths(INCHES),
        south: own.south + tenths(JOIN),
      },
      plain: !things.some((thing) => reaches(thing, drawn)),
    };
  });
  return { rows, columns, tiles };
}

/** Places where a length is cut, at whole inches: on as few pages as it takes, and none of them with a last strip only. */
function evenly(length: number, room: number): readonly number[] {
  const pages = Math.ceil(length / room);
  return Array.from({ length: pages + 1 }, (_, at) =>
    at === pages ? length : 10 * Math.round((at * length) / pages / 10),
  );
}

function thingsOn({
  buildings,
  vehicles,
  terrain,
  streets,
  river,
  paved = [],
}: TableTop): readonly Polygon[] {
  const all = [
    ...buildings,
    ...vehicles,
    ...terrain,
    ...streets,
    ...paved,
    ...(river === null ? [] : [river]),
  ];
  return all.map(({ outline }) => outline);
}

/** Whether an outline reaches onto a page. Its bounds wouldn’t do: a street that bends, or a river, passes by much of the ground within them. */
export function reaches(outline: Polygon, tile: Bounds): boolean {
  const page = rectangle(tile);
  return (
    edgesOf(outline).some((edge) => touches(page, edge)) || page.every((corner) => contains(outline, corner))
  );
}

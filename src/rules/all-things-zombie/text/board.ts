/** The board in letters: the table from above with walls, doors, windows and heights, and a letter for each piece, with its legend. */
import { distanceToSegment } from '../../core/geometry/distance.ts';
import { boundsOf, contains } from '../../core/geometry/polygon.ts';
import type { Spot } from '../../core/play.ts';
import { areasOf } from '../battlefield/areas.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import { type House, obstaclesOn } from '../board/obstacles.ts';
import type { Place } from '../board/place.ts';
import type { Fan } from '../board/reach.ts';
import { stairsOf } from '../board/stairs.ts';
import { facingText, inches } from './sight.ts';

/** A piece as it is drawn: those of the party by capitals, people met by small letters, zombies as z, vehicles as m. */
export interface DrawnPiece {
  readonly letter: string;
  readonly name: string;
  readonly at: Place;
  /** How it stands, if there is more to say than that it does: `knocked down`. */
  readonly is: string | null;
}

/** Tenths of an inch to a letter: two to the inch from west to east, one from south to north, which are about as wide as high. */
const ACROSS = 5;
const UP = 10;

const KEY =
  '# wall, + door, o window, 2 storeys, % stairs, v vehicle, ^ rocks, ~ river, = bridge, : rough or scrub, . street';

/** With `fans`, where somebody can end a move: outdoors as `*`, and by doors in the houses that a line below names. */
export function boardText(
  table: EncounterTable,
  pieces: readonly DrawnPiece[],
  fans: readonly Fan[] = [],
): string {
  const rows = ground(table);
  markReach(rows, fans);
  for (const { letter, at } of pieces) {
    const row = rows[Math.min(Math.floor(at.spot.y / UP), rows.length - 1)];
    const column = Math.min(Math.floor(at.spot.x / ACROSS), (row?.length ?? 1) - 1);
    if (row !== undefined) row[column] = letter;
  }
  const map = rows.toReversed().map((row) => row.join('').trimEnd());
  return [...map, '', KEY, ...reachLines(fans), ...pieces.map(legend)].join('\n');
}

function markReach(rows: string[][], fans: readonly Fan[]): void {
  const outlines = fans.flatMap(({ level, outline }) => (level === null ? [outline.toReversed()] : []));
  for (const [y, row] of rows.entries())
    for (const x of row.keys())
      if (outlines.some((outline) => contains(outline, middleOfCell(x, y)))) row[x] = '*';
}

/** `* reach; on floors: b2/0, b4/0` */
function reachLines(fans: readonly Fan[]): readonly string[] {
  if (fans.length === 0) return [];
  const floors = fans.flatMap(({ level }) => (level === null ? [] : [`${level.building}/${level.floor}`]));
  const inside = [...new Set(floors)].toSorted();
  return [inside.length === 0 ? '* reach' : `* reach; on floors: ${inside.join(', ')}`];
}

const middleOfCell = (column: number, row: number): Spot => ({
  x: column * ACROSS + Math.floor(ACROSS / 2),
  y: row * UP + UP / 2,
});

/** `A Gloria: 12.5″, 30″, faces north-east, b4/0, knocked down` */
function legend({ letter, name, at: { spot, facing, level }, is }: DrawnPiece): string {
  const where = level === null ? '' : `, ${level.building}/${level.floor}`;
  const how = is === null ? '' : `, ${is}`;
  return `${letter} ${name}: ${inches(spot.x)}, ${inches(spot.y)}, faces ${facingText(facing)}${where}${how}`;
}

/** Rows of letters from the south, without pieces. */
function ground(table: EncounterTable): string[][] {
  const areas = areasOf(table).toReversed();
  const { buildings } = obstaclesOn(table);
  return Array.from({ length: Math.ceil(table.depth / UP) }, (_, row) =>
    Array.from({ length: Math.ceil(table.width / ACROSS) }, (__, column) => {
      const spot = middleOfCell(column, row);
      const house = buildings.find(({ outline }) => contains(outline, spot));
      if (house !== undefined) return inHouse(house, spot);
      if (table.vehicles.some(({ outline }) => contains(outline, spot))) return 'v';
      const area = areas.find(({ outline }) => contains(outline, spot));
      return area === undefined ? ' ' : GROUND[area.ground];
    }),
  );
}

const GROUND = {
  street: '.',
  river: '~',
  ford: '~',
  bridge: '=',
  building: ' ',
  rocks: '^',
  scrub: ':',
  'dry-riverbed': ':',
  undulating: ':',
  rough: ':',
} as const;

/** A wall for whatever lies beside one, a door or window where it opens, the number of storeys in the middle. */
function inHouse(house: House, spot: Spot): string {
  const { outline, walls, storeys } = house;
  const stairs = storeys > 1 ? stairsOf(house) : undefined;
  if (stairs !== undefined && isInCell(stairs, spot)) return '%';
  for (const { segment, doors, windows } of walls) {
    if (distanceToSegment(spot, segment) > UP / 2) continue;
    if (doors.some((gap) => distanceToSegment(spot, gap) <= UP / 2)) return '+';
    return windows.some((gap) => distanceToSegment(spot, gap) <= UP / 2) ? 'o' : '#';
  }
  const { west, east, south, north } = boundsOf(outline);
  return isInCell({ x: (west + east) / 2, y: (south + north) / 2 }, spot) ? String(storeys) : ' ';
}

/** True if both are drawn by one letter. */
const isInCell = (a: Spot, b: Spot): boolean =>
  Math.floor(a.x / ACROSS) === Math.floor(b.x / ACROSS) && Math.floor(a.y / UP) === Math.floor(b.y / UP);

/**
 * A small table drawn in letters, an inch to the letter, north at the top; below it lines that say more of it, and what is to come out.
 *
 * `#` building, `^` rocks, `%` woods, `:` scrub, `~` dry riverbed, `L` lorry, `c` car, `=` solid fence from west to east, `.` plain; a small
 * letter from `m` a figure, of which `x`, `y` and `z` are zombies where they go. Whatever touches its like by a side is one thing: b1, b2, … r1, w1, s1, d1, l1, c1, f1, in reading order.
 */

import type { SightTable } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import type { Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import type { Conditions } from '../../../../src/rules/all-things-zombie/shooting/sight.ts';
import { directionTo, EAST, NORTH, SOUTH, WEST } from '../../../../src/rules/core/geometry/direction.ts';
import { rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

const INCH = 10;
const FACING = { n: NORTH, e: EAST, s: SOUTH, w: WEST } as const;
type Edge = keyof typeof FACING;
/** Walls of a building by the edge they look to, in the order of a rectangle’s edges. */
const WALLS: readonly Edge[] = ['s', 'e', 'n', 'w'];

export interface Drawing {
  readonly title: string;
  readonly table: SightTable;
  readonly conditions: Conditions;
  readonly places: ReadonlyMap<string, Place>;
  readonly expected: readonly { readonly from: string; readonly to: string; readonly answer: string }[];
  /** `shot 12.5,3.5`: the spots of gunfire. */
  readonly shots: readonly Spot[];
  /** `z goes …`, `z left …` and `z right …`: what zombies do, and where the die’s turn takes them. */
  readonly going: readonly { readonly who: string; readonly does: string; readonly line: string }[];
  /** `m hides from n: …`, `m flees n: …` and `m thrown 4″ by n: …`: where a result makes somebody go. */
  readonly forced: readonly {
    readonly who: string;
    readonly does: string;
    readonly by: string;
    readonly line: string;
  }[];
  /** `m reaches …`, `m walks …`, `groups of …`, `m fires …` and `v drives …`: questions, and their answers after the colon. */
  readonly asked: readonly { readonly question: string; readonly answer: string }[];
  /** `v is a vehicle`: letters that stand for a vehicle that works. */
  readonly vehicles: readonly string[];
  readonly size: TableSize;
}

interface Part {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Cases of a file: each begins with `# title`. */
export function drawingsIn(text: string): readonly Drawing[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((one) => drawing(one));
}

function drawing(text: string): Drawing {
  const [title = '', ...lines] = text.split('\n');
  const rows = lines.filter((line) => /^ {2}\S/.test(line)).map((line) => line.slice(2));
  const cell = (column: number, row: number) => rows[rows.length - 1 - row]?.[column];
  const spots = new Map<string, Spot>();
  const parts = (mark: string): Part[] => {
    const seen = new Set<string>();
    const found: Part[] = [];
    for (let row = rows.length - 1; row >= 0; row--)
      for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
        if (cell(column, row) !== mark || seen.has(`${column},${row}`)) continue;
        let [east, south] = [column, row];
        while (cell(east + 1, row) === mark) east++;
        while (cell(column, south - 1) === mark) south--;
        for (let x = column; x <= east; x++) for (let y = south; y <= row; y++) seen.add(`${x},${y}`);
        found.push({
          west: column * INCH,
          east: (east + 1) * INCH,
          south: south * INCH,
          north: (row + 1) * INCH,
        });
      }
    return found;
  };
  rows.forEach((line, at) => {
    [...line].forEach((mark, column) => {
      if (/[m-z]/.test(mark))
        spots.set(mark, { x: column * INCH + INCH / 2, y: (rows.length - 1 - at) * INCH + INCH / 2 });
    });
  });
  const told = lines.filter((line) => /^\S/.test(line));
  const things = <T>(mark: string, letter: string, make: (id: string, part: Part) => T): T[] =>
    parts(mark).map((part, at) => make(`${letter}${at + 1}`, part));
  const openings = (id: string, kind: 'door' | 'window') =>
    told.flatMap((line) => {
      const match = new RegExp(`^${id} ${kind} ([nesw]) ([\\d.]+)$`).exec(line);
      if (match === null) return [];
      const wall = WALLS.indexOf(match[1] as Edge);
      return [{ wall, at: Number(match[2]) * INCH, width: kind === 'door' ? 10 : 8, leaves: 1 as const }];
    });
  const terrain = (mark: string, letter: string, kind: SightTable['terrain'][number]['kind']) =>
    things(mark, letter, (id, part) => ({ id, kind, outline: rectangle(part) }));
  const vehicles = (mark: string, letter: string, type: 'semi-truck' | 'sedan') =>
    things(mark, letter, (id, part) => ({ id, type, outline: rectangle(part), facing: NORTH }));
  const table: SightTable = {
    buildings: things('#', 'b', (id, part) => ({
      id,
      type: 'house' as const,
      outline: rectangle(part),
      storeys: Number(
        told.flatMap((line) => new RegExp(`^${id} storeys (\\d)$`).exec(line)?.[1] ?? [])[0] ?? 1,
      ),
      doors: openings(id, 'door'),
      windows: openings(id, 'window'),
    })),
    vehicles: [...vehicles('L', 'l', 'semi-truck'), ...vehicles('c', 'c', 'sedan')],
    terrain: [
      ...terrain('^', 'r', 'rocks'),
      ...terrain('%', 'w', 'rough'),
      ...terrain(':', 's', 'scrub'),
      ...terrain('~', 'd', 'dry-riverbed'),
    ],
    fences: things('=', 'f', (id, { west, east, south }) => ({
      id,
      line: [
        { x: west, y: south + INCH / 2 },
        { x: east, y: south + INCH / 2 },
      ],
      gaps: [],
      solid: true,
    })),
  };
  const places = new Map<string, Place>();
  for (const [who, spot] of spots) {
    const said = told
      .map((line) => new RegExp(`^${who} (.+)$`).exec(line)?.[1])
      .filter((one) => one !== undefined);
    const facing = said.find((one): one is Edge => one in FACING);
    const level = said.map((one) => /^in (\w+) floor (\d)$/.exec(one)).find((one) => one !== null);
    const towards = [...spots].find(([other]) => other !== who)?.[1] ?? { x: spot.x, y: spot.y + 1 };
    places.set(who, {
      spot,
      facing: facing === undefined ? directionTo(spot, towards) : FACING[facing],
      level: level ? { building: level[1] ?? '', floor: Number(level[2]) } : null,
    });
  }
  const expected = told.flatMap((line) => {
    const match = /^([m-z]) > ([m-z]): (.+)$/.exec(line);
    return match ? [{ from: match[1] ?? '', to: match[2] ?? '', answer: match[3] ?? '' }] : [];
  });
  const conditions: Conditions = {
    ...(told.includes('night') && { night: true as const }),
    ...(told.includes('fog') && { weather: true as const }),
  };
  const shots = told.flatMap((line) => {
    const [, x, y] = /^shot ([\d.]+),([\d.]+)$/.exec(line) ?? [];
    return x === undefined || y === undefined ? [] : [{ x: Number(x) * INCH, y: Number(y) * INCH }];
  });
  const going = told.flatMap((line) => {
    const [, who, does] = /^([xyz]) (goes|left|right) /.exec(line) ?? [];
    return who === undefined || does === undefined ? [] : [{ who, does, line }];
  });
  const forced = told.flatMap((line) => {
    const [, who, does, by] = /^([m-z]) (hides|flees|thrown)(?:.*?) ([m-z]+): /.exec(line) ?? [];
    return who && does && by ? [{ who, does, by, line }] : [];
  });
  const asked = told.flatMap((line) => {
    const [, question, answer] =
      /^((?:groups of|\S (?:reaches|walks|fires|drives)) .*?): (.+)$/.exec(line) ?? [];
    return question && answer ? [{ question, answer }] : [];
  });
  const works = told.flatMap((line) => /^([m-z]) is a vehicle$/.exec(line)?.[1] ?? []);
  const size = { width: (rows[0]?.length ?? 0) * INCH, depth: rows.length * INCH };
  return { title, table, conditions, places, expected, shots, going, forced, asked, vehicles: works, size };
}

/** The tables behind a rule, laid out, by the corrections in force. */
import type { RuleTable } from '../../../../../contract/games/all-things-zombie/rules.ts';
import {
  BUILDING_TYPES,
  listed,
  type Offered,
  type TypeTable,
  VEHICLE_TYPES,
} from '../../../../../rules/all-things-zombie/battlefield/types-by-area.ts';
import {
  SURVIVOR_ACTIVITY,
  ZOMBIE_ACTIVITY,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { BUILDING_ACTIVITY } from '../../../../../rules/all-things-zombie/meeting-and-greeting/modifiers.ts';
import { EVERY_TABLE } from '../../../../../rules/all-things-zombie/tables.ts';
import { signed, worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import {
  AREAS,
  type Area,
  BUILDINGS,
  type BuildingId,
  VEHICLES,
  type VehicleId,
} from '../../../../../rules/all-things-zombie/types.ts';
import { workedOut } from '../../../../../rules/core/in-force.ts';
import {
  type Declared,
  isRange,
  type KeyedTable,
  linesOf,
  type Line as TableLine,
} from '../../../../../rules/core/table.ts';
import { FIGURE_WORDS } from '../corrections.ts';
import { placeKey } from './cells.ts';
import { DICE_PASSED, type Layout } from './layouts/layout.ts';
import { LAYOUTS } from './layouts.ts';
import { figuresOf, type Line, lineOf } from './line.ts';
import { READ_BY, singleFigures } from './single-figures.ts';

const bestFirst = (rows: readonly Line[]): Line[] =>
  rows.toSorted((a, b) => (b.cells[0]?.charCodeAt(0) ?? 0) - (a.cells[0]?.charCodeAt(0) ?? 0));

/** `2-6` as it is written on a page. */
function scores(name: string): string {
  if (name.endsWith('+')) return `${name.slice(0, -1)} and up`;
  return name.endsWith('-') ? `up to ${name.slice(0, -1)}` : name.replace('-', '–');
}

function laidOut(table: Declared, { title, by, columns, cells, key }: Layout): RuleTable {
  const isByScore = isRange(table);
  const lines = linesOf(table);
  const rows = lines.map(({ row, name, book, found }, at): Line => {
    // The figures of a row that a correction has parted stand with its first part.
    const isFirst = lines.findIndex((other) => other.row === row) === at;
    return lineOf(
      { book: book.result, found },
      (result) => [
        key?.(name, result as never) ?? (isByScore ? scores(name) : name),
        ...cells(result as never),
      ],
      isFirst ? figuresOf(table, row, FIGURE_WORDS) : [],
    );
  });
  // Keys that are numbers come ascending; every check is read from its best line down.
  return {
    id: table.id,
    title,
    columns: [by, ...columns],
    rows: by === DICE_PASSED ? bestFirst(rows) : rows,
  };
}

const AREA_COLUMNS = AREAS.map(worded);

/** A line put together from rows of several tables: each row's cell, with its figures by what stands over the column. */
function across<R>(
  name: string,
  columns: readonly {
    readonly over: string;
    readonly table: KeyedTable<string, R>;
    readonly line: TableLine<R> | undefined;
  }[],
  cell: (result: R) => string,
): Line {
  const cells = (of: (line: TableLine<R>) => R) => [
    name,
    ...columns.map(({ line }) => (line === undefined ? '–' : cell(of(line)))),
  ];
  return {
    cells: cells(({ found }) => found.result),
    was: columns.some(({ line }) => line?.found.corrected) ? cells(({ book }) => book.result) : null,
    rests: null,
    figures: columns.flatMap(({ over, table, line }) =>
      line === undefined ? [] : figuresOf(table, line.row, FIGURE_WORDS, () => over),
    ),
  };
}

const lineIn = <R>(table: KeyedTable<string, R>, row: string) =>
  linesOf(table).find((line) => line.row === row);

/** Three tables of the book side by side: what 2D6 bring in each area. */
function byArea<T extends string>(
  id: string,
  type: string,
  types: readonly T[],
  tables: Readonly<Record<Area, TypeTable<T>>>,
): RuleTable {
  const cell = ({ from, to, oneOnly }: Offered) => {
    const range = from === to ? String(from) : `${from}–${to}`;
    return oneOnly === true ? `${range}, one only` : range;
  };
  const column = (name: T, area: Area) => {
    const table: TypeTable<T> = tables[area];
    const over = `${worded(area)}, up to`;
    return listed(table, name)
      ? [{ over, table, line: lineIn<Offered>(table, name) }]
      : [{ over, table: NOTHING, line: undefined }];
  };
  return {
    id,
    title: 'Types by 2D6',
    columns: [type, ...AREA_COLUMNS],
    rows: types.map((name) =>
      across(
        worded(name),
        AREAS.flatMap((area) => column(name, area)),
        cell,
      ),
    ),
  };
}

const NOTHING: KeyedTable<string, Offered> = { id: '', section: '', rows: {} };
const PHASES = [1, 2, 3] as const;

const levels = (id: string, title: string, table: KeyedTable<string, number>): RuleTable => ({
  id,
  title,
  columns: ['Area', 'Phase 1', 'Phase 2', 'Phase 3'],
  rows: [
    ...AREAS.map((area) =>
      across(
        worded(area),
        PHASES.map((phase) => ({
          over: `Phase ${phase}`,
          table,
          line: lineIn(table, `${area}-${phase}`),
        })),
        String,
      ),
    ),
    across(
      'Lost the war',
      PHASES.map((phase) => ({ over: phase === 1 ? 'For good' : '', table, line: lineIn(table, 'lost') })),
      String,
    ),
  ],
});

const inBuildings = (): RuleTable => ({
  id: BUILDING_ACTIVITY.id,
  title: 'Added for the building',
  columns: ['Building', 'Zombies', 'Survivors'],
  rows: linesOf<{ readonly zombies: number; readonly survivors: number }>(BUILDING_ACTIVITY).map(
    ({ row, book, found }) =>
      lineOf(
        { book: book.result, found },
        ({ zombies, survivors }) => [
          row === 'upstairs' ? 'Above the ground floor' : placeKey(row),
          signed(zombies),
          signed(survivors),
        ],
        figuresOf(BUILDING_ACTIVITY, row, FIGURE_WORDS),
      ),
  ),
});

interface Behind {
  readonly rules: readonly string[];
  readonly table: RuleTable;
}

/** Tables that are laid out by hand, with the rules they stand behind. */
const byHand = (): readonly Behind[] => [
  {
    rules: ['atz.building-type', 'atz.building-type.pick'],
    table: byArea<BuildingId>('atz.building-type', 'Building', BUILDINGS, BUILDING_TYPES),
  },
  {
    rules: ['atz.vehicle-type', 'atz.vehicle-type.pick'],
    table: byArea<VehicleId>('atz.vehicle-type', 'Vehicle', VEHICLES, VEHICLE_TYPES),
  },
  {
    rules: ['atz.activity.zombies', 'atz.zombies-at-start', 'atz.zombies-in-building'],
    table: levels('atz.zombie-activity', 'Zombie activity', ZOMBIE_ACTIVITY),
  },
  {
    rules: ['atz.activity.survivors', 'atz.survivors-in-building'],
    table: levels('atz.survivor-activity', 'Survivor activity', SURVIVOR_ACTIVITY),
  },
  { rules: ['atz.activity.zombies', 'atz.activity.survivors'], table: inBuildings() },
];

const all = workedOut((): readonly Behind[] => [
  ...byHand(),
  ...EVERY_TABLE.flatMap((table) => {
    const layout = LAYOUTS[table.id];
    return layout === undefined ? [] : [{ rules: layout.rules, table: laidOut(table, layout) }];
  }),
]);

export function tablesOf(rule: string): readonly RuleTable[] {
  return all()
    .filter(({ rules }) => rules.includes(rule))
    .map(({ table }) => table)
    .concat(singleFigures(rule));
}

/** Gives the ids of every rule that has tables. */
export function rulesWithTables(): ReadonlySet<string> {
  return new Set([...all().flatMap(({ rules }) => rules), ...Object.values(READ_BY).flat()]);
}

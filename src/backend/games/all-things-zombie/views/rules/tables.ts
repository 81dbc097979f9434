/** The tables behind a rule, laid out. */
import type { RuleTable } from '../../../../../contract/games/all-things-zombie/rules.ts';
import {
  BUILDING_TYPES,
  type Offered,
  VEHICLE_TYPES,
} from '../../../../../rules/all-things-zombie/battlefield/types-by-area.ts';
import {
  SURVIVOR_ACTIVITY,
  ZOMBIE_ACTIVITY,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { BUILDING_ACTIVITY } from '../../../../../rules/all-things-zombie/meeting-and-greeting/modifiers.ts';
import { TABLES } from '../../../../../rules/all-things-zombie/tables.ts';
import { signed, worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { AREAS, BUILDINGS, VEHICLES } from '../../../../../rules/all-things-zombie/types.ts';
import type { Declared, RangeRow, Row } from '../../../../../rules/core/table.ts';
import { DICE_PASSED, LAYOUTS, type Layout } from './layouts.ts';

type Line = RuleTable['rows'][number];

/** Nothing where the figure is printed and reads as it stands. */
export function rests({ confidence = 'RULEBOOK', ruling }: Row<unknown>): Line['rests'] {
  if (confidence === 'RULEBOOK') return ruling === undefined ? null : { on: 'printed', ruling };
  const on = { RULING: 'ruling', DERIVED: 'derived', RECONSTRUCTED: 'reconstructed' } as const;
  return { on: on[confidence], ruling: ruling ?? null };
}

function scores({ from, to }: RangeRow<unknown>): string {
  if (from === to) return String(from);
  if (to === undefined) return `${from} and up`;
  return from === undefined ? `up to ${to}` : `${from}–${to}`;
}

const bestFirst = (rows: readonly Line[]): Line[] =>
  rows.toSorted((a, b) => (b.cells[0]?.charCodeAt(0) ?? 0) - (a.cells[0]?.charCodeAt(0) ?? 0));

function laidOut(table: Declared, { title, by, columns, cells, key }: Layout): RuleTable {
  const line = (name: string, row: Row<unknown>): Line => {
    const result = row.result as never;
    return { cells: [key?.(name, result) ?? name, ...cells(result)], rests: rests(row) };
  };
  const rows = Array.isArray(table.rows)
    ? (table.rows as readonly RangeRow<unknown>[]).map((row) => line(scores(row), row))
    : Object.entries(table.rows as Readonly<Record<string, Row<unknown>>>).map(([name, row]) =>
        line(name, row),
      );
  // Keys that are numbers come ascending; every check is read from its best line down.
  return {
    id: table.id,
    title,
    columns: [by, ...columns],
    rows: by === DICE_PASSED ? bestFirst(rows) : rows,
  };
}

const AREA_COLUMNS = AREAS.map(worded);

/** Three tables of the book side by side: what 2D6 bring in each area. */
function byArea(
  id: string,
  type: string,
  types: readonly string[],
  tables: Readonly<
    Record<string, { readonly rows: Readonly<Record<string, { readonly result: Offered } | undefined>> }>
  >,
): RuleTable {
  const offered = (name: string, area: string) => {
    const found = tables[area]?.rows[name]?.result;
    if (found === undefined) return '–';
    const range = found.from === found.to ? String(found.from) : `${found.from}–${found.to}`;
    return found.oneOnly === true ? `${range}, one only` : range;
  };
  return {
    id,
    title: 'Types by 2D6',
    columns: [type, ...AREA_COLUMNS],
    rows: types.map((name) => ({
      cells: [worded(name), ...AREAS.map((area) => offered(name, area))],
      rests: null,
    })),
  };
}

type Levels = Readonly<Record<string, Readonly<Record<number, number>>>>;

const levels = (id: string, title: string, table: Levels): RuleTable => ({
  id,
  title,
  columns: ['Area', 'Phase 1', 'Phase 2', 'Phase 3'],
  rows: AREAS.map((area) => ({
    cells: [worded(area), ...[1, 2, 3].map((phase) => String(table[area]?.[phase] ?? ''))],
    rests: null,
  })),
});

const BUILDING_LINES = BUILDINGS.flatMap((id): Line[] => {
  const row: (typeof BUILDING_ACTIVITY)[typeof id] = BUILDING_ACTIVITY[id];
  const line = (name: string, { zombies, survivors }: { zombies: number; survivors: number }) => ({
    cells: [name, signed(zombies), signed(survivors)],
    rests: null,
  });
  const name = worded(id);
  return 'in' in row ? [line(name, row), line(`${name}, urban`, row.in.urban)] : [line(name, row)];
});

/** Tables that are laid out by hand, with the rules they stand behind. */
const BY_HAND: readonly { readonly rules: readonly string[]; readonly table: RuleTable }[] = [
  {
    rules: ['atz.building-type', 'atz.building-type.pick'],
    table: byArea('atz.building-type', 'Building', BUILDINGS, BUILDING_TYPES),
  },
  {
    rules: ['atz.vehicle-type', 'atz.vehicle-type.pick'],
    table: byArea('atz.vehicle-type', 'Vehicle', VEHICLES, VEHICLE_TYPES),
  },
  {
    rules: ['atz.activity.zombies', 'atz.zombies-at-start', 'atz.zombies-in-building'],
    table: levels('atz.zombie-activity', 'Zombie activity', ZOMBIE_ACTIVITY),
  },
  {
    rules: ['atz.activity.survivors', 'atz.survivors-in-building'],
    table: levels('atz.survivor-activity', 'Survivor activity', SURVIVOR_ACTIVITY),
  },
  {
    rules: ['atz.activity.zombies', 'atz.activity.survivors'],
    table: {
      id: 'atz.building-activity',
      title: 'Added for the building',
      columns: ['Building', 'Zombies', 'Survivors'],
      rows: BUILDING_LINES,
    },
  },
];

const LAID_OUT = TABLES.flatMap((table) => {
  const layout = LAYOUTS[table.id];
  return layout === undefined ? [] : [{ rules: layout.rules, table: laidOut(table, layout) }];
});

export function tablesOf(rule: string): readonly RuleTable[] {
  return [...BY_HAND, ...LAID_OUT].filter(({ rules }) => rules.includes(rule)).map(({ table }) => table);
}

/** Of every rule that has tables. */
export const RULES_WITH_TABLES: ReadonlySet<string> = new Set(
  [...BY_HAND, ...LAID_OUT].flatMap(({ rules }) => rules),
);

/**
 * Tables of the books as constants: an id, the section they stand in, and rows that say how sure a figure is. Write
 * them `as const satisfies RangeTable<…>`, or `KeyedTable<Key, …>`, where a missing row does not compile.
 */

/** How far a figure's rests: printed, ruled where the text is silent, or rebuilt where it is lost. */
export type Confidence = 'RULEBOOK' | 'RULING' | 'DERIVED' | 'RECONSTRUCTED';

/** Names one row of one table, `atz.fast-move/2`; events carry it, so that play shows which rows it reached. */
export type RowId = string;

export interface Row<R> {
  readonly result: R;
  /** RULEBOOK unless said. */
  readonly confidence?: Confidence;
  /** The ruling the figure rests on, e.g. `ATZ-67`. */
  readonly ruling?: string;
}

/** A row for scores from `from` to `to`, both included; open where one is missing. */
export interface RangeRow<R> extends Row<R> {
  readonly from?: number;
  readonly to?: number;
}

export interface RangeTable<R> {
  readonly id: string;
  readonly section: string;
  readonly rows: readonly RangeRow<R>[];
}

export interface KeyedTable<K extends string, R> {
  readonly id: string;
  readonly section: string;
  readonly rows: Readonly<Record<K, Row<R>>>;
}

/** A table whatever it is read by, as a module declares it. */
export type Declared = RangeTable<unknown> | KeyedTable<string, unknown>;

export interface Found<R> {
  readonly result: R;
  readonly row: RowId;
  readonly confidence: Confidence;
  readonly ruling?: string;
}

function rangeName<R>({ from, to }: RangeRow<R>): string {
  if (from === to) return `${from ?? 'any'}`;
  if (to === undefined) return `${from}+`;
  return from === undefined ? `${to}-` : `${from}-${to}`;
}

function found<R>(
  table: string,
  name: string,
  { result, confidence = 'RULEBOOK', ruling }: Row<R>,
): Found<R> {
  return { result, row: `${table}/${name}`, confidence, ...(ruling === undefined ? {} : { ruling }) };
}

interface FoundFrom<R> {
  readonly from: number;
  readonly to: number;
  readonly found: Found<R>;
}

// Tables are constants: what a look-up gives of each row is made once.
const ranges = new WeakMap<RangeTable<unknown>, readonly FoundFrom<unknown>[]>();
const keys = new WeakMap<KeyedTable<string, unknown>, ReadonlyMap<string, Found<unknown>>>();

function rangesOf<R>(table: RangeTable<R>): readonly FoundFrom<R>[] {
  let known = ranges.get(table);
  if (!known) {
    known = table.rows.map((row) => ({
      from: row.from ?? Number.NEGATIVE_INFINITY,
      to: row.to ?? Number.POSITIVE_INFINITY,
      found: found(table.id, rangeName(row), row),
    }));
    ranges.set(table, known);
  }
  return known as readonly FoundFrom<R>[];
}

function keyedOf<K extends string, R>(table: KeyedTable<K, R>): ReadonlyMap<string, Found<R>> {
  let known = keys.get(table);
  if (!known) {
    const rows: [string, Row<R>][] = Object.entries(table.rows);
    known = new Map(rows.map(([key, row]) => [key, found(table.id, key, row)]));
    keys.set(table, known);
  }
  return known as ReadonlyMap<string, Found<R>>;
}

/** Every row that holds the score, in the order printed; more than one where the ranges of the book overlap. */
export function rowsAt<R>(table: RangeTable<R>, score: number): readonly Found<R>[] {
  return rangesOf(table)
    .filter(({ from, to }) => score >= from && score <= to)
    .map((row) => row.found);
}

/** The first row that holds the score, or undefined off the table. */
export function lookUp<R>(table: RangeTable<R>, score: number): Found<R> | undefined {
  for (const { from, to, found } of rangesOf(table)) if (score >= from && score <= to) return found;
  return undefined;
}

export function rowOf<K extends string, R>(table: KeyedTable<K, R>, key: K): Found<R> {
  const row = keyedOf(table).get(key);
  if (!row) throw new Error(`${table.id} has no row ${key}`);
  return row;
}

function isRange(table: Declared): table is RangeTable<unknown> {
  return Array.isArray(table.rows);
}

export function rowIds(table: Declared): readonly RowId[] {
  const names = isRange(table) ? table.rows.map(rangeName) : Object.keys(table.rows);
  return names.map((name) => `${table.id}/${name}`);
}

/** The whole scores from `least` to `most` that no row holds, and those that several hold. */
export function scoresAmiss<R>(table: RangeTable<R>, least: number, most: number) {
  const scores = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return {
    missing: scores.filter((score) => rowsAt(table, score).length === 0),
    doubled: scores.filter((score) => rowsAt(table, score).length > 1),
  };
}

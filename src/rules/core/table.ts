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

function bounds<R>({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: RangeRow<R>) {
  return { from, to };
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

/** Every row that holds the score, in the order printed; more than one where the ranges of the book overlap. */
export function rowsAt<R>({ id, rows }: RangeTable<R>, score: number): readonly Found<R>[] {
  return rows
    .filter((row) => score >= bounds(row).from && score <= bounds(row).to)
    .map((row) => found(id, rangeName(row), row));
}

/** The first row that holds the score, or undefined off the table. */
export function lookUp<R>(table: RangeTable<R>, score: number): Found<R> | undefined {
  return rowsAt(table, score)[0];
}

export function rowOf<K extends string, R>({ id, rows }: KeyedTable<K, R>, key: K): Found<R> {
  return found(id, key, rows[key]);
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

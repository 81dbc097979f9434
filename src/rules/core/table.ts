/**
 * Tables of the books as constants: an id, the section they stand in, and rows that say how sure a figure is. Write
 * them `as const satisfies RangeTable<…>`, or `KeyedTable<Key, …>`, where a missing row does not compile.
 *
 * A rule reads a figure by a look-up and never off `rows`: a look-up goes by the corrections in force.
 */
import { copy } from './copy.ts';
import type { Correction, Figure, FigureKind, Place, RowId } from './figure.ts';
import { correctionsOf, noteCorrected, type OfTable } from './in-force.ts';

export type { RowId } from './figure.ts';

/** Footing of a figure: printed, ruled where the text is silent, or rebuilt where it is lost. */
export type Confidence = 'RULEBOOK' | 'RULING' | 'DERIVED' | 'RECONSTRUCTED';

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

/**
 * Kinds of values that the figures of a table’s rows may be corrected to: of a result that is one figure by `result`, else by the field of
 * the result (`weapons`, `sides.0`). Rows without such a field have no such figure.
 */
export type Figures = Readonly<Record<string, FigureKind>>;
export const WHOLE_RESULT = 'result';

interface Common {
  readonly id: string;
  readonly section: string;
  readonly figures?: Figures;
}

export interface RangeTable<R> extends Common {
  readonly rows: readonly RangeRow<R>[];
}

export interface KeyedTable<K extends string, R> extends Common {
  readonly rows: Readonly<Record<K, Row<R>>>;
}

/** A table whatever it is read by, as a module declares it. */
export type Declared = RangeTable<unknown> | KeyedTable<string, unknown>;

export interface Found<R> {
  readonly result: R;
  readonly row: RowId;
  readonly confidence: Confidence;
  readonly ruling?: string;
  /** The player's printed book has it so: confidence and ruling are those of the figure it takes the place of. */
  readonly corrected?: true;
}

function rangeName({ from, to }: Pick<RangeRow<unknown>, 'from' | 'to'>): string {
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
type Ranges<R> = readonly FoundFrom<R>[];
type ByKey<R> = ReadonlyMap<string, Found<R>>;

// Tables are constants: what a look-up gives of each row is made once, and once for each set of corrections.
const ranges = new WeakMap<RangeTable<unknown> | OfTable, Ranges<unknown>>();
const keys = new WeakMap<KeyedTable<string, unknown> | OfTable, ByKey<unknown>>();

function rangesOf<R>(table: RangeTable<R>): Ranges<R> {
  const changed = correctionsOf(table.id);
  const by = changed ?? table;
  let known = ranges.get(by);
  if (!known) {
    known = table.rows.flatMap((row) => rangesOfRow(table, row, changed));
    ranges.set(by, known);
  }
  return known as Ranges<R>;
}

function rangesOfRow<R>(table: RangeTable<R>, row: RangeRow<R>, changed: OfTable | undefined): Ranges<R> {
  const name = rangeName(row);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = row;
  const whole = foundIn(table, name, row, changed);
  const scores = scoresOf(row).flatMap((score) => {
    const changedAt = changed?.corrections.find((one) => one.row === name && one.field === String(score));
    return changedAt === undefined ? [] : [{ score, result: changedAt.to as R }];
  });
  // A score that is corrected by itself parts the row.
  const parted: FoundFrom<R>[] = [];
  let next = from;
  for (const { score, result } of scores) {
    if (next < score) parted.push({ from: next, to: score - 1, found: whole });
    parted.push({ from: score, to: score, found: { ...whole, result, corrected: true } });
    next = score + 1;
  }
  if (next <= to) parted.push({ from: next, to, found: whole });
  return parted;
}

/** The scores of a row that holds several. */
function scoresOf({ from, to }: RangeRow<unknown>): readonly number[] {
  if (from === undefined || to === undefined || from === to) return [];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function keyedOf<K extends string, R>(table: KeyedTable<K, R>): ByKey<R> {
  const changed = correctionsOf(table.id);
  const by = changed ?? table;
  let known = keys.get(by);
  if (!known) {
    const rows: [string, Row<R>][] = Object.entries(table.rows);
    known = new Map(rows.map(([key, row]) => [key, foundIn(table, key, row, changed)]));
    keys.set(by, known);
  }
  return known as ByKey<R>;
}

/** The row as it is found, with what is corrected of its result. */
function foundIn<R>({ id }: Common, name: string, row: Row<R>, changed: OfTable | undefined): Found<R> {
  const book = found(id, name, row);
  const result = changed?.corrections
    .filter((one) => one.row === name)
    .reduce((now, one) => withFigure(now, one), book.result);
  return result === undefined || result === book.result ? book : { ...book, result, corrected: true };
}

/** The same where newer rules have no such figure. */
function withFigure<R>(result: R, { field, to }: Correction): R {
  if (figureIn(result, field) === undefined) return result;
  if (field === WHOLE_RESULT) return to as R;
  const box: { whole: unknown } = { whole: copy(result) };
  const path = ['whole', ...field.split('.')];
  const holder = path.slice(0, -1).reduce<unknown>((here, step) => Reflect.get(here as object, step), box);
  Reflect.set(holder as object, path.at(-1) ?? '', to);
  return box.whole as R;
}

/** Undefined where no figure stands there. */
function figureIn(result: unknown, field: string): Figure | undefined {
  const steps = field === WHOLE_RESULT ? [] : field.split('.');
  let here: unknown = result;
  for (const step of steps) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = Reflect.get(here, step);
  }
  return isFigure(here) ? here : undefined;
}

function isFigure(value: unknown): value is Figure {
  return value === null || ['number', 'string', 'boolean'].includes(typeof value);
}

/** The first row that holds the score, where the ranges of the book overlap; undefined off the table. */
export function lookUp<R>(table: RangeTable<R>, score: number): Found<R> | undefined {
  for (const { from, to, found } of rangesOf(table)) if (score >= from && score <= to) return noting(found);
  return undefined;
}

export function rowOf<K extends string, R>(table: KeyedTable<K, R>, key: K): Found<R> {
  const row = keyedOf(table).get(key);
  if (!row) throw new Error(`${table.id} has no row ${key}`);
  return noting(row);
}

function noting<F extends Found<unknown>>(found: F): F {
  if (found.corrected) noteCorrected(found.row);
  return found;
}

/** Says whether the table has a row of this key. */
export function hasRow<K extends string, R>(table: KeyedTable<K, R>, key: string): key is K {
  return Object.hasOwn(table.rows, key);
}

/** Says whether the table is read by a score. */
export function isRange<R>(table: RangeTable<R> | KeyedTable<string, R>): table is RangeTable<R> {
  return Array.isArray(table.rows);
}

/** A line of a table as it is shown. */
export interface Line<R> {
  /** The row's name in its table. */
  readonly row: string;
  /** The same, or the scores of a row that a correction has parted. */
  readonly name: string;
  /** The row in the rules. */
  readonly book: Row<R>;
  /** The row that is found where corrections are in force. */
  readonly found: Found<R>;
}

function namedRows(table: Declared): readonly (readonly [string, Row<unknown>])[] {
  return isRange(table) ? table.rows.map((row) => [rangeName(row), row]) : Object.entries(table.rows);
}

/** All of a table, in the order printed. */
export function linesOf<R>(table: RangeTable<R> | KeyedTable<string, R>): readonly Line<R>[] {
  const changed = correctionsOf(table.id);
  if (!isRange(table)) {
    const rows: [string, Row<R>][] = Object.entries(table.rows);
    return rows.map(([row, book]) => ({ row, name: row, book, found: foundIn(table, row, book, changed) }));
  }
  return table.rows.flatMap((book: RangeRow<R>) =>
    rangesOfRow(table, book, changed).map(({ from, to, found }) => {
      const ends = { ...(Number.isFinite(from) ? { from } : {}), ...(Number.isFinite(to) ? { to } : {}) };
      return { row: rangeName(book), name: rangeName(ends), book, found };
    }),
  );
}

/** Figure of a table as the rules have it. */
export interface Correctable extends Place {
  readonly kind: FigureKind;
  readonly book: Figure;
  readonly section: string;
  readonly confidence: Confidence;
  readonly ruling?: string;
}

const correctable = new WeakMap<Declared, readonly Correctable[]>();

/** Every figure of the table that may be corrected, as the rules have it. */
export function correctableIn(table: Declared): readonly Correctable[] {
  let known = correctable.get(table);
  if (!known) {
    known = namedRows(table).flatMap(([name, row]) => correctableOf(table, name, row));
    correctable.set(table, known);
  }
  return known;
}

function correctableOf({ id, section, figures = {} }: Common, name: string, row: Row<unknown>) {
  const { result, confidence = 'RULEBOOK', ruling } = row;
  const at = (field: string, kind: FigureKind, book: Figure): Correctable => ({
    ...{ table: id, row: name, field, kind, book, section, confidence },
    ...(ruling === undefined ? {} : { ruling }),
  });
  return Object.entries(figures).flatMap(([field, kind]) => {
    const book = figureIn(result, field);
    // Nothing, where there has to be something, is what sets the row apart: no figure of it is missing.
    if (book === undefined || (book === null && !kind.nullable)) return [];
    const scores = field === WHOLE_RESULT ? scoresOf(row) : [];
    return [at(field, kind, book), ...scores.map((score) => at(String(score), kind, book))];
  });
}

export function rowIds(table: Declared): readonly RowId[] {
  return namedRows(table).map(([name]) => `${table.id}/${name}`);
}

/** Columns of a value, said once: the codec by which an event holds it, its row, and the way there and back follow. */
import { z } from 'zod';
import type { Seen } from '../../src/rules/core/seen.ts';
import { type Fields, json, parse, record, text } from './shape.ts';
import { writtenOnce } from './written.ts';

/** A value in columns. */
export interface Columns<T, R extends object> {
  /** The value itself, as an event holds it. */
  readonly schema: z.ZodType<T>;
  readonly columns: Fields<R>;
  write(value: Seen<T>): R;
  /** `at` names the row. */
  read(row: R, at: string): T;
}

type RowOf<C> = C extends { write(value: never): infer R } ? R : never;
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never;
type Flat<R> = { [K in keyof R]: R[K] };

type Parts<T> = { readonly [K in keyof T]-?: Columns<T[K], object> };
type NoOthers<P, T> = { readonly [K in Exclude<keyof P, keyof T>]: never };
type RowOfParts<P> = Flat<Together<{ [K in keyof P]: RowOf<P[K]> }[keyof P]>>;

/** A column that holds a value as it is. */
export function column<const N extends string, T>(name: N, schema: z.ZodType<T>): Columns<T, Record<N, T>> {
  return {
    schema,
    columns: { [name]: schema } as unknown as Fields<Record<N, T>>,
    // A value in one column is no record, and only records differ from how a rule sees them.
    write: (value) => ({ [name]: value }) as unknown as Record<N, T>,
    read: (row) => row[name],
  };
}

/** SQLite has no truth values. */
export type Flag = 0 | 1;

/** A truth value in a column. */
export function flag<const N extends string>(name: N): Columns<boolean, Record<N, Flag>> {
  return {
    schema: z.boolean(),
    columns: { [name]: z.literal([0, 1]) } as unknown as Fields<Record<N, Flag>>,
    write: (value) => ({ [name]: value ? 1 : 0 }) as Record<N, Flag>,
    read: (row) => row[name] === 1,
  };
}

/** A column that holds a value as JSON. Only for what `apply` replaces and never writes. */
export function written<const N extends string, T extends object>(
  name: N,
  schema: z.ZodType<T>,
): Columns<T, Record<N, string>> {
  const stored = json(schema);
  return {
    schema,
    columns: { [name]: text } as unknown as Fields<Record<N, string>>,
    write: (value) => ({ [name]: writtenOnce(value) }) as Record<N, string>,
    read: (row, at) => parse(stored, row[name], `${at}.${name}`),
  };
}

/** Nothing, where nothing stands in any of the columns; otherwise each holds what it must. */
export function orNull<T, R extends object>(
  of: Columns<T, R>,
): Columns<T | null, { [K in keyof R]: R[K] | null }> {
  type Nullable = { [K in keyof R]: R[K] | null };
  const schemas = Object.entries<z.ZodType>(of.columns);
  const nullable = Object.fromEntries(schemas.map(([name, schema]) => [name, schema.nullable()]));
  const nothing = Object.fromEntries(schemas.map(([name]) => [name, null])) as Nullable;
  const filled = record(of.columns);
  return {
    schema: of.schema.nullable(),
    columns: nullable as unknown as Fields<Nullable>,
    write: (value) => (value === null ? nothing : of.write(value as Seen<T>)),
    read: (row, at) => {
      if (schemas.every(([name]) => Reflect.get(row, name) === null)) return null;
      // Only these columns are handed on: leaving out others is something that Zod alone can do.
      const own = Object.fromEntries(schemas.map(([name]) => [name, Reflect.get(row, name)]));
      return of.read(parse(filled, own, at), at);
    },
  };
}

/** A record, each of its fields in columns; all of them and nothing else, or it doesn't compile. */
export function columnsOf<T extends object>() {
  // Bound loosely, so that where a field is missing the columns of the others are known all the same.
  return <P extends Parts<object>>(
    parts: P & Parts<T> & NoOthers<P, T>,
  ): Columns<T, RowOfParts<P>> & { readonly fields: Fields<T> } => {
    const all = Object.entries<Columns<unknown, object>>(parts);
    const inOrder = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const fields = Object.fromEntries(
      all.map(([name, { schema }]) => [name, schema]),
    ) as unknown as Fields<T>;
    return {
      fields,
      schema: record<T>(fields),
      columns: Object.assign({}, ...all.map(([, { columns }]) => columns)),
      write: (value) => {
        const of = value as Readonly<Record<string, unknown>>;
        return Object.assign({}, ...all.map(([name, part]) => part.write(of[name] as Seen<unknown>)));
      },
      // In the order in which a checksum wants the keys.
      read: (row, at) => {
        const value: Record<string, unknown> = {};
        for (const [name, part] of inOrder) value[name] = part.read(row, at);
        return value as T;
      },
    };
  };
}

/** A table of such things, and by what a row of it is found: the key, and what else isn't the thing's own. */
export interface TableOf<K extends object, T, R extends object> {
  encode(key: K, value: Seen<T>): Flat<K & R>;
  /** Throws an `UnfitValue` at the first thing that doesn't fit. */
  decode(stored: unknown, at: string): K & { readonly value: T };
}

export function tableOf<K extends object, T, R extends object>(
  key: Fields<K>,
  of: Columns<T, R>,
): TableOf<K, T, R> {
  const row = record({ ...key, ...of.columns } as Fields<K & R>);
  const keys = Object.keys(key);
  return {
    encode: (found, value) => ({ ...found, ...of.write(value) }),
    decode: (stored, at) => {
      const read = parse(row, stored, at);
      const found: Record<string, unknown> = {};
      for (const name of keys) found[name] = Reflect.get(read, name);
      found.value = of.read(read, at);
      return found as K & { readonly value: T };
    },
  };
}

/** The type of a table's rows. */
export type RowIn<T> = T extends { encode(key: never, value: never): infer R } ? R : never;

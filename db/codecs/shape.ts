/** Building blocks that the Zod schemas of rows and events share, and the wording of what is wrong. */
import { z } from 'zod';
import { fits } from './fits.ts';

/** Reads a row; `at` names it in an `UnfitValue`. */
export type Decode<T> = (row: unknown, at: string) => T;

/** Something of a list, and its place in it from 0. */
export interface Placed<T> {
  readonly position: number;
  readonly value: T;
}

/** Error over a value that is none of ours: says where it stands, and what was wanted there. */
export class UnfitValue extends Error {
  constructor(at: string, wanted: string, value: unknown) {
    super(`${at} should be ${wanted}, not ${JSON.stringify(value)?.slice(0, 60) ?? 'missing'}`);
    this.name = 'UnfitValue';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a whole number',
  array: 'a list',
  object: 'a record',
  record: 'a record',
};

/** Completes "should be …"; a schema that brings words of its own goes first. */
function wanted(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const step = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

function unfit(issue: z.core.$ZodIssue, at: string): UnfitValue {
  const where = [at, ...issue.path.map(step)].join('');
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new UnfitValue(`${where}.${key}`, 'absent', fieldOf(issue.input, key));
  }
  if (issue.code === 'invalid_union') {
    // The branch that got furthest before it failed is the one that was meant.
    const [closest] = issue.errors.flat().sort((a, b) => b.path.length - a.path.length);
    if (closest !== undefined) return unfit(closest, where);
  }
  return new UnfitValue(where, issue.message, issue.input);
}

type Read = (value: unknown) => { readonly value: unknown } | undefined;

/** Finds what a schema makes of a value that fits; undefined of one that doesn't, which is for Zod to name. */
function reading(schema: z.ZodType): Read | undefined {
  const fitting = fits(schema);
  return fitting === null ? undefined : (value) => (fitting(value) ? { value } : undefined);
}

/** Schemas of JSON text, which make something else of what they read. */
const ofJson = new WeakMap<z.ZodType, Read>();

/** The value as the schema reads it. Throws an `UnfitValue` at the first thing that doesn't fit. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, at: string): T {
  const quick = ofJson.get(schema) ?? reading(schema);
  const found = quick?.(value);
  if (found !== undefined) return found.value as T;
  const read = schema.safeParse(value, { error: wanted, reportInput: true });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw first === undefined ? read.error : unfit(first, at);
}

/** A schema for each field; the compiler holds them against `T` in both directions. */
export type Fields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };

/** The fields of each type of event, the type itself left out. */
export type Payloads<E extends { readonly type: string }> = {
  readonly [T in E['type']]: Fields<Omit<Extract<E, { readonly type: T }>, 'type'>>;
};

/** A record with these fields: nothing extra, nothing missing. */
export function record<T extends object>(fields: Fields<T>): z.ZodType<T> {
  // Zod’s inference from fields it doesn’t know yet is no `T`; `Fields` has proved that it is one.
  return z.strictObject(fields) as unknown as z.ZodType<T>;
}

/** Text that UTF-8 can hold; a lone surrogate would come back as another character. */
export const text = z.custom<string>((value) => typeof value === 'string' && value.isWellFormed(), 'text');

/** A whole number from 0: how often, how many, which place in a row. */
export const count = z.int().min(0);

/** Schema of a union of words; it names all of them, or it doesn’t compile. */
export function oneOf<T extends string>(words: { readonly [W in T]: W }): z.ZodType<T> {
  return z.enum(words) as z.ZodType<T>;
}

/** A letter and a number from 1, as the rules write ids. */
export function numbered<T extends string>(letter: string): z.ZodType<T> {
  const pattern = new RegExp(`^${letter}[1-9][0-9]*$`);
  return z.custom<T>((value) => typeof value === 'string' && pattern.test(value), `${letter} and a number`);
}

/** JSON text of a value of the schema; `upcast` makes it one of what earlier versions wrote. */
export function json<T>(
  of: z.ZodType<T>,
  upcast: (stored: unknown) => unknown = (stored) => stored,
): z.ZodType<T> {
  const parsed = z.string().transform((written, { issues }): unknown => {
    try {
      return upcast(JSON.parse(written));
    } catch {
      issues.push({ code: 'custom', message: 'JSON', input: written });
      return z.NEVER;
    }
  });
  const schema = parsed.pipe(of);
  ofJson.set(schema, (written) => {
    if (typeof written !== 'string') return undefined;
    try {
      return reading(of)?.(upcast(JSON.parse(written)));
    } catch {
      return undefined;
    }
  });
  return schema;
}

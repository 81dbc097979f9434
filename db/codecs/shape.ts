/**
 * Shapes check what was read before it is trusted: nothing extra, nothing missing. A shape gives the value in its own
 * type or throws a `Misfit` that says where and what was wanted.
 */

export type Shape<T> = (value: unknown, at: string) => T;

export class Misfit extends Error {
  constructor(at: string, wanted: string, value: unknown) {
    super(`${at} should be ${wanted}, not ${JSON.stringify(value)?.slice(0, 60) ?? 'missing'}`);
    this.name = 'Misfit';
  }
}

/** Text that UTF-8 can hold; a lone surrogate would come back as another character. */
export const text: Shape<string> = (value, at) => {
  if (typeof value !== 'string' || !value.isWellFormed()) throw new Misfit(at, 'text', value);
  return value;
};

export const truth: Shape<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw new Misfit(at, 'true or false', value);
  return value;
};

export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  return (value, at) => {
    if (!Number.isSafeInteger(value)) throw new Misfit(at, 'a whole number', value);
    const number = value as number;
    if (number < least || number > most) throw new Misfit(at, `from ${least} to ${most}`, value);
    return number;
  };
}

/** How often, how many, which place in a row. */
export const count = whole(0);

export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  return (value, at) => {
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) throw new Misfit(at, `one of ${values.join(', ')}`, value);
    return known;
  };
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, at) => (value === null ? null : shape(value, at));
}

export function list<T>(of: Shape<T>): Shape<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new Misfit(at, 'a list', value);
    return value.map((part, index) => of(part, `${at}[${index}]`));
  };
}

function fieldsOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misfit(at, 'a record', value);
  return value as Record<string, unknown>;
}

export function record<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(fields);
  return (value, at) => {
    const given = fieldsOf(value, at);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key)) throw new Misfit(`${at}.${key}`, 'absent', given[key]);
    }
    return Object.fromEntries(shapes.map(([key, shape]) => [key, shape(given[key], `${at}.${key}`)])) as T;
  };
}

/** Any names, all with values of one shape. */
export function entries<T>(of: Shape<T>): Shape<Record<string, T>> {
  return (value, at) =>
    Object.fromEntries(
      Object.entries(fieldsOf(value, at)).map(([key, part]) => [text(key, at), of(part, `${at}.${key}`)]),
    );
}

/** JSON text of a value of the shape. */
export function json<T>(of: Shape<T>): Shape<T> {
  return (value, at) => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text(value, at));
    } catch {
      throw new Misfit(at, 'JSON', value);
    }
    return of(parsed, at);
  };
}

/** Inputs of calls by chance, made of the contract's own schemas, and then spoilt: nearly what they should be. */
import fc from 'fast-check';
import { z } from 'zod';

/** Values that exist, by the name of the field that says them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
}

/** Values that break programs. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    [],
    {},
    -1,
    0,
    1,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
    'x\ud800y',
    '\u200b',
    '\u202egnp.exe',
    '\0',
    '__proto__',
    'constructor',
    "'; drop table campaign_act; --",
    '../../etc/passwd',
    'x'.repeat(30_000),
    'f1',
    'f99',
    'w1',
    'i1',
    'c1/0',
    'b1',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.anything({ maxDepth: 2 }),
);

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'Ann',
    'High Ferry',
    'x\ud800y',
    '\u200b',
    'e\u0301',
    'שלום',
    '<b>x</b>',
    '=1+1',
    '{"a":1}',
  ),
);

function text({ pattern, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (pattern === undefined) return words.map((one) => one.slice(0, maxLength));
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 30 });
  } catch {
    // Patterns that fast-check can't follow.
    return words;
  }
}

const MOST = 1_000;

function whole({ minimum = -MOST, maximum = MOST }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -MOST), Math.min(maximum, Math.max(minimum, 0) + MOST)];
  return fc.integer({ min, max: Math.max(min, max) });
}

const DEEPEST = 6;

/** Number of values in ten that are none of the schema's. */
const SPOILT = 1;

function fits(schema: Schema, of: Schema, known: Known, name: string, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null);
  const named = known[name];
  const deeper = (one: Schema, called = name) => value(one, of, known, called, depth + 1);
  if (named !== undefined && named.length > 0 && depth > 0) return fc.constantFrom(...named);
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) return deeper(of.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = anyOf ?? oneOf;
  if (either !== undefined && either.length > 0) return fc.oneof(...either.map((one) => deeper(one)));
  if (allOf?.[0] !== undefined) return deeper(allOf[0]);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return whole(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(deeper(schema.items ?? {}), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const required = fields.map(([field]) => field).filter((field) => schema.required?.includes(field));
      return fc.record(
        Object.fromEntries(fields.map(([field, one]) => [field, deeper(one, field)])),
        // The compiler can't know which there are.
        { requiredKeys: required as never[] },
      );
    }
    default:
      return odd;
  }
}

function value(schema: Schema, of: Schema, known: Known, name: string, depth: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fits(schema, of, known, name, depth), weight: 10 * (depth + 2) - SPOILT },
    { arbitrary: odd, weight: SPOILT },
  );
}

/** Mostly what the schema asks for, with here and there a part that breaks programs. */
export function hostile(input: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return value(schema, schema, known, '', 0);
}

/** Number of parts that a value has, itself among them. */
const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + partsOf(one), 1)
    : 1;

const HOW = ['another', 'without', 'once more'] as const;

/** The value with one of its parts another, left out, or there twice. */
function withPart(value: unknown, place: number, to: unknown, how: (typeof HOW)[number]): unknown {
  let left = place;
  const walk = (one: unknown): unknown => {
    if (left-- === 0) return how === 'once more' ? [one, one] : to;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, part]) => {
        const here = left === 0;
        const next = walk(part);
        return here && how === 'without' ? [] : [[key, next]];
      }),
    );
  };
  return walk(value);
}

/** A call that went through, with one part of it changed. */
export const spoilt = (valid: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(partsOf(valid) - 1), odd, fc.constantFrom(...HOW))
    .map(([place, to, how]) => withPart(valid, place, to, how));

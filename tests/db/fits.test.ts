/** A value that fits a schema without Zod being asked is one that Zod reads, and reads as it is. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contact } from '../../db/codecs/all-things-zombie/contact.ts';
import { besideTable } from '../../db/codecs/all-things-zombie/encounter.ts';
import { ENCOUNTER_EVENTS } from '../../db/codecs/all-things-zombie/encounter-events.ts';
import { figure } from '../../db/codecs/all-things-zombie/figure.ts';
import { stockItem } from '../../db/codecs/all-things-zombie/stock.ts';
import { encounterTable } from '../../db/codecs/all-things-zombie/table.ts';
import { fits } from '../../db/codecs/fits.ts';
import { count, json, numbered, parse, record, text, UnfitValue } from '../../db/codecs/shape.ts';
import { ROSTER_EVENTS } from '../../db/games/all-things-zombie/log/roster-events.ts';

interface Boat {
  name: string;
  crew: number;
  hull?: 'wood' | 'steel';
}
const boat = record<Boat>({
  name: text,
  crew: count.max(9),
  hull: z.enum(['wood', 'steel']).exactOptional(),
});

/** Each with a value that fits. */
const SCHEMAS: readonly (readonly [string, z.ZodType, unknown])[] = [
  ['whole numbers', z.int(), 3],
  ['numbers within bounds', z.int().min(1).max(6), 6],
  ['a word of several', z.enum(['wood', 'steel']), 'wood'],
  ['one value', z.literal(1), 1],
  ['flags', z.union([z.literal(0), z.literal(1)]), 1],
  ['text', text, 'Ann'],
  ['any text', z.string(), ''],
  ['ids', numbered<string>('f'), 'f12'],
  ['true or false', z.boolean(), false],
  ['nothing', z.null(), null],
  ['a number or nothing', z.int().nullable(), null],
  ['anything', z.unknown(), { a: 1 }],
  ['what there is of a default', z.strictObject({ crew: count.default(1) }), { crew: 2 }],
  ['the first of a union', z.union([z.int(), z.string().transform(Number)]), 3],
  ['lists', z.array(count), [1, 2]],
  ['pairs', z.tuple([z.int(), text]), [1, 'a']],
  ['lists of some length', z.array(count).min(1).max(2), [1, 2]],
  ['lists with a check', z.array(z.int()).refine((list) => list.length > 1), [1, 2]],
  ['records with a check', boat.refine(({ crew }) => crew > 1), { name: 'Ann', crew: 2 }],
  ['by name', z.record(text, z.int()), { a: 1 }],
  ['records', boat, { name: 'Ann', crew: 2 }],
  ['records with all there is', boat, { name: 'Ann', crew: 2, hull: 'steel' }],
  [
    'records in lists',
    z.array(z.strictObject({ boat, at: z.int().nullable() })),
    [{ boat: { name: 'A', crew: 0 }, at: null }],
  ],
];

const VALUES: readonly unknown[] = [
  ...SCHEMAS.map(([, , value]) => value),
  undefined,
  Number.NaN,
  1.5,
  -1,
  7,
  2 ** 53,
  '\ud800',
  'f0',
  'f1 ',
  'brick',
  [],
  [1, 'a', 2],
  [1.5],
  [undefined],
  {},
  { name: 'Ann' },
  { name: 'Ann', crew: 10 },
  { name: 'Ann', crew: 2, hull: undefined },
  { name: 'Ann', crew: 2, hull: 'brick' },
  { name: 'Ann', crew: 2, mast: 1 },
  { name: 'Ann', mast: 1 },
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"a": 1, "__proto__": 2}'),
  { a: 'b' },
];

it.each(SCHEMAS)('%s', (_, schema, sample) => {
  const fitting = fits(schema);
  expect(fitting?.(sample)).toBe(true);
  for (const value of VALUES) {
    const read = schema.safeParse(value);
    if (fitting?.(value)) expect(read).toStrictEqual({ success: true, data: value });
    // A value that Zod reads as it is has to fit, or it would be read the long way for nothing.
    else if (read.success) expect(read.data).not.toStrictEqual(value);
  }
});

it.each([
  ['a transform', z.string().transform(Number)],
  ['a union that begins with what it does not know', z.union([z.string().regex(/a/), z.string()])],
  ['a check of a number’s own', z.int().refine((n) => n > 1)],
  ['a length to the dot', z.array(z.int()).length(1)],
  ['a pattern', z.string().regex(/a/)],
  ['fractions', z.number()],
  ['exclusive bounds', z.int().gt(1)],
  ['steps', z.int().multipleOf(2)],
  ['more than it names', z.looseObject({ a: z.int() })],
  ['what may be undefined', z.strictObject({ a: z.int().optional() })],
  ['keys of a list', z.record(z.enum(['a', 'b']), z.int())],
  ['itself', z.json()],
])('leaves %s to Zod', (_, schema) => {
  expect(fits(schema)).toBeNull();
});

it('of JSON text reads what fits, and names what does not', () => {
  const written = json(boat, (stored) => (stored === 'none' ? { name: 'None', crew: 0 } : stored));
  expect(parse(written, '{"name":"Ann","crew":2}', 'boat')).toEqual({ name: 'Ann', crew: 2 });
  expect(parse(written, '"none"', 'boat')).toEqual({ name: 'None', crew: 0 });
  expect(() => parse(written, '{"name":"Ann","crew":12}', 'boat')).toThrow(
    new UnfitValue('boat.crew', 'at most 9', 12),
  );
  expect(() => parse(written, '{', 'boat')).toThrow(new UnfitValue('boat', 'JSON', '{'));
  expect(() => parse(written, 3, 'boat')).toThrow(new UnfitValue('boat', 'text', 3));
});

/** Events of which a campaign has few; their figures may be fractions. */
const FEW = ['figure-corrected', 'correction-taken-back'];

it.each<readonly [string, Readonly<Record<string, z.ZodType | z.ZodRawShape>>]>([
  ['events of the campaign', ROSTER_EVENTS],
  ['events of an Encounter', ENCOUNTER_EVENTS],
  ['what stands in rows', { contact, figure, stockItem, besideTable, encounterTable }],
])('reads %s without Zod', (_, kinds) => {
  const slow = Object.entries(kinds).filter(([kind, of]) => {
    const schema = of instanceof z.ZodType ? of : z.strictObject(of);
    return !FEW.includes(kind) && fits(schema) === null;
  });
  expect(slow.map(([kind]) => kind)).toEqual([]);
});

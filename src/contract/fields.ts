/** Zod schemas for fields that the rules declare, each with the sentence a bad value gets. */
import { z } from 'zod';
import type {
  ChoiceField,
  Field,
  Fields,
  GroupField,
  IdField,
  ListField,
  NumberField,
  TextField,
  Value,
  VariantField,
} from '../rules/core/fields.ts';
import { nameInWords } from '../rules/core/text/english.ts';
import { isHeaped, isVisible, unturned } from './visible.ts';

export type SchemaOf<F> = F extends { readonly optional: true }
  ? z.ZodOptional<z.ZodType<Value<F>, Value<F, 'any'>>>
  : z.ZodType<Value<F>, Value<F, 'any'>>;
export type ShapeOf<F> = { readonly [K in keyof F]: SchemaOf<F[K]> };

/** Name of a field where a sentence speaks of it. */
export type Label = (name: string) => string;

export interface Schemas {
  readonly schemaOf: <F extends Field>(field: F, name: string) => SchemaOf<F>;
  /** Schema of a field that is known only when it is looked at. */
  readonly schemaOfAny: (field: Field, name: string) => z.ZodType;
  /** A field for each, to be put into an object. */
  readonly shapeOf: <F extends Fields>(fields: F) => ShapeOf<F>;
}

export function schemas(called: Label = nameInWords): Schemas {
  function bare(field: Field, name: string): z.ZodType {
    const label = called(name);
    switch (field.kind) {
      case 'flag':
        return z.boolean({ error: `${label}: say true or false.` });
      case 'number':
        return number(field, label);
      case 'choice':
        return choice(field, label);
      case 'text':
        return text(field, label);
      case 'figure':
        return figure(label);
      case 'id':
        return id(field, label);
      case 'list':
        return list(field, made(field.of, name), label);
      case 'group':
        return group(field, shape, label);
      case 'variant':
        return variant(field, shape, called(field.by));
      default:
        return field satisfies never;
    }
  }

  function made(field: Field, name: string): z.ZodType {
    const schema = bare(field, name);
    const nullable = field.nullable ? schema.nullable() : schema;
    return field.optional ? nullable.optional() : nullable;
  }

  const shape = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, made(field, name)]));

  return {
    schemaOf: made as Schemas['schemaOf'],
    schemaOfAny: made,
    shapeOf: shape as Schemas['shapeOf'],
  };
}

function number({ least, most, except = [] }: NumberField, label: string): z.ZodType {
  const but = except.length === 0 ? '' : `, but not ${except.join(' or ')}`;
  const error = `${label}: enter a whole number from ${least} to ${most}${but}.`;
  return z
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .refine((value) => !except.includes(value), { error });
}

function choice({ of }: ChoiceField, label: string): z.ZodType {
  const error = inARow(of)
    ? `${label}: enter a whole number from ${of[0]} to ${of.at(-1)}.`
    : `${label}: choose ${listed(of)}.`;
  return z.literal([...of], { error });
}

/** Says whether values are whole numbers, three or more, without a gap. */
const inARow = (values: readonly (string | number)[]): boolean =>
  values.length > 2 && values.every((value, at) => typeof value === 'number' && value - at === values[0]);

const listed = (values: readonly (string | number)[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Letters as a reader counts them: a flag or a family emoji is one. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lengthOf = (written: string) => [...graphemes.segment(written)].length;
/** Stops one letter under a thousand accents. */
const MOST_UNITS = 16;

function text({ longest, lines, empty }: TextField, label: string): z.ZodType {
  const most = longest.toLocaleString('en');
  const error = `${label}: enter ${empty ? `${most} characters at most` : `1 to ${most} characters`}.`;
  return z
    .string({ error })
    .transform(lines === 'one' ? oneLine : paragraphs)
    .refine((written) => (empty && written.length === 0) || isVisible(written), { error })
    .refine((written) => written.length <= longest * MOST_UNITS && lengthOf(written) <= longest, { error })
    .refine((written) => !isHeaped(written), { error: `${label}: put at most eight accents on a letter.` });
}

/** Trimmed; runs of white space and control characters become one space, and what turns the line around or is of no script is left out. */
const oneLine = (written: string) =>
  unturned(written.toWellFormed().normalize('NFC'))
    .replace(/\p{Co}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
const paragraphs = (written: string) => written.toWellFormed().normalize('NFC').trim();

/** Allows any value that a figure may have: its table says which of them fit. */
function figure(label: string): z.ZodType {
  const error = `${label}: enter a whole number, a word, true, false or null.`;
  return z.union([z.int(), z.string().max(80), z.boolean(), z.null()], { error });
}

function id({ of, pattern, example }: IdField, label: string): z.ZodType {
  return z
    .string({ error: `${label}: name a ${of}, such as ${example}.` })
    .regex(new RegExp(pattern), { error: `${label}: name a ${of}, such as ${example}.` });
}

function list({ least, most, once }: ListField, of: z.ZodType, label: string): z.ZodType {
  return z
    .array(of, { error: `${label}: give a list.` })
    .min(least, { error: `${label}: choose at least ${least}.` })
    .max(most, { error: `${label}: choose at most ${most}.` })
    .refine((all) => !once || new Set(all).size === all.length, { error: `${label}: name each once.` });
}

function group({ fields }: GroupField, shape: (fields: Fields) => z.ZodRawShape, label: string): z.ZodType {
  const all = Object.keys(fields);
  const needed = all.filter((name) => !fields[name]?.optional);
  const names = (needed.length > 0 ? needed : all).join(' and ');
  return z.strictObject(shape(fields), {
    error: ({ code }) => (code === 'invalid_type' ? `${label}: give ${names}.` : undefined),
  });
}

function variant(
  { by, of }: VariantField,
  shape: (fields: Fields) => z.ZodRawShape,
  label: string,
): z.ZodType {
  const kinds = Object.entries(of).map(([name, fields]) =>
    z.strictObject({ [by]: z.literal(name), ...shape(fields) }),
  );
  const [first, ...others] = kinds;
  if (first === undefined) throw new Error(`${by} has nothing to choose from`);
  return z.discriminatedUnion(by, [first, ...others], {
    error: `${label}: choose ${listed(Object.keys(of))}.`,
  });
}

/** Figures of a game's tables, as a player may correct them for a campaign or a run. */

import { z } from 'zod';
import { nameInWords } from '../rules/core/text/english.ts';
import { at, command, query, which } from './call.ts';
import { schemas } from './fields.ts';
import { Committed } from './log.ts';

const { schemaOf } = schemas((name) => (name === 'field' || name === 'to' ? 'Figure' : nameInWords(name)));
const line = (longest: number) => ({ kind: 'text', longest, lines: 'one' }) as const;

export const Figure = schemaOf({ kind: 'figure' }, 'to');
/** Place of a figure: its table, row and field. */
export const FigurePlace = {
  table: schemaOf(line(80), 'table'),
  row: schemaOf(line(80), 'row'),
  field: schemaOf(line(80), 'field'),
};

const shown = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** Values a figure may have, as a form draws them. */
export const FigureKindView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), least: z.int(), most: z.int(), nullable: z.boolean() }),
  z.object({
    kind: z.literal('choice'),
    options: z.array(z.object({ value: z.union([z.string(), z.number()]), text: z.string() })),
    nullable: z.boolean(),
  }),
  z.object({ kind: z.literal('flag') }),
  /** Words in one line. */
  z.object({ kind: z.literal('text'), longest: z.int() }),
]);
export type FigureKindView = z.infer<typeof FigureKindView>;

export const FigureView = z.object({
  table: z.string(),
  row: z.string(),
  field: z.string(),
  /** Name of the figure beside the others of its row. */
  label: z.string(),
  kind: FigureKindView,
  book: shown,
  /** Figure in force here: the book's, or the corrected one. */
  now: shown,
  corrected: z.boolean(),
});
export type FigureView = z.infer<typeof FigureView>;

/** A figure that holds beside the book's, with all it is called. */
export const NamedFigureView = FigureView.extend({
  /** The table and the row, as they are called. */
  tableText: z.string(),
  rowText: z.string(),
  bookText: z.string(),
  nowText: z.string(),
  section: z.string(),
  on: z.enum(['printed', 'ruling', 'derived', 'reconstructed']),
  ruling: z.string().nullable(),
  /** The rule whose reference shows the table; null where none does. */
  rule: z.string().nullable(),
});
export type NamedFigureView = z.infer<typeof NamedFigureView>;

export const correctionCalls = {
  /** All that differs from the book in this campaign or run, in the order of the tables. */
  'corrections.get': query(z.strictObject(which), z.object({ differences: z.array(NamedFigureView) })),
  /** Every figure that can be corrected, in the order of the tables. */
  'corrections.figures': query(z.strictObject(which), z.object({ figures: z.array(NamedFigureView) })),
  'corrections.make': command(z.strictObject({ ...at, ...FigurePlace, to: Figure }), Committed),
  'corrections.take-back': command(z.strictObject({ ...at, ...FigurePlace }), Committed),
} as const;

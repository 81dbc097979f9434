/** Figures of tables: what each is, where it stands, and what the player’s printed book has in its place. */
import type { ChoiceField, FlagField, NumberField, TextField } from './fields.ts';

/** Names one row of one table, `atz.fast-move/2`; events carry it, so that play shows which rows it reached. */
export type RowId = string;

/** Number, word or yes and no in a row. */
export type Figure = number | string | boolean | null;
/** Text that is printed in words, such as a card’s title: one line of it. */
export type PrintedText = TextField & { readonly lines: 'one' };
/** Kinds of values that a figure may have. */
export type FigureKind = NumberField | ChoiceField | FlagField | PrintedText;

/** Place of a figure: a table, a row by its name there, and which figure of it. */
export interface Place {
  readonly table: string;
  readonly row: string;
  /** `result`, a field of the row's result (`weapons`, `sides.0`), or one score of a row that holds several. */
  readonly field: string;
}
export interface Correction extends Place {
  readonly to: Figure;
}
/** Corrections, at most one for each place. */
export type Corrections = readonly Correction[];

/** One figure of a table: what it is, where it stands, and what the player's printed book has in its place. */
import type { ChoiceField, FlagField, NumberField, TextField } from './fields.ts';

/** Names one row of one table, `atz.fast-move/2`; events carry it, so that play shows which rows it reached. */
export type RowId = string;

/** One number, word or yes and no of a row. */
export type Figure = number | string | boolean | null;
/** What is printed in words, such as a card's title: one line of it. */
export type PrintedText = TextField & { readonly lines: 'one' };
/** What a figure may be. */
export type FigureKind = NumberField | ChoiceField | FlagField | PrintedText;

/** Where a figure stands: a table, a row by its name there, and which figure of it. */
export interface Place {
  readonly table: string;
  readonly row: string;
  /** `result`, a field of the row's result (`weapons`, `sides.0`), or one score of a row that holds several. */
  readonly field: string;
}
export interface Correction extends Place {
  readonly to: Figure;
}
/** At most one for each place. */
export type Corrections = readonly Correction[];

/** Facts a layout gives about a table. */
import { worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import { passesKey } from '../cells.ts';

/** Over the first column of a check’s table. */
export const DICE_PASSED = 'Dice passed';

export interface Layout {
  /** The rules whose entry shows it. */
  readonly rules: readonly string[];
  readonly title: string;
  /** Over the first column: what a row is read by. */
  readonly by: string;
  readonly columns: readonly string[];
  /** Cells of a row, one for each of `columns`. */
  readonly cells: (result: never) => readonly string[];
  /** The first cell, where the key by itself doesn't say it. */
  readonly key?: (key: string, result: never) => string;
}

export type Layouts = Readonly<Record<string, Layout>>;

/** A table of one column besides its key. */
export const one =
  (column: string, cell: (result: never) => string = (word: string) => worded(word)) =>
  (title: string, by: string, rules: readonly string[], key?: Layout['key']): Layout => ({
    rules,
    title,
    by,
    columns: [column],
    cells: (result) => [cell(result)],
    ...(key === undefined ? {} : { key }),
  });

/** A check: what each count of dice passed does. */
export const checks = (rule: string): Layout =>
  one('What it does')('Results', DICE_PASSED, [rule], passesKey);

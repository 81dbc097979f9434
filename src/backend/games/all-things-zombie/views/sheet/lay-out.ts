/** Tables of the rules laid out for the quick reference: what their rows and figures read as. */

import type { ReferenceTable } from '../../../../../contract/games/all-things-zombie/print.ts';
import type { Phase } from '../../../../../rules/all-things-zombie/calendar.ts';
import { type AtzRule, RULES } from '../../../../../rules/all-things-zombie/rules.ts';
import { AREA_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import { AREAS, type Area } from '../../../../../rules/all-things-zombie/types.ts';
import {
  type Confidence,
  type KeyedTable,
  linesOf,
  type RangeTable,
  rowOf,
} from '../../../../../rules/core/table.ts';
import { DIFFERENCE } from '../../../../../rules/core/text/difference.ts';

export const PHASES = [1, 2, 3] as const satisfies readonly Phase[];

/** Confidence in a row, or in a figure with its source. */
interface Trusted {
  readonly confidence?: Confidence | undefined;
  readonly corrected?: true;
}

/** After a figure that isn't printed: ruled where the book is silent, rebuilt where it is lost, or the player's own. */
const MARKS = { RULEBOOK: '', RULING: '°', DERIVED: '°', RECONSTRUCTED: '†' } as const satisfies Record<
  Confidence,
  string
>;

export function marked(text: string, { confidence = 'RULEBOOK', corrected }: Trusted): string {
  return `${text}${corrected ? DIFFERENCE : MARKS[confidence]}`;
}

export function table(
  id: string,
  {
    title,
    use = '',
    columns,
    kind = 'words',
  }: Partial<ReferenceTable> & Pick<ReferenceTable, 'title' | 'columns'>,
  rows: readonly (readonly (string | number)[])[],
): ReferenceTable {
  const wrong = rows.find((row) => row.length !== columns.length);
  if (wrong !== undefined)
    throw new Error(`${id} has ${columns.length} columns, and a row of ${wrong.length}`);
  return { id, title, use, columns, kind, rows: rows.map((row) => row.map(String)) };
}

/** A table read by a score: the scores, and what each comes to in words. */
export function byScore<R>(
  read: RangeTable<R>,
  head: Pick<ReferenceTable, 'title' | 'use'> & { readonly result: string },
  words: (result: R) => string,
): ReferenceTable {
  const columns = ['Score', head.result];
  return table(
    read.id,
    { ...head, columns },
    linesOf(read).map(({ name, found }) => [scores(name), marked(words(found.result), found)]),
  );
}

/** The same, read across in one row, which says of whom or what: for a table whose results are a word or two. */
export function acrossScores<R>(
  read: RangeTable<R> | KeyedTable<string, R>,
  { row, ...head }: Pick<ReferenceTable, 'title' | 'use'> & { readonly row: string },
  words: (result: R) => string,
): ReferenceTable {
  const lines = linesOf(read);
  return table(read.id, { ...head, columns: ['Die', ...lines.map(({ name }) => scores(name))] }, [
    [row, ...lines.map(({ found }) => marked(words(found.result), found))],
  ]);
}

/** Gives what two, one and no dice passed come to, as the cells of a line. */
export function passes<R>(read: KeyedTable<'2' | '1' | '0', R>, words: (result: R) => string): string[] {
  return (['2', '1', '0'] as const).map((passed) => {
    const found = rowOf(read, passed);
    return marked(words(found.result), found);
  });
}

export const PASSES_HEADS = ['Passes 2', 'Passes 1', 'Passes 0'] as const;

/** A line for each area. */
export function byArea(
  id: string,
  head: Pick<ReferenceTable, 'title' | 'use' | 'columns'>,
  cells: (area: Area) => readonly (string | number)[],
): ReferenceTable {
  return table(
    id,
    { ...head, kind: 'numbers' },
    AREAS.map((area) => [AREA_WORDS[area].title, ...cells(area)]),
  );
}

/** `2-6` as it is written on a page. */
const scores = (name: string) => name.replace('-', '–');

/** `2–6`, `7`, `8+`. */
export function range({ from, to }: { readonly from?: number; readonly to?: number }): string {
  if (from === to) return `${from ?? 'any'}`;
  if (to === undefined) return `${from}+`;
  return from === undefined ? `${to} or less` : `${from}–${to}`;
}

/** `3D6`, `12 + 3D6`, `half of 1D6`. */
export function diceText({
  fixed = 0,
  dice,
  halved = false,
}: {
  readonly fixed?: number;
  readonly dice: number;
  readonly halved?: boolean | undefined;
}): string {
  if (dice === 0) return String(fixed);
  const rolled = halved ? `half of ${dice}D6` : `${dice}D6`;
  if (fixed === 0) return rolled;
  return fixed < 0 ? `${rolled} − ${-fixed}` : `${fixed} + ${rolled}`;
}

/** Rules that are a procedure rather than a table: each by its title and our summary of it. */
export function inShort(id: string, title: string, rules: readonly AtzRule[]): ReferenceTable {
  return table(
    id,
    { title, columns: ['Step', 'In short'], kind: 'steps' },
    rules.map((rule) => [RULES[rule].title, RULES[rule].summary]),
  );
}

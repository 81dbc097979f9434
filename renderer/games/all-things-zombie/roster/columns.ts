/** The columns of the roster on its screen, and the order that each puts figures in. */
import {
  ON_SCREEN,
  plain,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import type { FigureLine } from '../text/figures.ts';

export type ColumnId = (typeof ON_SCREEN)[number];
export type Column = RosterColumn & { readonly id: ColumnId };

export const COLUMNS: readonly Column[] = ON_SCREEN.map((id) => ({ id, ...ROSTER_COLUMNS[id] }));

const byTitle = new Intl.Collator('en');

export interface Sort {
  readonly by: ColumnId;
  readonly descending: boolean;
}

/** Best first, as a roster is usually kept. */
export const USUAL_SORT: Sort = { by: 'rep', descending: true };

/** Sort after a click on a column’s head: by that column, then the other way round. */
export function sortedBy(column: ColumnId, now: Sort | undefined): Sort {
  if (now?.by === column) return { by: column, descending: !now.descending };
  return { by: column, descending: !holdsWords(column) };
}

const holdsWords = (id: ColumnId) => (ROSTER_COLUMNS[id] as RosterColumn).words === true;

/** Equals keep the order in which they joined. */
export function inOrder(figures: readonly FigureLine[], { by, descending }: Sort): readonly FigureLine[] {
  const column: RosterColumn = ROSTER_COLUMNS[by];
  const value = (figure: FigureLine) => orderOf(column, figure);
  return figures.toSorted((a, b) => (descending ? compare(value(b), value(a)) : compare(value(a), value(b))));
}

/** Value a figure is sorted by: of its weapons the highest number, -1 if it has none, or the words of the first. */
function orderOf(column: RosterColumn, figure: FigureLine): number | string {
  if (column.per === 'figure') return column.order?.(figure) ?? plain(column.cell(figure), ', ');
  const cells = figure.weapons.map(column.cell);
  return column.words ? (cells[0] ?? '') : Math.max(-1, ...cells.map((cell) => Number(cell ?? -1)));
}

/** An empty text, e.g. somebody unarmed, comes after every other. */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return byTitle.compare(String(a), String(b));
}

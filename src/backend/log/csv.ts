/** Comma-separated values as RFC 4180 has them, or parted by another sign, so that any spreadsheet reads them. */
import type { Separator } from '../../contract/app.ts';

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it spreadsheets take the file for one of an older code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const SIGNS = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<Separator, string>;

const SIGN = '[=+\\-@＝＋－＠]';
/** A number that stands by itself. */
const NUMBER = '\\d+(?:[.,]\\d+)?(?=[.,;:|)"]*(?:\\s|$))';

/**
 * Places where a spreadsheet would begin a formula and run it: the beginning of a cell, and behind what parts cells in other countries, or
 * where the player says so, since quotes in the middle of a line don't hold there. Texts have numbers behind a colon or a space, and signs
 * by themselves behind a space.
 */
const FORMULA = new RegExp(
  [
    `(^|[;|\\t\\r\\n][\\s"]*)(?=${SIGN}|[\\t\\r\\n])`,
    `(:[\\s"]*)(?=${SIGN})(?![+-](?:${NUMBER}|\\)))`,
    `( "*)(?=${SIGN})(?!${SIGN}+(?:${NUMBER}|\\s|$))`,
  ].join('|'),
  'g',
);

/** The whole file: a head and its rows, each line ended. */
export function csv(
  head: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  separator: Separator = 'comma',
): string {
  const line = (cells: readonly CsvCell[]) => `${cells.map(csvCell).join(SIGNS[separator])}${LINE_END}`;
  return `${BYTE_ORDER_MARK}${[head, ...rows].map(line).join('')}`;
}

/** In quotes, which numbers don't mind. Text that is like a formula gets an apostrophe in front, which keeps it text. */
export function csvCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell.replaceAll(FORMULA, "$1$2$3'") : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** Comma-separated values as RFC 4180 has them, so that any spreadsheet reads them. */

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it spreadsheets take the file for one of an older code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

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
export function csv(head: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [csvLine(head)];
  for (const row of rows) lines.push(csvLine(row));
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}${LINE_END}`;
}

/** In quotes, which numbers don't mind. Text that is like a formula gets an apostrophe in front, which keeps it text. */
export function csvCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell.replaceAll(FORMULA, "$1$2$3'") : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

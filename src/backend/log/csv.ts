/** Comma-separated values as RFC 4180 has them, so that any spreadsheet reads them. */

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it spreadsheets take the file for one of an older code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * Characters a spreadsheet would take for a formula and run: at the beginning of a cell, and behind what parts cells in other countries,
 * where quotes in the middle of a line don't hold.
 */
const FORMULA = /(^|[;\t\r\n][\s"]*)(?=[=+\-@\t\r\n＝＋－＠])/g;

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
  const text = typeof cell === 'string' ? cell.replaceAll(FORMULA, "$1'") : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

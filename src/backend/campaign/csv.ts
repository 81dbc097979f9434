/** Comma-separated values as RFC 4180 has them, so that any spreadsheet reads them. */

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it spreadsheets take the file for one of an older code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula and run. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** What a cell can hold only in quotes. */
const NEEDS_QUOTES = /[",\r\n]/;

/** The whole file: a head and its rows, each line ended. */
export function csv(head: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [csvLine(head)];
  for (const row of rows) lines.push(csvLine(row));
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}${LINE_END}`;
}

/** Numbers stay numbers; text that begins like a formula gets an apostrophe in front, which keeps it text. */
export function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

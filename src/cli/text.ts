/** Text for people: columns that line up. */

export type Cell = string | number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Characters that a terminal sets twice as wide: most of East Asia’s letters, and pictures. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u;

function width(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}

function set(cell: Cell, to: number): string {
  const text = `${cell}`;
  const blank = ' '.repeat(Math.max(0, to - width(text)));
  return typeof cell === 'number' ? blank + text : text + blank;
}

/** Rows with each column as wide as its widest cell; numbers are set right. */
export function columns(rows: readonly (readonly Cell[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, width(`${cell}`));
    });
  }
  const line = (row: readonly Cell[]) => row.map((cell, at) => set(cell, widths[at] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** Text for people: columns that line up. */

/** Rows with each column as wide as its widest cell; numbers are set right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, `${cell}`.length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const width = widths[at] ?? 0;
          return typeof cell === 'number' ? `${cell}`.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

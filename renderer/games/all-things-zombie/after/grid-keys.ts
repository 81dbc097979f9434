/** Moving through a table of fields by the keys: one field at a time is a stop of the Tab key. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** Cell that a key leads to; undefined for keys that don’t move. */
export function movedBy(
  key: string,
  ctrl: boolean,
  { row, column }: At,
  rows: number,
  columns: number,
): At | undefined {
  const to = (nextRow: number, nextColumn: number): At => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Enter':
      // With Ctrl it sends the form.
      return ctrl ? undefined : to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

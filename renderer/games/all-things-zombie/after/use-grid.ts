import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type At, movedBy } from './grid-keys.ts';

/** The one field of a table that the Tab key stops at, and the keys that lead to the others. */
export function useGrid(rows: number, columns: number) {
  const [at, setAt] = useState<At>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const stop: At = { row: Math.min(at.row, rows - 1), column: at.column };

  const focus = ({ row, column }: At) => {
    const field = table.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement && field.type === 'text') field.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target);
    if (from === undefined || event.altKey || event.metaKey || event.shiftKey) return;
    const to = movedBy(event.key, event.ctrlKey, from, rows, columns);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell !== undefined) setAt(cell);
  };
  return {
    table,
    keys: { onKeyDown, onFocus },
    focus,
    /** For the field in this place. */
    cell: (row: number, column: number) => ({
      'data-cell': `${row}/${column}`,
      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
    }),
  };
}

export type Grid = ReturnType<typeof useGrid>;

function cellOf(target: EventTarget): At | undefined {
  const [row, column] =
    (target instanceof HTMLElement ? target.getAttribute('data-cell') : null)?.split('/') ?? [];
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

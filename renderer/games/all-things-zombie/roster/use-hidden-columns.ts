/** Columns that the player doesn’t want to see, remembered on this machine. */
import { useState } from 'react';
import { z } from 'zod';
import { COLUMN_IDS, type ColumnId } from './columns.ts';

const KEY = 'holdout.roster.hidden-columns';
const Hidden = z.array(z.enum(COLUMN_IDS)).catch([]);

/** Storage may be full, forbidden, or hold what another version wrote: then every column shows. */
function remembered(): readonly ColumnId[] {
  try {
    return Hidden.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).filter((id) => id !== 'name');
  } catch {
    return [];
  }
}

function remember(hidden: readonly ColumnId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // The choice then lasts as long as the window.
  }
}

export function useHiddenColumns() {
  const [hidden, setHidden] = useState(remembered);
  const toggle = (id: ColumnId) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    remember(next);
  };
  return { hidden, toggle };
}

/** Figures that the book has in a sentence. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';

export const FIGURES = {
  id: 'zdf.figures',
  section: 'Draw Phase',
  figures: { result: number(0, 9) },
  rows: {
    /** Count of a Stack without a card. */
    'empty-stack': { result: 1 },
  },
} as const satisfies KeyedTable<'empty-stack', number>;

/** Cards in the printed deck; a correction that leaves fewer or more is refused. */
export const CARDS_PRINTED = 62;
/** Cards of the printed deck that are marked for three and four players and left out with two. */
export const CARDS_MARKED = 2;

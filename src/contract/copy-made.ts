/** The making of a copy, which undo stops at. */
import { words as said } from './text/copy-made.ts';

/** The refusal of a command that would go past the making of a copy, whose name belongs to that. */
export const COPY_MADE = 'copy-made';
/** What is wrong, by what was to be done; what to do instead each way of asking says in its own words. */
export const STOPS_WHERE_MADE = {
  undo: said.undoStopsWhereThisCopy,
  bringBack: said.thisLineWasGivenUp,
} as const;

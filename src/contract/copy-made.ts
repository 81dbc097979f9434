/** The making of a copy, which undo stops at. */

/** The refusal of a command that would go past the making of a copy, whose name belongs to that. */
export const COPY_MADE = 'copy-made';
/** Sentences on what is wrong, by what was to be done; each way of asking says in its own words what to do instead. */
export const STOPS_WHERE_MADE = {
  undo: 'Undo stops where this copy was made.',
  bringBack: 'This line was given up before this copy was made.',
} as const;

/** Bounds that screens show while something is typed, apart from the shapes that hold it to them. */

/** Characters of a note, a report or a biography. */
export const MOST_WRITTEN = 20_000;

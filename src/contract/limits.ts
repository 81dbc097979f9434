/** Bounds that screens show while something is typed, apart from the shapes that hold it to them. */

/** Characters of a note, a report or a biography. */
export const MOST_WRITTEN = 20_000;

/** Characters of a name, of a short one, of a seed, and of a reason; `tests/contract/limits.test.ts` holds the shapes to them. */
export const MOST_NAME = 80;
export const MOST_SHORT_NAME = 30;
export const MOST_SEED = 80;
export const MOST_WHY = 200;

/** Characters of where something was found, and of where something burns. */
export const MOST_WHERE = 80;
export const MOST_FIRE = 60;

/** Dice of one roll: every counter of a box attacking one target, with the most dice that its owner’s copy may give them. */
export const MOST_DICE = 2_000;

/** Inches that a shot goes. */
export const MOST_INCHES = 99;

/** Characters of what is searched for. */
export const MOST_SOUGHT = 100;

/** Bytes of a campaign's file. Ninety years of play come to about 3 MB. */
export const MOST_FILE = 64 * 1024 * 1024;

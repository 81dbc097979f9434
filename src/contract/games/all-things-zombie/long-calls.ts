/** Calls of the game that may take seconds. */
export const LONG = ['chronicle.index'] as const;

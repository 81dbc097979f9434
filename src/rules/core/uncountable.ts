/** Odds of a play whose ways are too many: thrown where they are counted, so that whoever shows them can say so instead. */
export class Uncountable extends Error {
  constructor(why: string) {
    super(`odds: ${why}`);
  }
}

/** Result of the work, or `instead` where odds that it needs can’t be counted. */
export function countable<T, U>(work: () => T, instead: U): T | U {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof Uncountable) return instead;
    throw failure;
  }
}

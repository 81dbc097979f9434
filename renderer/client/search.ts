/** Readers of the values after the ? of an address; whatever else somebody wrote there is left out. */

export const textIn = (value: unknown, atMost = Number.POSITIVE_INFINITY): string | undefined =>
  typeof value === 'string' && value.length <= atMost ? value : undefined;

/** Counted from 1. */
export const numberIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

export const oneOfIn = <Id extends string>(value: unknown, ids: readonly Id[]): Id | undefined =>
  ids.find((id) => id === value);

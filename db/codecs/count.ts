/** A count as a column holds it: damaged on the disk it may be negative, or more than anybody can count. */
export const isSafeCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

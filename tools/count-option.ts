import { InvalidArgumentError } from 'commander';

/** Parser of an option that says how many. */
export function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('A count is a whole number from 1.');
  return value;
}

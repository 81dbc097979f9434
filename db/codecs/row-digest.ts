import { digest } from '../../src/rules/core/digest.ts';

/** None that any row is stored with. */
const NONE = 'of no plain data';

/** Of values as their columns hold them. A flipped bit may make text something else, which no checksum is of. */
export function digestOfRow(values: readonly unknown[]): string {
  try {
    return digest(values);
  } catch {
    return NONE;
  }
}

/** Letters of a checksum that may be others where it was damaged itself; of another row hardly one is the same. */
const FEW = 4;

export function isAlmost(stored: string | null, due: string): boolean {
  if (stored?.length !== due.length) return false;
  return [...due].filter((letter, at) => letter !== stored[at]).length <= FEW;
}

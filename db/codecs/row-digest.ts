import { digest } from '../../src/rules/core/digest.ts';

/** Digest that no row is stored with. */
const NONE = 'of no plain data';

/** Digest of values as their columns hold them. A flipped bit may make text something else, which no checksum is of. */
export function digestOfRow(values: readonly unknown[]): string {
  try {
    return digest(values);
  } catch {
    return NONE;
  }
}

import { dirname, join } from 'node:path';

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname);

/** An absolute path from one that starts at the project's folder. */
export function fromRoot(...parts: readonly string[]): string {
  return join(ROOT, ...parts);
}

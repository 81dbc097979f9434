import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname);

/** An absolute path from one that starts at the project's folder. */
export function fromRoot(...parts: readonly string[]): string {
  return join(ROOT, ...parts);
}

/** The backend's worker as hosts load it, once it is built (`tools/build.ts`). */
export const BUILT_WORKER = pathToFileURL(fromRoot('dist/backend/worker.js'));

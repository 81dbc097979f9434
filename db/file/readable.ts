import { StoreFailure } from './failure.ts';

/** Does the reading; where it fails, says of what, and fails as `unreadable`. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreFailure('unreadable', `${what} can't be read: ${why}.`, error);
  }
}

/** Reads what is stored of something, and says in one plain sentence if it can’t be read. */
import { StoreFailure } from './failure.ts';

/** The sentence for `Event 71 of campaign x1`, which says no more than which event it is. */
function plainly(what: string): string {
  const [, one] = /^((?:Event|Act|Entry) \d+) of /.exec(what) ?? [];
  return `${one ?? 'What is stored of it'} can’t be read.`;
}

/** Does the reading; where it fails, says of what, and fails as `unreadable`. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreFailure('unreadable', `${what} can't be read: ${why}.`, error, plainly(what));
  }
}

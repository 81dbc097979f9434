import { type Store, StoreFailure, type StoreFailureCode } from '../../../db/index.ts';

/** Troubles that may be over when the next call comes; after any other the file is not looked at again. */
const PASSING: ReadonlySet<StoreFailureCode> = new Set(['read-only', 'disk-full', 'busy']);

interface Opening {
  /** The store, opened once for all; throws the `StoreFailure` where it can't be. */
  readonly opened: () => Promise<Store>;
  readonly close: () => Promise<void>;
}

/** Opens the store when first asked, and again after a failure that may have passed. */
export function opening(open: () => Promise<Store>): Opening {
  let latest: Promise<Store> | undefined;

  async function opened(): Promise<Store> {
    const tried = latest ?? open();
    latest = tried;
    try {
      return await tried;
    } catch (error) {
      const passing = error instanceof StoreFailure && PASSING.has(error.code);
      // Of several calls that wait for the same attempt, the first forgets it.
      if (passing && latest === tried) latest = undefined;
      throw error;
    }
  }

  async function close(): Promise<void> {
    const store = await latest?.catch(() => undefined);
    await store?.close();
  }

  return { opened, close };
}

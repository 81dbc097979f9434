/** Calls done again while another program writes the file, until each is answered of one version of it. */
import { setTimeout } from 'node:timers/promises';
import { OtherVersion } from '../../../db/index.ts';

/** Milliseconds for which a call waits that another program has written the file, and between two tries. */
const [PATIENCE, RETRY_AFTER] = [5_000, 20];

/**
 * A call that has read of two versions may fail in any way, by which `isAnother` knows it. Nothing was done by it, and it is done again
 * with the version that is there by then. Throws an `OtherVersion` where the other program isn’t done in time.
 */
export async function inOneVersion<T>(
  file: string,
  call: () => Promise<T>,
  isAnother: (error: unknown) => Promise<boolean>,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const hasChanged = await isAnother(error);
      if (!hasChanged && !(error instanceof OtherVersion)) throw error;
      if (performance.now() > until) throw new OtherVersion(file);
    }
    await setTimeout(RETRY_AFTER);
  }
}

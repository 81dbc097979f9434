/** What a call fails by where the disk is to blame: SQLite's own errors, and those that nobody expected over what was damaged. */
import { damagedFile, faultsIn, layoutFaultIn, StoreFailure, storeFailure } from '../../../db/index.ts';
import { damagedCampaign } from '../campaign/soundness.ts';
import { CallFailure } from './call-failure.ts';
import type { AppContext } from './context.ts';
import { words } from './text/damage.ts';

/** After what the file's own sentence says. */
const TO_DO = words.itCanBeMadeWhole;

interface Damaged extends Pick<AppContext, 'file' | 'dataDir' | 'now'> {
  /** Where it isn't, the first screen says what can be done. */
  readonly isOpen: () => Promise<boolean>;
}

/** Finds out once why a file that is open can't be read, and copies it aside once; calls go on failing over it. */
export function damageFinder({ file, dataDir, now, isOpen }: Damaged) {
  let told: StoreFailure | undefined;

  async function ofFile(find: () => Promise<string | undefined>): Promise<StoreFailure | undefined> {
    const first = await find().catch(() => undefined);
    if (first === undefined) {
      // It was made whole since.
      told = undefined;
      return undefined;
    }
    if (told !== undefined) return told;
    const found = damagedFile(dataDir, file, first, now());
    const message = (await isOpen()) ? `${found.message} ${TO_DO}` : found.message;
    told = new StoreFailure('damaged-file', message, undefined, message, found.damaged);
    return told;
  }

  return {
    /** The error as the player is told of it; one that is a fault of ours as it is. `isSound`: of the campaign that the call was about. */
    behind: async (thrown: unknown, isSound: () => Promise<boolean>): Promise<unknown> => {
      if (thrown instanceof CallFailure) return thrown;
      const error = storeFailure(thrown, file);
      if (error instanceof StoreFailure) {
        if (error.code === 'unreadable')
          return (await ofFile(async () => await layoutFaultIn(file))) ?? error;
        const { code, cause } = error;
        // Told by SQLite in the middle of a call, not found by a look at the file.
        if (code !== 'damaged-file' || !(cause instanceof Error)) return error;
        return (await ofFile(async () => cause.message)) ?? error;
      }
      const damaged = await ofFile(async () => (await faultsIn(file)).first);
      if (damaged !== undefined) return damaged;
      return (await isSound().catch(() => false)) ? error : damagedCampaign();
    },
  };
}

/** Failures of calls where the disk is to blame: SQLite's own errors, and those that nobody expected over what was damaged. */

import { damagedFile } from '../../../db/backups/index.ts';
import { faultsIn, layoutFaultIn, StoreFailure, storeFailure } from '../../../db/index.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { AppContext } from '../calls/context.ts';
import { damagedCampaign } from '../log/soundness.ts';

interface Asked {
  /** Says whether the file is open. Where it isn't, the first screen says what can be done. */
  readonly isOpen: () => Promise<boolean>;
  /** Says whether the campaign that the call was about is sound. */
  readonly isSound: () => Promise<boolean>;
}

/** The error as the player is told of it, a damaged file copied aside; one that is a fault of ours as it is. */
export async function damageBehind(
  thrown: unknown,
  { file, dataDir, now }: Pick<AppContext, 'file' | 'dataDir' | 'now'>,
  { isOpen, isSound }: Asked,
): Promise<unknown> {
  if (thrown instanceof CallFailure) return thrown;
  const error = storeFailure(thrown, file);
  const isOurs = !(error instanceof StoreFailure);
  // Told by SQLite in the middle of a call, not found by a look at the file.
  const told =
    !isOurs && error.code === 'damaged-file' && error.cause instanceof Error && error.cause.message;
  if (!isOurs && error.code !== 'unreadable' && !told) return error;
  const look = async () => (isOurs ? (await faultsIn(file)).first : await layoutFaultIn(file));
  const fault = told || (await look().catch(() => undefined));
  if (fault !== undefined) {
    const { message, damaged } = damagedFile(dataDir, file, fault, now());
    const all = (await isOpen()) ? `${message} It can be repaired: Settings, Backups.` : message;
    return new StoreFailure('damaged-file', all, undefined, all, damaged);
  }
  return !isOurs || (await isSound().catch(() => false)) ? error : damagedCampaign();
}

/** What is done where no backup can be made, since the file is damaged. */
import { copyAside, WrongCopy } from '../../../db/index.ts';
import type { AppContext } from '../host/context.ts';

/** No backup could be made, since the file is damaged. */
export const isOfDamage = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof WrongCopy;

/** No backup can be made of a file that is damaged: its bytes are copied aside. */
export function asideIfDamaged({ dataDir, file, now }: AppContext, error: unknown): void {
  if (!isOfDamage(error)) throw error;
  copyAside(dataDir, file, now(), 'mended');
}

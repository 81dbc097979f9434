import { type Aside, copyAside, WrongCopy } from '../../../db/index.ts';
import type { AppContext } from '../host/context.ts';

/** No backup can be made of a file that is damaged: its bytes are copied aside. Gives the name of the copy. */
export function asideIfDamaged({ dataDir, file, now }: AppContext, error: unknown, how: Aside): string {
  if (!(error instanceof Error && error.cause instanceof WrongCopy)) throw error;
  return copyAside(dataDir, file, now(), how);
}

import { checkFile } from '../../../db/index.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import type { Handlers } from './handler.ts';

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async ({ db, file, now }) => await checkFile(db, file, now),
};

/** What the player chooses where the file isn't what it was. */
export const openHandlers = (store: Opening): Handlers<'file.open', AppContext> => ({
  'file.open': async (_context, { as }) => {
    await store.again(as);
    return {};
  },
});

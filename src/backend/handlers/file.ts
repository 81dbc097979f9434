import { checkFile } from '../../../db/index.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing } from '../host/works.ts';
import { foundOnShelf } from './check.ts';
import type { Handlers } from './handler.ts';

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async (context, _, work) => {
    const { db, file, now } = context;
    const checked = await checkFile(db, file, now);
    // Of a file that can't be read through, the logs can't either.
    const campaign = checked.damage === null ? await foundOnShelf(context, orNothing(work)) : null;
    return { ...checked, campaign };
  },
};

/** What the player chooses where the file isn't what it was. */
export const openHandlers = (store: Opening): Handlers<'file.open', AppContext> => ({
  'file.open': async (_context, { as }) => {
    await store.again(as);
    return {};
  },
});

import { checkFile, damagedFile } from '../../../db/index.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing } from '../host/works.ts';
import { foundOnShelf } from './check.ts';
import type { Handlers } from './handler.ts';

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async (context, _, work) => {
    const { db, file, dataDir, now } = context;
    const { rows, ...checked } = await checkFile(db, file, now);
    const campaign = await foundOnShelf(context, orNothing(work));
    const [row] = rows;
    // What stands in no log is the file's.
    const damage =
      checked.damage === null && campaign === null && row !== undefined
        ? damagedFile(dataDir, file, row, now()).message
        : checked.damage;
    return { ...checked, damage, campaign: damage === null ? campaign : null };
  },
};

/** What the player chooses where the file isn't what it was. */
export const openHandlers = (store: Opening): Handlers<'file.open', AppContext> => ({
  'file.open': async (_context, { as }) => {
    await store.again(as);
    return {};
  },
});

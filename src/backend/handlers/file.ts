/** `file`: opening and checking the one file, as a host asks for it. */
import { checkFile } from '../../../db/index.ts';
import type { AppContext } from '../calls/context.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Opening } from '../calls/opening.ts';
import { orNothing } from '../calls/works.ts';
import { damageIn } from './check.ts';

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async (context, _, work) => {
    const { db, file, now } = context;
    const looked = await checkFile(db, file, now);
    return { checked: looked.checked, damage: await damageIn(context, db, looked, orNothing(work)) };
  },
};

/** Handler for what the player chooses where the file isn't what it was. */
export const openHandlers = (store: Opening): Handlers<'file.open', AppContext> => ({
  'file.open': async (_context, { as }) => {
    await store.again(as);
    return {};
  },
});

/** `file`: opening and checking the one file, as a host asks for it. */
import { checkFile, damagedFile, isOfFile, rottenSettings } from '../../../db/index.ts';
import { listed } from '../../rules/core/text/english.ts';
import type { AppContext, Context } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing } from '../host/works.ts';
import { foundOnShelf } from './check.ts';
import type { Handlers } from './handler.ts';
import { words } from './text/file.ts';

/** Settings that are as nobody had set them, since what was set was damaged. */
async function settingsFound({ db }: Context): Promise<string | null> {
  const keys = (await rottenSettings(db)).filter((key) => !isOfFile(key));
  if (keys.length === 0) return null;
  return keys.length === 1 ? words.theSettingWas(listed(keys)) : words.theSettingsWere(listed(keys));
}

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async (context, _, work) => {
    const { db, file, dataDir, now } = context;
    const { rows, ...checked } = await checkFile(db, file, now);
    const campaign = (await foundOnShelf(context, orNothing(work))) ?? (await settingsFound(context));
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

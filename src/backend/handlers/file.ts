/** `file`: opening and checking the one file, as a host asks for it. */
import {
  checkFile,
  damagedFile,
  mendHeads,
  mendSettings,
  StoreFailure,
  storeFailure,
} from '../../../db/index.ts';
import { listed } from '../../rules/core/text/english.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import type { AppContext, Context } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing } from '../host/works.ts';
import { foundOnShelf } from './check.ts';
import type { Handlers } from './handler.ts';
import { words } from './text/file.ts';

/** What the app keeps of the file itself, and not the player's. */
const isOurs = (key: string) => /^(file|damaged)\./.test(key);

/** What can be told for certain, or is no more than a setting, is put right at once; a file that takes nothing is told of elsewhere. */
async function putRight({ db, games }: Context): Promise<string | null> {
  const told: string[] = [];
  try {
    const heads = await mendHeads(db, [CAMPAIGN_GAME, ...games.map(({ game }) => game)]);
    if (heads.length > 0) told.push(words.howOnTheShelf(listed(heads), heads.length === 1 ? 'lies' : 'lie'));
    const { right, gone } = await mendSettings(db);
    const lost = gone.filter((key) => !isOurs(key));
    if (lost.length > 0)
      told.push(
        words.damagedOnTheDisk(
          lost.length === 1 ? words.theSetting : words.theSettings,
          listed(lost),
          lost.length === 1 ? 'was' : 'were',
          lost.length === 1 ? 'is' : 'are',
        ),
      );
    if (right.length + gone.length > lost.length) told.push(words.somethingElseThatHoldoutKeeps);
  } catch (error) {
    if (!(storeFailure(error, '') instanceof StoreFailure)) throw error;
  }
  return told.length === 0 ? null : told.join(' ');
}

export const fileHandlers: Handlers<'file.check'> = {
  'file.check': async (context, _, work) => {
    const { db, file, dataDir, now } = context;
    const put = await putRight(context);
    const { rows, ...checked } = await checkFile(db, file, now);
    const campaign = await foundOnShelf(context, orNothing(work));
    const [row] = rows;
    // What stands in no log is the file's.
    const damage =
      checked.damage === null && campaign === null && row !== undefined
        ? damagedFile(dataDir, file, row, now()).message
        : checked.damage;
    const told = [checked.mended, put].filter((one) => one !== null);
    const mended = told.length === 0 ? null : told.join(' ');
    return { ...checked, damage, mended, campaign: damage === null ? campaign : null };
  },
};

/** What the player chooses where the file isn't what it was. */
export const openHandlers = (store: Opening): Handlers<'file.open', AppContext> => ({
  'file.open': async (_context, { as }) => {
    await store.again(as);
    return {};
  },
});

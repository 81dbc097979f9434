/** The one repair of a damaged file: a whole one is made of what can still be read of it and the backups, and put in its place. */
import { join } from 'node:path';
import { keptCopies } from '../../../db/backups/index.ts';
import { lookThroughFile, type Repair, repair, replaceFile, StoreFailure } from '../../../db/index.ts';
import type { Input, Output } from '../../contract/contract.ts';
import { notFound, refused } from '../calls/call-failure.ts';
import type { AppContext } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import type { Opening } from '../calls/opening.ts';
import { orNothing, type Work } from '../calls/works.ts';
import { damageIn } from './check.ts';
import { inRescue, lostText, madeText, mayLackText, settingsText } from './rescue-text.ts';
import { mended, putInPlace } from './restore.ts';

const isWhole = () => refused('The file is whole; nothing was changed.');

/** Reason why the file isn't whole, or null where it is. */
async function damageOf(app: AppContext, store: Opening, work: Work): Promise<string | null> {
  try {
    const { db } = await store.opened();
    return await damageIn(app, db, await lookThroughFile(app.file, app.now), orNothing(work));
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.code !== 'damaged-file') throw error;
    return error.message;
  }
}

async function repaired(
  { dataDir: dir, file, games, now, seen }: AppContext,
  copy: string | undefined,
  work: Work,
): Promise<Repair> {
  if (copy !== undefined && !keptCopies(dir).includes(copy))
    throw notFound('There is no such copy of a damaged file; choose one from the list.');
  const of = copy === undefined ? file : join(dir, copy);
  const at = now().toISOString();
  return await repair({
    dir,
    file: of,
    isCopy: copy !== undefined,
    games,
    seen: seen(),
    at,
    step: orNothing(work),
  });
}

/** Parts that both calls tell of a repaired file. */
const told = (made: Repair) => ({
  campaigns: made.campaigns.map(inRescue),
  settings: settingsText(made.settings),
  mayLack: mayLackText(made),
});

const WHOLE: Output<'rescue.look'> = {
  damage: null,
  campaigns: [],
  settings: null,
  mayLack: null,
  nothing: false,
  losing: false,
};

async function look(
  app: AppContext,
  store: Opening,
  { copy }: Input<'rescue.look'>,
  work: Work,
): Promise<Output<'rescue.look'>> {
  const damage = copy === undefined ? await damageOf(app, store, work) : null;
  if (copy === undefined && damage === null) return WHOLE;
  const made = await repaired(app, copy, work);
  made.drop();
  if (copy === undefined && made.whole) return WHOLE;
  return { damage, ...told(made), nothing: made.nothing, losing: lostText(made) !== '' };
}

/** Commands wait meanwhile: what they did would be lost. */
async function make(
  app: AppContext,
  store: Opening,
  { copy, losing = false }: Input<'rescue.make'>,
  work: Work,
): Promise<Output<'rescue.make'>> {
  if (copy === undefined && (await damageOf(app, store, work)) === null) throw isWhole();
  return await putInPlace(app, async (before) => {
    const made = await repaired(app, copy, work);
    try {
      if (copy === undefined && made.whole) throw isWhole();
      if (made.nothing)
        throw refused(
          'Nothing of it can be read, and no backup has anything: nothing was changed. To begin anew, take the file away and start Holdout again.',
        );
      const lost = lostText(made);
      if (lost !== '' && !losing)
        throw refused(
          `${lost} Say --losing to repair it without that; until then nothing is changed, and the damaged file is kept in any case.`,
        );
      // SQLite can't tell whose file it is: another takes its place, so this host lets go of the old one.
      if (before.generations === undefined) await store.release('for-ours');
      const aside = copy === undefined ? 'damaged' : 'kept';
      const put = await replaceFile(made.made, app.file, {
        now: app.now(),
        before,
        seen: app.seen()?.generations,
        aside,
      });
      if (put === undefined) return undefined;
      // Opened at once it is remembered, and no start takes it for another program’s.
      await store.opened().catch(() => undefined);
      const said = copy === undefined ? madeText(made) : `What ${copy} holds is your file now.`;
      return { said, aside: mended(app, put.aside), ...told(made) };
    } finally {
      made.drop();
    }
  });
}

export const rescueHandlers = (store: Opening): Handlers<MethodOf<'rescue'>, AppContext> => ({
  'rescue.look': async (app, of, work) => await look(app, store, of, work),
  'rescue.make': async (app, of, work) => await app.alone(async () => await make(app, store, of, work)),
});

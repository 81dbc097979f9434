/** A damaged file made whole: out of what can still be read of it, and the backups. */
import {
  faultsIn,
  keptCopies,
  markedDamaged,
  plainFault,
  type Repair,
  repair,
  replaceFile,
  rottenSettings,
  StoreFailure,
  standingOfFile,
  takenCopy,
} from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import type { Work } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { makeWhole, repairingOf, settled } from './repairing.ts';
import { inRescue, madeText, settingsText } from './rescue-text.ts';
import { words } from './text/rescue.ts';

/** Why the file isn't whole, or null where it is: the logs in it were looked through before. */
async function damageOf({ file }: AppContext, store: Opening): Promise<string | null> {
  try {
    const { db } = await store.opened();
    const { first } = await faultsIn(file);
    if (first !== undefined) return words.isDamaged(file, plainFault(first));
    if ((await markedDamaged(db)).length > 0) return words.someCampaignWas(file);
    return (await rottenSettings(db)).length > 0 ? words.someSettingWas(file) : null;
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.code !== 'damaged-file') throw error;
    return error.message;
  }
}

/** What both calls tell of a file made whole. */
const told = ({ campaigns, settings }: Repair) => ({
  campaigns: campaigns.map(inRescue),
  settings: settingsText(settings),
});

/** One after another: they make the same file. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return await mine;
  };
}

async function ofCopy(app: AppContext, name: string, work: Work): Promise<Repair> {
  if (!keptCopies(app.dataDir).includes(name)) throw notFound(words.thereIsNoSuch);
  // SQLite leaves files beside what it reads.
  return await takenCopy(
    app.dataDir,
    name,
    async (file) => await repair({ ...repairingOf(app, work), file, asItStood: true }),
  );
}

const WHOLE: Output<'rescue.look'> = { damage: null, campaigns: [], settings: null, nothing: false };

async function look(
  app: AppContext,
  store: Opening,
  copy: string | undefined,
  work: Work,
): Promise<Output<'rescue.look'>> {
  const damage = copy === undefined ? await damageOf(app, store) : null;
  if (copy === undefined && damage === null) return WHOLE;
  const made = copy === undefined ? await repair(repairingOf(app, work)) : await ofCopy(app, copy, work);
  made.drop();
  if (copy === undefined && made.whole) return WHOLE;
  return { damage, ...told(made), nothing: made.nothing };
}

/** In the place of whatever stands there, which is kept as a copy. */
async function makeOfCopy(app: AppContext, copy: string, work: Work): Promise<Output<'rescue.make'>> {
  const { dataDir, file, now } = app;
  return await app.alone(async () => {
    const before = standingOfFile(file);
    const made = await ofCopy(app, copy, work);
    try {
      if (made.nothing) throw refused(words.nothingOfThisCopy);
      const put = await replaceFile(made.made, file, { now: now(), before, aside: 'kept' });
      if (put === undefined) throw new StoreFailure('busy', words.anotherProgramHasWritten(file));
      settled(dataDir, null);
      return { aside: put.aside, said: words.whatHoldsIsYourFile(copy), ...told(made) };
    } finally {
      made.drop();
    }
  });
}

async function make(app: AppContext, store: Opening, work: Work): Promise<Output<'rescue.make'>> {
  const damage = await damageOf(app, store);
  if (damage === null) throw refused(words.theFileIsWhole);
  const { made, aside } = await makeWhole(app, store, work, () => undefined);
  if (made.whole) throw refused(words.theFileIsWhole);
  return { aside, said: madeText(made), ...told(made) };
}

export function rescueHandlers(store: Opening): Handlers<MethodOf<'rescue'>, AppContext> {
  const inOrder = inTurn();
  return {
    'rescue.look': async (app, { copy }, work) =>
      await inOrder(async () => await look(app, store, copy, work)),
    'rescue.make': async (app, { copy }, work) =>
      await inOrder(async () =>
        copy === undefined ? await make(app, store, work) : await makeOfCopy(app, copy, work),
      ),
  };
}

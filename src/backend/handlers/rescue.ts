/** A damaged file made whole: out of what can still be read of it, and the backups. */
import {
  faultsIn,
  plainFault,
  putInPlace,
  type Rescue,
  rescue,
  rescueCopy,
  type Store,
  StoreFailure,
  watchFile,
} from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing, type Work } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { overPresent, putOver, settled } from './put-over.ts';
import { besideRescue, inRescue, madeText, settingsText } from './rescue-text.ts';
import { words } from './text/rescue.ts';

/** The store where it is open for all that; why the file isn't whole, or null where it is. */
async function damageOf({ file }: AppContext, store: Opening) {
  let opened: Store;
  try {
    opened = await store.opened();
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.code !== 'damaged-file') throw error;
    return { opened: undefined, damage: error.message };
  }
  const { first } = await faultsIn(file);
  return { opened, damage: first === undefined ? null : words.isDamaged(file, plainFault(first)) };
}

const rescuing = ({ dataDir: dir, file, games, now }: AppContext, work: Work) => ({
  dir,
  file,
  games,
  at: now().toISOString(),
  step: orNothing(work),
});

/** Others may write into the file while it is read: then it is read again, so often. */
const ATTEMPTS = 4;

const NOTHING = words.nothingOfTheFileCan;

type Held = Pick<Rescue, 'campaigns' | 'besides' | 'settings'>;

interface Whole extends Held {
  readonly aside: string | null;
}

/** What both calls tell of a file made whole. */
const told = ({ campaigns, besides, settings }: Held) => ({
  campaigns: campaigns.map(inRescue),
  besides: besides.map(besideRescue),
  settings: settingsText(settings),
});

/** Undefined where somebody has written into the file since it was read. */
async function madeWhole(app: AppContext, isOpen: boolean, work: Work): Promise<Whole | undefined> {
  const { dataDir, file, now } = app;
  const watch = watchFile(file);
  try {
    const { store, nothing, drop, ...made } = await rescue(rescuing(app, work));
    try {
      if (nothing) throw refused(NOTHING);
      const put = await putInPlace(store, file, { now: now(), how: 'mended', isOpen, watch });
      if (put === undefined) return undefined;
      return { aside: settled(dataDir, put.aside), ...made };
    } finally {
      await drop();
    }
  } finally {
    watch.close();
  }
}

type MadeWhole = Omit<Output<'rescue.make'>, 'before'>;

/**
 * Copies the damaged bytes aside and puts a whole file in their place. Commands wait meanwhile: what they did would be lost. Undefined where
 * another program has made it whole meanwhile.
 */
export async function makeWhole(
  app: AppContext,
  isOpen: boolean,
  work: Work,
): Promise<MadeWhole | undefined> {
  return await app.alone(async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const made = await madeWhole(app, isOpen, work);
      if (made !== undefined) return { aside: made.aside, said: madeText(made), ...told(made) };
      if ((await faultsIn(app.file)).first === undefined) return undefined;
    }
    throw new StoreFailure(
      'busy',
      `Another program goes on writing into ${app.file}; close it, then make the file whole.`,
    );
  });
}

/** One after another: they make the same file. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return await mine;
  };
}

const NO_SUCH_COPY = words.thereIsNoSuch;

async function ofCopy(app: AppContext, copy: string, work: Work): Promise<Rescue> {
  const made = await rescueCopy(rescuing(app, work), copy);
  if (made === undefined) throw notFound(NO_SUCH_COPY);
  return made;
}

async function look(
  app: AppContext,
  store: Opening,
  copy: string | undefined,
  work: Work,
): Promise<Output<'rescue.look'>> {
  const damage = copy === undefined ? (await damageOf(app, store)).damage : null;
  if (copy === undefined && damage === null)
    return { damage, campaigns: [], besides: [], settings: null, nothing: false };
  const { nothing, drop, ...held } =
    copy === undefined ? await rescue(rescuing(app, work)) : await ofCopy(app, copy, work);
  await drop();
  return { damage, ...told(held), nothing };
}

/** In the place of whatever stands there. */
async function makeOfCopy(
  app: AppContext,
  { store, keeper }: Parts,
  copy: string,
  work: Work,
): Promise<Output<'rescue.make'>> {
  return await overPresent(
    app,
    store,
    async (present) =>
      await app.alone(async () => {
        const { store: made, nothing, drop, ...held } = await ofCopy(app, copy, work);
        try {
          if (nothing) throw refused('Nothing of this copy can be read: nothing was changed.');
          const put = await putOver(app, keeper, present, made);
          return { ...put, said: words.whatHoldsIsYourFile(copy), ...told(held) };
        } finally {
          await drop();
        }
      }),
  );
}

async function make(app: AppContext, store: Opening, work: Work): Promise<Output<'rescue.make'>> {
  const { opened, damage } = await damageOf(app, store);
  if (damage === null) throw refused('The file is whole; nothing was changed.');
  const made = await makeWhole(app, opened !== undefined, work);
  if (made === undefined)
    throw refused('Another program has made the file whole meanwhile; nothing was changed.');
  return { ...made, before: null };
}

interface Parts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
}

export function rescueHandlers(parts: Parts): Handlers<MethodOf<'rescue'>, AppContext> {
  const inOrder = inTurn();
  return {
    'rescue.look': async (app, { copy }, work) =>
      await inOrder(async () => await look(app, parts.store, copy, work)),
    'rescue.make': async (app, { copy }, work) =>
      await inOrder(async () =>
        copy === undefined ? await make(app, parts.store, work) : await makeOfCopy(app, parts, copy, work),
      ),
  };
}

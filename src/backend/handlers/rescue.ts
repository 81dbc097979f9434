/** A damaged file made whole: out of what can still be read of it, and the backups. */
import {
  faultsIn,
  plainFault,
  putInPlace,
  type Rescue,
  type Rescued,
  rescue,
  rescueCopy,
  type Store,
  StoreFailure,
  watchFile,
} from '../../../db/index.ts';
import type { InRescue } from '../../contract/calls/rescue.ts';
import type { Output } from '../../contract/contract.ts';
import { counted, listed } from '../../rules/core/text/english.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing, type Work } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { overPresent, putOver, settled } from './put-over.ts';

const dayOf = (at: string) => at.slice(0, 'yyyy-mm-dd'.length);

const wordsOf = ({ versions, forms }: Rescued['words']['gone']): readonly string[] => [
  ...(versions.length === 0 ? [] : [`${counted(versions.length, 'version')} of your notes and reports`]),
  ...(forms.length === 0 ? [] : [counted(forms.length, 'half-filled form')]),
];

const backupsOf = (days: readonly string[]): string =>
  `the ${days.length === 1 ? 'backup' : 'backups'} of ${listed(days)}`;

/** Of one that is called whole. */
function wholeText({ backup, brought, lost, words }: Rescued): string {
  const came: string[] = [];
  if (brought > 0)
    came.push(`${counted(brought, 'act')} from ${backup === null ? 'a backup' : backupsOf([dayOf(backup)])}`);
  const days = [...new Set(words.from.map(dayOf))];
  if (days.length > 0) came.push(`words of yours from ${backupsOf(days)}`);
  const gone = [
    ...(lost === 0 ? [] : [`the last ${lost === 1 ? 'act' : counted(lost, 'act')}`]),
    ...wordsOf(words.gone),
  ];
  const asRead = wordsOf(words.asRead);
  const they = words.asRead.versions.length + words.asRead.forms.length === 1 ? 'it' : 'they';
  return [
    came.length === 0 ? 'whole' : `whole, with ${listed(came)}`,
    ...(gone.length === 0 ? [] : [`but for ${listed(gone)}`]),
    ...(asRead.length === 0 ? [] : [`${listed(asRead)} only as ${they} can be read`]),
  ].join(', ');
}

function toldOf(rescued: Rescued): string {
  const { from, backup } = rescued;
  switch (from) {
    case 'file':
    case 'mended':
      return wholeText(rescued);
    case 'backup':
      return `as in ${backup === null ? 'a backup' : backupsOf([dayOf(backup)])}`;
    case 'as-read':
      return 'as far as it can be read: no backup has it';
    default:
      return from satisfies never;
  }
}

function view(rescued: Rescued): InRescue {
  const { id, game, name, deleted, acts, from } = rescued;
  return {
    id,
    kind: game === CAMPAIGN_GAME ? 'campaign' : 'game',
    name,
    deleted,
    acts,
    from,
    told: toldOf(rescued),
  };
}

function settingsText(settings: Rescue['settings']): string | null {
  if (settings === null) return null;
  const { from } = settings;
  return `Settings that can’t be read are as in ${from === null ? 'the beginning: look at Settings' : backupsOf([dayOf(from)])}.`;
}

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
  return { opened, damage: first === undefined ? null : `${file} is damaged (${plainFault(first)}).` };
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

const NOTHING =
  'Nothing of the file can be read, and no backup has anything: nothing was changed. To begin anew, take it away and start Holdout again.';

interface Whole {
  readonly aside: string | null;
  readonly campaigns: readonly Rescued[];
  readonly settings: Rescue['settings'];
}

/** Undefined where somebody has written into the file since it was read. */
async function madeWhole(app: AppContext, isOpen: boolean, work: Work): Promise<Whole | undefined> {
  const { dataDir, file, now } = app;
  const watch = watchFile(file);
  try {
    const { store, campaigns, settings, nothing, drop } = await rescue(rescuing(app, work));
    try {
      if (nothing) throw refused(NOTHING);
      const put = await putInPlace(store, file, { now: now(), how: 'mended', isOpen, watch });
      if (put === undefined) return undefined;
      return { aside: settled(dataDir, put.aside), campaigns, settings };
    } finally {
      await drop();
    }
  } finally {
    watch.close();
  }
}

interface MadeWhole {
  readonly aside: string | null;
  readonly campaigns: InRescue[];
  readonly settings: string | null;
}

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
      if (made !== undefined)
        return {
          aside: made.aside,
          campaigns: made.campaigns.map(view),
          settings: settingsText(made.settings),
        };
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

const NO_SUCH_COPY = 'There is no such copy of a damaged file.';

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
  if (copy === undefined && damage === null) return { damage, campaigns: [], settings: null, nothing: false };
  const { campaigns, settings, nothing, drop } =
    copy === undefined ? await rescue(rescuing(app, work)) : await ofCopy(app, copy, work);
  await drop();
  return { damage, campaigns: campaigns.map(view), settings: settingsText(settings), nothing };
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
        const { store: made, campaigns, settings, nothing, drop } = await ofCopy(app, copy, work);
        try {
          if (nothing) throw refused('Nothing of this copy can be read: nothing was changed.');
          const put = await putOver(app, keeper, present, made);
          return { ...put, campaigns: campaigns.map(view), settings: settingsText(settings) };
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

/** Backups as the player sees them: which there are, one made now, one put back, one looked at. */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import {
  backupFolder,
  backupsIn,
  changePlace,
  copyCampaign,
  furthestOf,
  goingWith,
  isFolderAway,
  keptCopies,
  keptOf,
  momentIn,
  moveBackups,
  moveTroubleOf,
  readPlace,
  type Standing,
  settleBackups,
  type Unpacked,
  VERSION_KNOWN,
  waitingSnapshots,
} from '../../../db/index.ts';
import type { BackupList, InBackup } from '../../contract/calls/backups.ts';
import type { Input, Output } from '../../contract/contract.ts';
import { GOES_OTHERWISE } from '../../contract/gives-up.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { dateOf } from '../games/all-things-zombie/views/date.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { CallFailure, refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { LookedAt } from '../host/looked-at.ts';
import type { Opening } from '../host/opening.ts';
import { freshCampaignId } from '../host/seed.ts';
import { inGoing } from './goes-text.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { overPresent, putOver } from './put-over.ts';
import { restoreCampaign } from './restore-campaign.ts';
import { words } from './text/backups.ts';
import { unpacked } from './unpacked.ts';

const MEGABYTE = 1_000_000;

interface Parts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
  readonly looked: LookedAt;
}

export function inBackup({ id, game, name, acts, deleted, damaged, calendar }: Standing): InBackup {
  const kind = game === CAMPAIGN_GAME ? 'campaign' : 'game';
  return {
    id,
    kind,
    name,
    acts,
    deleted,
    damaged: damaged === true,
    date: calendar === null ? '' : dateOf(calendar),
  };
}

function list({ dataDir }: AppContext): BackupList {
  const { policy, failed, takenBackBy } = readPlace(dataDir);
  const folder = backupFolder(dataDir);
  const backups = backupsIn(folder);
  const kept = keptOf(backups, policy);
  const { mostBytes, ...counts } = policy;
  return {
    folder,
    usual: readPlace(dataDir).folder === null,
    sameDisk: diskOf(folder) === diskOf(dataDir),
    policy: { ...counts, mostMegabytes: Math.round(mostBytes / MEGABYTE) },
    total: backups.reduce((sum, { packed }) => sum + packed, 0),
    away: isFolderAway(dataDir),
    failed,
    checking: waitingSnapshots(folder).length,
    backups: backups.map(({ name, at, why, acts, packed, version, shelf }) => ({
      name,
      at,
      why,
      acts,
      size: packed,
      newer: version > VERSION_KNOWN,
      keptFor: kept.get(name) ?? null,
      shelf: shelf.map(inBackup),
    })),
    latest:
      furthestOf(
        dataDir,
        backups.filter(({ version }) => version <= VERSION_KNOWN),
      )?.name ?? null,
    takesBack: backups.find(({ name }) => name === takenBackBy)?.name ?? null,
    copies: keptCopies(dataDir)
      .toReversed()
      .map((name) => ({ name, ...madeAt(dataDir, name) })),
  };
}

/** Of a copy of a file that was gone only the log is there. */
function madeAt(dataDir: string, name: string): { readonly at: string; readonly size: number } {
  const [found, log] = ['', '-wal'].map((beside) =>
    statSync(join(dataDir, `${name}${beside}`), { throwIfNoEntry: false }),
  );
  const at = momentIn(name) ?? (found ?? log)?.mtime.toISOString() ?? new Date(0).toISOString();
  return { at, size: (found?.size ?? 0) + (log?.size ?? 0) };
}

/** By the system's number; of a folder that isn't there yet, that of the one it will be in. */
function diskOf(folder: string): number {
  for (let at = folder; ; at = dirname(at)) {
    const found = statSync(at, { throwIfNoEntry: false });
    if (found !== undefined || dirname(at) === at) return found?.dev ?? 0;
  }
}

async function restore(
  app: AppContext,
  { store, keeper }: Parts,
  { backup: name, told }: Input<'backup.restore'>,
): Promise<Output<'backup.restore'>> {
  return await overPresent(app, store, async (present) => {
    // First what it takes to restore: a backup that can't be read puts nothing else at risk.
    const from = await unpacked(app, name, app.dataDir);
    try {
      const asTold = () => {
        if (told !== undefined && goingBy(app, from).digest !== told) throw goesOtherwise();
      };
      return await putOver(app, keeper, present, from, asTold);
    } finally {
      await from.drop();
    }
  });
}

/** What is said of it, with a digest to say later that it was. */
function goingBy({ file }: AppContext, from: Unpacked): Output<'backup.goes'> {
  const going = goingWith(file, from.file);
  const isThere = going !== 'no-file';
  const known = isThere ? going : undefined;
  const goes = known === undefined ? null : inGoing(known);
  return {
    isThere,
    goes,
    comes: known?.coming ?? [],
    digest: createHash('sha256').update(JSON.stringify(goes)).digest('hex'),
  };
}

const goesOtherwise = () =>
  new CallFailure('unconfirmed', words.somethingElseWouldGo, undefined, GOES_OTHERWISE);

async function goes(app: AppContext, name: string): Promise<Output<'backup.goes'>> {
  const from = await unpacked(app, name, app.dataDir);
  try {
    return goingBy(app, from);
  } finally {
    await from.drop();
  }
}

/** Copies within the unpacked file go by ids that no campaign of the player's has. */
async function look(app: AppContext, looked: LookedAt, name: string): Promise<Output<'backup.look'>> {
  await looked.close();
  const from = await unpacked(app, name);
  const at = app.now().toISOString();
  const shelf: Output<'backup.look'>['shelf'] = [];
  for (const standing of from.backup.shelf) {
    const newId = freshCampaignId(app.random);
    await copyCampaign(from.db, standing.id, { newId, at });
    shelf.push({ ...inBackup(standing), lookedAt: newId });
  }
  looked.open(from, new Set(shelf.map(({ lookedAt }) => lookedAt)));
  return { at: from.backup.at, shelf };
}

/** The data folder itself, or one in it that files on their way pass through. */
const isHoldouts = (folder: string, dataDir: string): boolean =>
  [dataDir, join(dataDir, 'transfer')].some((own) => resolve(folder) === resolve(own));

function move(app: AppContext, folder: string | null): BackupList {
  if (folder !== null && !isAbsolute(folder))
    throw refused('The folder is needed whole, from the root of its disk on.');
  if (folder?.includes('\0') === true) throw refused('No folder has such a name; choose another.');
  if (folder !== null && existsSync(folder) && !statSync(folder).isDirectory())
    throw refused(`${folder} is a file; choose a folder.`);
  if (folder !== null && isHoldouts(folder, app.dataDir))
    throw refused(`${folder} is where Holdout keeps other files; choose a folder of the backups’ own.`);
  try {
    moveBackups(app.dataDir, folder);
    accessSync(backupFolder(app.dataDir), constants.W_OK);
  } catch (error) {
    throw refused(`The backups stay where they are. ${moveTroubleOf(error, folder ?? 'The usual folder')}`);
  }
  return list(app);
}

export const backupHandlers = (parts: Parts): Handlers<MethodOf<'backup'>, AppContext> => ({
  'backup.list': async (app) => list(app),
  'backup.settle': async ({ dataDir, now }) => ({ failed: (await settleBackups(dataDir, now)).failed }),
  'backup.now': async (_app, _input) => {
    const { db } = await parts.store.opened();
    const made = await parts.keeper.over(db).hold('by-hand');
    if (made === undefined) throw refused('There is nothing to back up yet.');
    return { name: made.name, size: made.packed };
  },
  'backup.keep': async (app, { mostMegabytes, ...counts }) => {
    const { policy } = readPlace(app.dataDir);
    const mostBytes = mostMegabytes === undefined ? policy.mostBytes : mostMegabytes * MEGABYTE;
    changePlace(app.dataDir, { policy: { ...policy, ...defined(counts), mostBytes } });
    // What is beyond it now goes with the next backup: a mistyped figure costs nothing.
    return list(app);
  },
  'backup.move': async (app, { folder }) => {
    await parts.keeper.settled();
    try {
      return move(app, folder);
    } finally {
      parts.keeper.goOn();
    }
  },
  'backup.goes': async (app, { backup }) => await goes(app, backup),
  'backup.restore': async (app, input) => await restore(app, parts, input),
  'backup.restore-campaign': async (app, input) => await restoreCampaign(app, parts, input),
  'backup.look': async (app, { backup }) => await look(app, parts.looked, backup),
});

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

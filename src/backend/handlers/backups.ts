/** Backups as the player sees them: which there are, one made now, their room and place, one looked at; and copies of the file. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import {
  type Backup,
  backupFolder,
  backupsIn,
  changePlace,
  inCopy,
  isFolderAway,
  isOfAnother,
  keptCopies,
  keptOf,
  moveBackups,
  moveTroubleOf,
  ownBackups,
  readPlace,
  restoreChanges,
  type Standing,
  settleBackups,
  VERSION_KNOWN,
} from '../../../db/backups/index.ts';
import { copyCampaign, hasContent, inMemory, logsOnShelf, momentIn } from '../../../db/index.ts';
import type { BackupEntry, BackupList, InBackup } from '../../contract/calls/backups.ts';
import type { Output } from '../../contract/contract.ts';
import { notFound, refused } from '../calls/call-failure.ts';
import type { AppContext } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import type { LookedAt } from '../calls/looked-at.ts';
import type { Opening } from '../calls/opening.ts';
import { freshCampaignId } from '../calls/seed.ts';
import { dateOf } from '../games/all-things-zombie/views/date.ts';
import { CAMPAIGN_GAME } from '../log/command.ts';
import { type RestoreParts, restoreCampaign, restoreWhole, withUnpacked } from './restore.ts';

const MEGABYTE = 1_000_000;

interface Parts extends RestoreParts {
  readonly looked: LookedAt;
}

const inBackup = ({ id, game, name, acts, deleted, damaged, calendar }: Standing): InBackup => ({
  ...{ id, name, acts, deleted },
  kind: game === CAMPAIGN_GAME ? 'campaign' : 'game',
  damaged: damaged === true,
  date: calendar === null ? '' : dateOf(calendar),
});

function copyOf(dir: string, name: string): BackupEntry {
  const found = statSync(join(dir, name), { throwIfNoEntry: false });
  const at = momentIn(name) ?? new Date(found?.mtimeMs ?? 0).toISOString();
  const why = name.startsWith('holdout-kept-') ? 'kept' : 'damaged';
  const shelf = inCopy(join(dir, name)).shelf.map(inBackup);
  return { name, at, why, acts: null, size: found?.size ?? 0, goesNext: false, shelf };
}

/** The newest one made before a restore, until the next act, which would go by an undo of the restore. */
async function takesBack(own: readonly Backup[], store: Opening): Promise<string | null> {
  const made = own.find(({ why }) => why === 'restore');
  const db = (await store.open())?.db;
  // The backups of a damaged file are listed, too.
  const [last] = made && db ? await logsOnShelf(db).catch(() => []) : [];
  return made === undefined || (last !== undefined && last.changedAt > made.at) ? null : made.name;
}

async function list({ dataDir, file, seen }: AppContext, store: Opening): Promise<BackupList> {
  const { policy, ...place } = readPlace(dataDir);
  const folder = backupFolder(dataDir);
  const [made, own] = [backupsIn(folder), ownBackups(dataDir)];
  const newest = own.find(({ version }) => version <= VERSION_KNOWN)?.name;
  // A copy of another version is no way back to what was there: the player chooses that one by its name.
  const isBack = (name: string) => !hasContent(file) && !isOfAnother(dataDir, name, seen()?.generations);
  const kept = keptOf(made, policy);
  const backups = made.map(({ name, at, why, acts, packed, shelf }): BackupEntry => {
    const goesNext = !kept.has(name);
    return { name, at, why, acts, size: packed, goesNext, shelf: shelf.map(inBackup) };
  });
  // Backups stand in the order in which they were made, whatever the clock said.
  for (const name of keptCopies(dataDir).toReversed()) {
    const copy = copyOf(dataDir, name);
    const older = backups.findIndex(({ at }) => at <= copy.at);
    backups.splice(older < 0 ? backups.length : older, 0, copy);
  }
  return {
    folder,
    usual: place.folder === null,
    sameDisk: diskOf(folder) === diskOf(dataDir),
    mostMegabytes: Math.round(policy.mostBytes / MEGABYTE),
    total: made.reduce((sum, { packed }) => sum + packed, 0),
    away: isFolderAway(dataDir),
    failed: place.failed,
    backups,
    latest:
      backups.find(({ name, why }) => name === newest || (why === 'kept' && isBack(name)))?.name ?? null,
    takesBack: await takesBack(own, store),
  };
}

/** By the system's number; of a folder that isn't there yet, that of the one it will be in. */
function diskOf(folder: string): number {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined && dirname(folder) !== folder ? diskOf(dirname(folder)) : (found?.dev ?? 0);
}

/** Campaigns of a backup as they would come in: copied within it, by ids that none of the player's has. */
async function look(app: AppContext, looked: LookedAt, name: string): Promise<Output<'backup.look'>> {
  await looked.close();
  return await withUnpacked(app, name, async (from) => {
    const at = app.now().toISOString();
    const shelf: Output<'backup.look'>['shelf'] = [];
    // No file of it stands beside the campaigns for as long as it is looked at.
    const copy = await inMemory(from);
    for (const standing of from.source.shelf) {
      const newId = freshCampaignId(app.random);
      await copyCampaign(copy.db, standing.id, { newId, at });
      shelf.push({ ...inBackup(standing), lookedAt: newId });
    }
    looked.open(copy, new Set(shelf.map(({ lookedAt }) => lookedAt)));
    return { at: from.source.at, shelf };
  });
}

/** Reason why backups can't be kept in that folder; undefined where nothing speaks against it yet. */
function unfit(folder: string, dataDir: string): string | undefined {
  if (!isAbsolute(folder)) return 'The folder is needed whole, from the root of its disk on.';
  if (folder.includes('\0')) return 'No folder has such a name; choose another.';
  if (existsSync(folder) && !statSync(folder).isDirectory()) return `${folder} is a file; choose a folder.`;
  if ([dataDir, join(dataDir, 'transfer')].some((own) => resolve(folder) === resolve(own)))
    return `${folder} is where Holdout keeps other files; choose a folder of the backups’ own.`;
}

function move({ dataDir }: AppContext, folder: string | null): void {
  const why = folder === null ? undefined : unfit(folder, dataDir);
  if (why !== undefined) throw refused(why);
  try {
    moveBackups(dataDir, folder);
  } catch (error) {
    throw refused(moveTroubleOf(error, folder ?? 'the usual folder'));
  }
}

export const backupHandlers = (parts: Parts): Handlers<MethodOf<'backup'>, AppContext> => ({
  'backup.list': async (app) => await list(app, parts.store),
  'backup.settle': async ({ dataDir }) => ({ failed: await settleBackups(dataDir) }),
  'backup.now': async () => {
    await parts.store.opened();
    const made = await parts.keeper.hold('by-hand');
    if (made === undefined) throw refused('There is nothing to back up yet.');
    return { name: made.name, size: made.packed };
  },
  // Backups beyond it now go with the next backup: a mistyped figure costs nothing.
  'backup.keep': async (app, { mostMegabytes }) => {
    const { policy } = readPlace(app.dataDir);
    changePlace(app.dataDir, { policy: { ...policy, mostBytes: mostMegabytes * MEGABYTE } });
    return await list(app, parts.store);
  },
  'backup.move': async (app, { folder }) => {
    await parts.keeper.settled();
    move(app, folder);
    parts.keeper.placed();
    return await list(app, parts.store);
  },
  'backup.goes': async (app, { backup }) =>
    await withUnpacked(app, backup, async (from) => restoreChanges(app.file, from.file)),
  'backup.restore': async (app, { backup }) => await restoreWhole(app, parts, backup),
  'backup.restore-campaign': async (app, input) => await restoreCampaign(app, parts, input),
  'backup.drop-copy': async (app, { copy }) => {
    if (!keptCopies(app.dataDir).includes(copy))
      throw notFound('There is no such copy; it may have been deleted since.');
    for (const beside of ['', '-wal', '-journal']) rmSync(join(app.dataDir, copy + beside), { force: true });
    return await list(app, parts.store);
  },
  'backup.look': async (app, { backup }) => await look(app, parts.looked, backup),
});

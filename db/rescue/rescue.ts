/** A whole file out of a damaged one: each campaign as it can still be read, mended from backups, or as the newest backup has it. */
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { backupsIn } from '../backups/manifest.ts';
import { mendedFrom } from '../backups/mending.ts';
import { backupFolder } from '../backups/place.ts';
import { bringOver } from '../backups/restore.ts';
import { dropUnpacked, unpackedFile } from '../backups/snapshot.ts';
import { openUnpacked, type Unpacked, VERSION_KNOWN } from '../backups/unpacked.ts';
import { copyOfCopy, keptCopies } from '../file/damaged.ts';
import { openFile, type Store } from '../file/open.ts';
import { noStep, type Step } from '../file/step.ts';
import { CAMPAIGN, campaignKeeping, repairCampaign } from '../games/games.ts';
import { deleteForGood } from '../log/delete-for-good.ts';
import { markDamaged } from '../log/marked.ts';
import type { How, Repaired } from '../log/repair.ts';
import { verify } from '../log/verify.ts';
import type { Db } from '../schema.ts';
import { sessionKeeping } from '../sessions/session-keeping.ts';
import { repairSession } from '../sessions/sessions.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { NO_WORDS, type WordsMended } from '../writing/mend.ts';
import { takeReadable } from './readable-rows.ts';
import { bringSettings, type SettingsBrought } from './settings.ts';

export interface Rescued {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  /** Acts that count. */
  readonly acts: number;
  /** From the damaged file, whole; with some acts from a backup; as a backup has it; or as it can be read, which isn't all. */
  readonly from: 'file' | 'mended' | 'backup' | 'as-read';
  /** When the backup was made that it, or some of its acts, came from. */
  readonly backup: string | null;
  /** Acts that came from a backup into what could be read. */
  readonly brought: number;
  /** The last acts, which can be read nowhere. */
  readonly lost: number;
  /** What became of words that were damaged; a backup's own aren't told of. */
  readonly words: WordsMended;
}

export interface Rescue {
  /** The new file, in the data folder. */
  readonly store: Store;
  readonly campaigns: readonly Rescued[];
  /** What became of settings that can't be read; null where all can. */
  readonly settings: SettingsBrought | null;
  /** No campaign is there, though the file may have held some: put in its place, all would be lost. */
  readonly nothing: boolean;
  /** Closes the file and takes it away, unless it stands elsewhere by now. */
  readonly drop: () => Promise<void>;
}

interface Rescuing {
  readonly dir: string;
  readonly file: string;
  readonly games: readonly Game[];
  readonly at: string;
  readonly step?: Step;
  /** It is looked at for what is in it, not for what came later: a backup mends it, and brings nothing that it didn't hold. */
  readonly asItStood?: boolean;
}

type Made = Repaired & { readonly ok: boolean };

/** As `repair`, whichever game it is of. Undefined where that isn't known here. */
async function repaired(
  db: Db,
  { id, module, revision }: CampaignHeadTable,
  games: readonly Game[],
  how: How,
) {
  if (module === CAMPAIGN) return await repairCampaign(db, id, revision, how);
  const game = games.find((one) => one.game === module);
  return game === undefined ? undefined : await repairSession(db, game, id, revision, how);
}

async function isWhole(db: Db, { id, module }: CampaignHeadTable, games: readonly Game[]): Promise<boolean> {
  try {
    const game = games.find((one) => one.game === module);
    if (module !== CAMPAIGN && game === undefined) return false;
    const verified =
      game === undefined
        ? await verify(db, id, campaignKeeping(id))
        : await verify(db, id, sessionKeeping(game, id));
    return verified !== undefined && verified.differences.length === 0;
  } catch {
    return false;
  }
}

type Mended = Pick<Rescued, 'from' | 'backup' | 'brought' | 'lost' | 'words'>;

/** Makes the log whole out of itself and the backups, in the new file. Undefined where it can't be. */
async function mended(
  db: Db,
  head: CampaignHeadTable,
  { dir, games, at }: Rescuing,
): Promise<Mended | undefined> {
  if (await isWhole(db, head, games))
    return { from: 'file', backup: null, brought: 0, lost: 0, words: NO_WORDS };
  const { id, deleted_at, changed_at } = head;
  // What lies in the bin is mended too, and goes on lying there.
  await db.updateTable('campaign_head').set({ deleted_at: null }).where('id', '=', id).execute();
  try {
    const done = await mendedFrom<Made>(db, { dir, id, before: undefined }, async (source) => {
      const made = await repaired(db, head, games, { at, ...source });
      return made === undefined
        ? undefined
        : {
            ok: made.ok,
            acts: made.acts,
            wentOn: made.wentOn,
            words: made.words,
            headAsRead: made.headAsRead,
          };
    });
    if (done === undefined || !done.done.ok) return undefined;
    const brought = done.done.acts.length;
    return {
      from: brought > 0 ? 'mended' : 'file',
      backup: brought > 0 ? (done.backup?.at ?? null) : null,
      brought,
      lost: 0,
      words: done.done.words,
    };
  } catch {
    // What can't be repaired is as if there were no way.
    return undefined;
  } finally {
    await db.updateTable('campaign_head').set({ deleted_at, changed_at }).where('id', '=', id).execute();
  }
}

/** The newest backup that can be opened. */
async function newestBackup(dir: string): Promise<Unpacked | undefined> {
  const folder = backupFolder(dir);
  for (const { name, version } of backupsIn(folder)) {
    if (version > VERSION_KNOWN) continue;
    const found = await openUnpacked(folder, name, dir).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function headsIn(db: Db): Promise<readonly CampaignHeadTable[]> {
  return await db
    .selectFrom('campaign_head')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
}

async function actsThatCount(db: Db, id: string): Promise<number> {
  const { acts } = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '=', 'done')
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .executeTakeFirstOrThrow();
  return acts;
}

/** In the place of what can't be made whole. */
async function takeFromBackup(db: Db, backup: Unpacked, id: string, at: string): Promise<Mended> {
  await db.updateTable('campaign_head').set({ deleted_at: at }).where('id', '=', id).execute();
  await deleteForGood(db, id);
  await bringOver(db, backup, id);
  return { from: 'backup', backup: backup.backup.at, brought: 0, lost: 0, words: NO_WORDS };
}

const AS_READ: Mended = { from: 'as-read', backup: null, brought: 0, lost: 0, words: NO_WORDS };

/** Acts of all lines: no number is left out. */
async function lastAct(db: Db, id: string): Promise<number> {
  const { act } = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .select(({ fn }) => fn.max('act').as('act'))
    .executeTakeFirstOrThrow();
  return act ?? 0;
}

/** Which of the two goes into the new file: what can be read where it is whole, and not behind the backup. */
async function chosen(
  db: Db,
  head: CampaignHeadTable,
  { backup, stood }: { readonly backup: Unpacked | undefined; readonly stood: number },
  rescuing: Rescuing,
): Promise<Mended> {
  const { id, revision } = head;
  const own = await mended(db, head, rescuing);
  const there = backup?.backup.shelf.find((one) => one.id === id);
  const last = await lastAct(db, id);
  const further =
    rescuing.asItStood !== true &&
    backup !== undefined &&
    there !== undefined &&
    (there.revision > revision || (await lastAct(backup.db, id)) > last);
  if (own !== undefined && !further) return { ...own, lost: Math.max(0, stood - last) };
  if (backup !== undefined && there !== undefined) return await takeFromBackup(db, backup, id, rescuing.at);
  if (own === undefined) await markDamaged(db, id, true);
  return own ?? AS_READ;
}

/** Makes a whole file beside the damaged one, which is left as it is. */
export async function rescue(rescuing: Rescuing): Promise<Rescue> {
  const { dir, file, at, step = noStep, asItStood = false } = rescuing;
  // A name of its own: another process may be looking at the same file.
  const path = unpackedFile(dir, 'holdout-rescue');
  const backup = await newestBackup(dir);
  try {
    const known = backup?.backup.shelf ?? [];
    const taken = await takeReadable(file, path, { known, backup: backup?.file });
    const store = await openFile(path, { migrations: MIGRATIONS, alone: true });
    const drop = async () => {
      await store.close();
      dropUnpacked(path);
    };
    try {
      const { db } = store;
      const heads = await headsIn(db);
      const from = new Map<string, Mended>();
      for (const [index, head] of heads.entries()) {
        await step(index, heads.length);
        from.set(
          head.id,
          await chosen(db, head, { backup, stood: taken?.stood.get(head.id) ?? 0 }, rescuing),
        );
      }
      // Where all could be read, who isn't there was deleted for good.
      const wasThere = (id: string) =>
        taken !== undefined && (taken.allHeads || asItStood) ? taken.stood.has(id) : !asItStood;
      for (const { id } of known)
        if (backup !== undefined && !from.has(id) && wasThere(id))
          from.set(id, await takeFromBackup(db, backup, id, at));
      const campaigns: Rescued[] = [];
      for (const { id, module: game, name, deleted_at } of await headsIn(db))
        campaigns.push({
          id,
          game,
          name,
          deleted: deleted_at !== null,
          acts: await actsThatCount(db, id),
          ...(from.get(id) ?? AS_READ),
        });
      const heldNone = taken?.allHeads === true && taken.stood.size === 0;
      const settings = taken?.settings === true ? null : await bringSettings(db, backup);
      return { store, campaigns, settings, nothing: campaigns.length === 0 && !heldNone, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  } finally {
    await backup?.drop();
  }
}

/** As `rescue`, of a copy of a damaged file that is kept; undefined where there is none of that name. */
export async function rescueCopy(
  rescuing: Omit<Rescuing, 'file' | 'asItStood'>,
  name: string,
): Promise<Rescue | undefined> {
  const { dir } = rescuing;
  if (!keptCopies(dir).includes(name)) return undefined;
  // SQLite leaves files beside what it reads.
  const file = unpackedFile(dir, 'holdout-copy');
  try {
    copyOfCopy(dir, name, file);
    return await rescue({ ...rescuing, file, asItStood: true });
  } finally {
    dropUnpacked(file);
  }
}

/** A whole file out of a damaged one: each campaign as it can still be read, mended from backups, or as the newest backup has it that has it whole. */
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { type Lines, linesOf } from '../backups/line.ts';
import type { Backup, Lineage, Standing } from '../backups/manifest.ts';
import { readPlace } from '../backups/place.ts';
import { bringOver } from '../backups/restore.ts';
import { dropUnpacked, unpackedFile } from '../backups/snapshot.ts';
import type { Unpacked } from '../backups/unpacked.ts';
import { copyOfCopy, keptCopies } from '../file/damaged.ts';
import { openFile, type Store } from '../file/open.ts';
import { noStep, type Step } from '../file/step.ts';
import { actsCounted } from '../log/acts-counted.ts';
import { deleteForGood } from '../log/delete-for-good.ts';
import { checksumOfHead } from '../log/head-checksum.ts';
import { markDamaged } from '../log/marked.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { type Beside, besidesIn } from './besides.ts';
import { dropBehindGaps, dropWordsBeyond, gappedIn } from './gaps.ts';
import { carryWords, type HeldWords, heldWordsIn } from './held-words.ts';
import {
  AS_READ,
  fromBackup,
  isAsItWas,
  isWhole,
  lostOf,
  type Mended,
  mended,
  type Without,
} from './mended.ts';
import { type OpenedBackups, openedBackups } from './opened-backups.ts';
import { type TakenOver, takeReadable } from './readable-rows.ts';
import { bringSettings, type SettingsBrought } from './settings.ts';

export interface Rescued extends Mended {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  /** Acts that count. */
  readonly acts: number;
  /** Some backup has it, whole or not. */
  readonly held: boolean;
}

export interface Rescue {
  /** The new file, in the data folder. */
  readonly store: Store;
  readonly campaigns: readonly Rescued[];
  /** What backups hold besides of what couldn't be read. */
  readonly besides: readonly Beside[];
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

/** What is rescued, out of what, into what. */
interface UnderWay {
  readonly db: Db;
  readonly rescuing: Rescuing;
  readonly backups: OpenedBackups;
  readonly lines: Lines;
  /** How far each went, and what the player wrote, as the damaged file has it. */
  readonly stood: TakenOver['stood'];
  readonly held: (id: string) => HeldWords;
  /** Whose acts have others missing before them. */
  readonly gapped: ReadonlySet<string>;
}

async function headsIn(db: Db): Promise<readonly CampaignHeadTable[]> {
  return await db
    .selectFrom('campaign_head')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Acts of all lines: no number is left out. */
async function lastAct(db: Db, id: string): Promise<number> {
  const { act } = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .select(({ fn }) => fn.max('act').as('act'))
    .executeTakeFirstOrThrow();
  return act ?? 0;
}

const standingIn = ({ shelf }: Backup, id: string): Standing | undefined =>
  shelf.find((one) => one.id === id);

const having = (backups: readonly Backup[], id: string) =>
  backups.filter((backup) => standingIn(backup, id) !== undefined);

/** In the place of what can't be made whole; what the player wrote since goes with it. Gives what doesn't. */
async function takeOver(underWay: UnderWay, from: Unpacked, id: string): Promise<Without> {
  const { db, rescuing, lines, held } = underWay;
  const stood = underWay.stood.get(id);
  await db.updateTable('campaign_head').set({ deleted_at: rescuing.at }).where('id', '=', id).execute();
  await deleteForGood(db, id);
  await bringOver(db, from, id);
  const isOwn = lines.own.some(({ name }) => name === from.backup.name);
  const words = await carryWords(db, { id, held: held(id), stood, isOwn });
  const head = (await headsIn(db)).find((one) => one.id === id);
  const asItWas = head !== undefined && stood !== undefined && checksumOfHead(head) === stood.checksum;
  return { ...lostOf(stood, await lastAct(db, id)), words, asItWas };
}

/** As the first of these backups has it that has it whole. Undefined, and nothing changed, where none has. */
async function fromFirstWhole(
  underWay: UnderWay,
  id: string,
  of: readonly Backup[],
): Promise<Mended | undefined> {
  const { rescuing, backups } = underWay;
  for (const backup of having(of, id)) {
    const from = await backups.open(backup);
    const module = standingIn(backup, id)?.game ?? '';
    if (from === undefined || !(await isWhole(from.db, { id, module }, rescuing.games))) continue;
    return fromBackup(backup.at, await takeOver(underWay, from, id));
  }
  return undefined;
}

/** The backups of its own line in which it has come further than in the damaged file. */
async function furtherIn(
  { db, rescuing, backups, lines }: UnderWay,
  { id, revision }: CampaignHeadTable,
): Promise<readonly Backup[]> {
  if (rescuing.asItStood === true) return [];
  const [newest, ...older] = having(lines.own, id);
  if (newest === undefined) return [];
  const isFurther = (backup: Backup) => (standingIn(backup, id)?.revision ?? 0) > revision;
  const there = await backups.open(newest);
  const hasMore = there !== undefined && (await lastAct(there.db, id)) > (await lastAct(db, id));
  return [...(hasMore || isFurther(newest) ? [newest] : []), ...older.filter(isFurther)];
}

/** Out of the file, with the acts that are missing in between from a backup; where none has them, as far as they aren't missed. */
async function fromFile(
  { db, rescuing, gapped }: UnderWay,
  head: CampaignHeadTable,
): Promise<Mended | undefined> {
  const filled = await mended(db, head, rescuing);
  if (!gapped.has(head.id) || !(await dropBehindGaps(db, head.id))) return filled;
  const now = (await headsIn(db)).find(({ id }) => id === head.id) ?? head;
  const rest = await mended(db, now, rescuing);
  if (filled === undefined || rest === undefined) return rest;
  const { from, backup, brought } = filled.brought > 0 ? filled : rest;
  return { ...rest, from, backup, brought };
}

/** Which goes into the new file: what can be read where it is whole, and not behind the backups. */
async function chosen(underWay: UnderWay, head: CampaignHeadTable): Promise<Mended> {
  const { db, lines } = underWay;
  const { id } = head;
  const own = await fromFile(underWay, head);
  const last = await lastAct(db, id);
  const further = await fromFirstWhole(underWay, id, await furtherIn(underWay, head));
  if (further !== undefined) return further;
  if (own !== undefined) {
    const now = { ...own, ...lostOf(underWay.stood.get(id), last) };
    return { ...now, asItWas: isAsItWas(now) };
  }
  const whole = await fromFirstWhole(underWay, id, [...lines.own, ...lines.others]);
  if (whole !== undefined) return whole;
  await markDamaged(db, id, true);
  return AS_READ;
}

/** Of one of which nothing can be read: as a backup has it; where none has it whole, as the newest can be read. */
async function brought(underWay: UnderWay, id: string): Promise<Mended | undefined> {
  const { db, rescuing, backups, lines } = underWay;
  const all = [...lines.own, ...lines.others];
  const whole = await fromFirstWhole(underWay, id, all);
  if (whole !== undefined) return whole;
  const from = await backups.first(having(all, id));
  if (from === undefined) return undefined;
  const without = await takeOver(underWay, from, id);
  const head = (await headsIn(db)).find((one) => one.id === id);
  const { at } = from.backup;
  if (head !== undefined && (await mended(db, head, rescuing)) !== undefined) return fromBackup(at, without);
  await markDamaged(db, id, true);
  return { ...AS_READ, backup: at };
}

/** Which way the file has gone: by what it says, else by what is known of its last restore. */
const lineageOf = (taken: TakenOver | undefined, dir: string): Lineage | null =>
  taken?.lineage ?? readPlace(dir).lineage;

async function broughtTogether(underWay: UnderWay, taken: TakenOver | undefined) {
  const { db, rescuing, lines } = underWay;
  const { step = noStep, asItStood = false } = rescuing;
  const heads = await headsIn(db);
  const from = new Map<string, Mended>();
  for (const [index, head] of heads.entries()) {
    await step(index, heads.length);
    from.set(head.id, await chosen(underWay, head));
  }
  // Where all could be read, who isn't there was deleted for good.
  const wasThere = (id: string) =>
    taken !== undefined && (taken.allHeads || asItStood) ? taken.stood.has(id) : !asItStood;
  const known = new Set(lines.ends.flatMap(({ shelf }) => shelf.map(({ id }) => id)));
  for (const id of new Set([...known, ...(taken?.stood.keys() ?? [])])) {
    if (from.has(id) || !wasThere(id)) continue;
    const mendedThere = await brought(underWay, id);
    if (mendedThere !== undefined) from.set(id, mendedThere);
  }
  return from;
}

/** All of its acts. */
const isOfFile = ({ from, lost, lostBeside }: Mended): boolean =>
  (from === 'file' || from === 'mended') && lost + lostBeside === 0;

/** Makes a whole file beside the damaged one, which is left as it is. */
export async function rescue(rescuing: Rescuing): Promise<Rescue> {
  const { dir, file, asItStood = false } = rescuing;
  // A name of its own: another process may be looking at the same file.
  const path = unpackedFile(dir, 'holdout-rescue');
  const backups = openedBackups(dir);
  try {
    const newest = await backups.first(backups.all);
    const lineOf = (lineage: Lineage | null) => linesOf(lineage ?? readPlace(dir).lineage, backups.all);
    const taken = await takeReadable(file, path, {
      known: (lineage) => [...lineOf(lineage).own, ...lineOf(lineage).others].flatMap(({ shelf }) => shelf),
      backup: newest?.file,
    });
    const lines = linesOf(lineageOf(taken, dir), backups.all);
    const store = await openFile(path, { migrations: MIGRATIONS, alone: true });
    const drop = async () => {
      await store.close();
      dropUnpacked(path);
    };
    try {
      const { db } = store;
      const held = await heldWordsIn(db);
      await dropWordsBeyond(db);
      const [stood, gapped] = [taken?.stood ?? new Map(), await gappedIn(db)];
      const underWay = { db, rescuing, backups, lines, stood, held, gapped };
      const from = await broughtTogether(underWay, taken);
      const campaigns: Rescued[] = [];
      for (const { id, module: game, name, deleted_at } of await headsIn(db))
        campaigns.push({
          id,
          game,
          name,
          deleted: deleted_at !== null,
          acts: (await actsCounted(db, id)).done,
          held: having(backups.all, id).length > 0,
          ...(from.get(id) ?? AS_READ),
        });
      const heldNone = taken?.allHeads === true && taken.stood.size === 0;
      const settings =
        taken?.settings === true
          ? null
          : await bringSettings(db, await backups.first([...lines.own, ...lines.others]));
      // Where the whole list could be read, what isn't in it was deleted.
      const isOpen = ({ id }: Beside) =>
        taken?.allHeads !== true || campaigns.some((one) => one.id === id && !isOfFile(one));
      const besides = asItStood ? [] : besidesIn(lines, campaigns).filter(isOpen);
      return { store, campaigns, besides, settings, nothing: campaigns.length === 0 && !heldNone, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  } finally {
    await backups.drop();
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

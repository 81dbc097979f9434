/** What becomes of each campaign and game: out of the damaged file, mended from backups, or as a backup has it. */
import type { Game } from '../../src/rules/core/game.ts';
import type { Backup, Standing } from '../backups/manifest.ts';
import { bringOver } from '../backups/restore.ts';
import type { Unpacked } from '../backups/unpacked.ts';
import type { Step } from '../file/step.ts';
import { deleteForGood } from '../log/delete-for-good.ts';
import { checksumOfHead } from '../log/head-checksum.ts';
import { markDamaged } from '../log/marked.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { dropBehindGaps } from './gaps.ts';
import { carryWords, type HeldWords } from './held-words.ts';
import type { Lines } from './lines.ts';
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
import type { OpenedBackups } from './opened-backups.ts';
import type { TakenOver } from './readable-rows.ts';

export interface Rescuing {
  readonly dir: string;
  readonly file: string;
  readonly games: readonly Game[];
  readonly at: string;
  readonly step?: Step;
  /** It is looked at for what is in it, not for what came later: a backup mends it, and brings nothing that it didn't hold. */
  readonly asItStood?: boolean;
}

/** What is rescued, out of what, into what. */
export interface UnderWay {
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

export async function headsIn(db: Db): Promise<readonly CampaignHeadTable[]> {
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

export const having = (backups: readonly Backup[], id: string) =>
  backups.filter((backup) => standingIn(backup, id) !== undefined);

/** In the place of what can't be made whole; what the player wrote since goes with it. Gives what doesn't. */
async function takeOver(underWay: UnderWay, from: Unpacked, id: string): Promise<Without> {
  const { db, rescuing, lines, held } = underWay;
  const stood = underWay.stood.get(id);
  await db.updateTable('campaign_head').set({ deleted_at: rescuing.at }).where('id', '=', id).execute();
  await deleteForGood(db, id);
  await bringOver(db, from, id);
  const isOwn = lines.own.some(({ name }) => name === from.source.name);
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
export async function chosen(underWay: UnderWay, head: CampaignHeadTable): Promise<Mended> {
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
export async function brought(underWay: UnderWay, id: string): Promise<Mended | undefined> {
  const { db, rescuing, backups, lines } = underWay;
  const all = [...lines.own, ...lines.others];
  const whole = await fromFirstWhole(underWay, id, all);
  if (whole !== undefined) return whole;
  const from = await backups.first(having(all, id));
  if (from === undefined) return undefined;
  const without = await takeOver(underWay, from, id);
  const head = (await headsIn(db)).find((one) => one.id === id);
  const { at } = from.source;
  if (head !== undefined && (await mended(db, head, rescuing)) !== undefined) return fromBackup(at, without);
  await markDamaged(db, id, true);
  return { ...AS_READ, backup: at };
}

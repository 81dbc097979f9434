/** What the player wrote, as it can be read in a damaged file, carried over a log that a backup gives instead of the file's own. */
import { inTransaction } from '../file/transaction.ts';
import type { Db, Trx } from '../schema.ts';
import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { checksumOf } from '../writing/checksums.ts';
import { checksumInList, checksumOfDraft } from '../writing/draft-checksum.ts';
import { listOf } from '../writing/drafts.ts';
import { NO_WORDS, type WordsMended } from '../writing/mend.ts';
import { writingsOf } from '../writing/writings.ts';
import type { Stood } from './readable-rows.ts';

/** Of one campaign or game. */
export interface HeldWords {
  /** By version. */
  readonly versions: readonly WritingTable[];
  readonly forms: readonly DraftTable[];
  /** The checksums of its acts, by which another that has the same number is told from it. */
  readonly acts: ReadonlyMap<number, string | null>;
}

const NONE: HeldWords = { versions: [], forms: [], acts: new Map() };

const actsOf = async (db: Db, id: string): Promise<ReadonlyMap<number, string | null>> => {
  const acts = db.selectFrom('campaign_act').where('campaign_id', '=', id).select(['act', 'checksum']);
  return new Map((await acts.execute()).map(({ act, checksum }) => [act, checksum]));
};

/** Of all of them, also of those of whom nothing else can be read. */
export async function heldWordsIn(db: Db): Promise<(id: string) => HeldWords> {
  const versions = await db.selectFrom('writing').orderBy('version').selectAll().execute();
  const forms = await db.selectFrom('draft').orderBy('form').selectAll().execute();
  const held = new Map<string, HeldWords>();
  for (const id of new Set([...versions, ...forms].map((row) => row.campaign_id)))
    held.set(id, {
      versions: versions.filter((row) => row.campaign_id === id),
      forms: forms.filter((row) => row.campaign_id === id),
      acts: await actsOf(db, id),
    });
  return (id) => held.get(id) ?? NONE;
}

/** Onto what they are carried. */
interface Onto {
  readonly id: string;
  readonly held: HeldWords;
  /** How far the damaged file went, where its head can be read. */
  readonly stood: Stood | undefined;
  /** The backup is of the way that the file has gone, on which an act's number is its own. */
  readonly isOwn: boolean;
}

/** Versions missing between two that can be read; a number that was damaged may be any. */
const MOST_BETWEEN = 10_000;

/** Those that can be read, and those that there were. */
function versionsFrom(first: number, readable: readonly number[], written: number): readonly number[] {
  const last = Math.min(written, first + MOST_BETWEEN);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  return [...new Set([...all, ...readable.filter((version) => version >= first)])].toSorted((a, b) => a - b);
}

interface Carried<T> {
  readonly asRead: readonly T[];
  readonly gone: readonly T[];
}

/** The acts of the log that are those of the file as well. */
async function sameActs(db: Db, { id, held, isOwn }: Onto): Promise<ReadonlySet<number>> {
  const same = new Set<number>();
  for (const [act, checksum] of await actsOf(db, id)) {
    const before = held.acts.get(act);
    if (before === undefined ? isOwn : before === checksum) same.add(act);
  }
  return same;
}

/** Taken back, or given up, at an act that isn't there: it stays among the versions, and counts no more. */
function marksIn(acts: ReadonlySet<number>, row: WritingTable) {
  const { state, undone_at, given_up_with } = row;
  if (state === 'undone' && undone_at !== null && acts.has(undone_at))
    return { state, undone_at, given_up_with: null };
  const line = given_up_with !== null && acts.has(given_up_with) ? given_up_with : null;
  if (state === 'done') return { state, undone_at: null, given_up_with: null };
  return { state: 'dropped' as const, undone_at: null, given_up_with: line };
}

/** Whether it is as it was written can be told by the version before it alone. */
function isSound(row: WritingTable, before: WritingTable | undefined): boolean {
  if (row.version > 1 && before?.version !== row.version - 1) return false;
  return row.checksum === checksumOf(before?.checksum ?? null, row);
}

/** Versions that the log's own words don't have go on after them; where those went another way, none does. */
async function carryVersions(trx: Trx, onto: Onto): Promise<Carried<number>> {
  const { id, held, stood } = onto;
  const there = await writingsOf(trx, id).orderBy('version').selectAll().execute();
  const acts = await sameActs(trx, onto);
  const mine = new Map(held.versions.map((row) => [row.version, row]));
  const parted = there.find((row) => {
    const own = mine.get(row.version);
    return own !== undefined && own.checksum !== row.checksum && isSound(own, mine.get(row.version - 1));
  });
  const from = parted?.version ?? (there.at(-1)?.version ?? 0) + 1;
  const asRead: number[] = [];
  const gone: number[] = [];
  let end = there.at(-1);
  for (const version of versionsFrom(from, [...mine.keys()], stood?.written ?? 0)) {
    const row = mine.get(version);
    const isFar = version - (end?.version ?? 0) > MOST_BETWEEN;
    if (row === undefined || parted !== undefined || isFar || !acts.has(row.act)) {
      gone.push(version);
      continue;
    }
    if (!isSound(row, there.find((one) => one.version === version - 1) ?? mine.get(version - 1)))
      asRead.push(version);
    const checksum = checksumOf(end?.checksum ?? null, row);
    end = { ...row, ...marksIn(acts, row), checksum, marks_checksum: null };
    await trx.insertInto('writing').values(end).execute();
  }
  return { asRead, gone };
}

/** As it was left last: in the file, unless it is damaged there, or the backup's is later. */
async function carryForms(trx: Trx, { id, held, stood }: Onto): Promise<Carried<string>> {
  const drafts = trx.selectFrom('draft').where('campaign_id', '=', id).selectAll();
  const there = new Map((await drafts.execute()).map((row) => [row.form, row]));
  const listed = listOf(stood?.drafts);
  const isSound = (row: DraftTable) =>
    row.checksum === checksumOfDraft(row) &&
    (listed === undefined || listed.get(row.form) === checksumInList(row));
  const asRead: string[] = [];
  for (const row of held.forms) {
    const { form, body, changed_at } = row;
    const theirs = there.get(form);
    if (theirs !== undefined && (!isSound(row) || theirs.changed_at > changed_at)) continue;
    if (!isSound(row)) asRead.push(form);
    const checksum = checksumOfDraft(row);
    await trx
      .insertInto('draft')
      .values({ ...row, checksum })
      .onConflict((conflict) => conflict.doUpdateSet({ body, changed_at, checksum }))
      .execute();
  }
  const now = new Map((await drafts.execute()).map((row) => [row.form, row]));
  const isGone = (form: string, checksum: string) => {
    const row = now.get(form);
    if (row === undefined) return true;
    const isHeld = asRead.includes(form) || held.forms.some((one) => one.form === form && isSound(one));
    return !isHeld && checksumInList(row) !== checksum;
  };
  return {
    asRead,
    gone: [...(listed ?? [])].flatMap(([form, checksum]) => (isGone(form, checksum) ? [form] : [])),
  };
}

/** What is written there is added to, and nothing of it goes; what can't be carried is named. */
export async function carryWords(db: Db, onto: Onto): Promise<WordsMended> {
  return await inTransaction(db, async (trx) => {
    const versions = await carryVersions(trx, onto);
    const forms = await carryForms(trx, onto);
    return {
      ...NO_WORDS,
      asRead: { versions: versions.asRead, forms: forms.asRead },
      gone: { versions: versions.gone, forms: forms.gone },
    };
  });
}

/**
 * What was done on the shelf, the last ones: kept among the settings, so that it can be undone after the page, or Holdout, was
 * closed. A campaign's own acts are none of it but a new name, which is given there as well.
 */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../file/transaction.ts';
import { runsOf } from '../games/games.ts';
import type { Db, Trx } from '../schema.ts';
import { readSetting, writeSettings } from '../writing/settings.ts';
import { readHead } from './head.ts';

const campaign = { campaign: z.string() };
/** How it stood then: what has been played on, or written in, since isn't put away by undo. */
const Left = z.object({
  revision: z.int(),
  written: z.int().nullable(),
  /** Of the runs that belong to it, all together. */
  runs: z.int().optional(),
});
type Left = z.infer<typeof Left>;
const left = { left: Left };

const ShelfDeed = z.discriminatedUnion('did', [
  /** By this act of its log. */
  z.object({ did: z.literal('rename'), ...campaign, act: z.int(), from: z.string(), to: z.string() }),
  z.object({ did: z.literal('delete'), ...campaign }),
  z.object({ did: z.literal('throw-away'), ...campaign }),
  /** Those of an earlier version don't say how it stood. */
  z.object({ did: z.literal('keep'), ...campaign, left: Left.optional() }),
  /** It came onto the shelf, as a copy of another there, out of a file, or out of a backup. */
  z.object({ did: z.enum(['copy', 'open', 'restore']), ...campaign, ...left }),
  z.object({ did: z.literal('bring-back'), ...campaign, ...left }),
  /** Put another campaign, and the runs that hung on no other, among the deleted ones, and stands in its place. */
  z.object({
    did: z.literal('replace'),
    ...campaign,
    ...left,
    replaced: z.string(),
    runs: z.array(z.string()),
  }),
]);
export type ShelfDeed = z.infer<typeof ShelfDeed>;

/** `number` is given once, over a restore of an earlier file, too: so it is drawn, not counted. */
export type NumberedDeed = ShelfDeed & { readonly number: number };

const Stored = z.object({ deeds: z.array(z.intersection(ShelfDeed, z.object({ number: z.int() }))) });

const KEY = 'shelf.deeds';
/** Deeds that are kept. */
const KEPT = 20;

async function stored(db: Db): Promise<readonly NumberedDeed[]> {
  const found = Stored.safeParse(await readSetting(db, KEY));
  return found.success ? found.data.deeds : [];
}

/** Gives the number it goes by. */
export async function recordDeed(trx: Trx, deed: ShelfDeed): Promise<number> {
  const number = randomInt(2 ** 47);
  const deeds = [...(await stored(trx)), { ...deed, number }].slice(-KEPT);
  await writeSettings(trx, { [KEY]: { deeds } });
  return number;
}

export async function forgetDeed(trx: Trx, number: number): Promise<void> {
  const deeds = (await stored(trx)).filter((one) => one.number !== number);
  await writeSettings(trx, { [KEY]: { deeds } });
}

async function lies(db: Db, id: string): Promise<'on the shelf' | 'in the bin' | undefined> {
  const head = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('deleted_at')
    .executeTakeFirst();
  if (head === undefined) return undefined;
  return head.deleted_at === null ? 'on the shelf' : 'in the bin';
}

/** Of a campaign on the shelf: whatever is done, or written, in it or in one of its runs changes this. */
export async function standsNow(db: Db, id: string): Promise<Left> {
  const head = await readHead(db, id);
  const revisions = (await runsOf(db, id)).map(async (run) => (await readHead(db, run))?.revision ?? 0);
  const runs = (await Promise.all(revisions)).reduce((sum, revision) => sum + revision, 0);
  return { revision: head?.revision ?? 0, written: head?.writing.undo?.version ?? null, runs };
}

/** On the shelf, and just as it was left. */
async function isUntouched(db: Db, id: string, then: Left): Promise<boolean> {
  const { runs, ...now } = await standsNow(db, id);
  return (
    (await lies(db, id)) === 'on the shelf' &&
    now.revision === then.revision &&
    now.written === then.written &&
    (then.runs === undefined || runs === then.runs)
  );
}

async function isKeptCopy(db: Db, id: string): Promise<boolean> {
  const head = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('copied_from', 'is not', null)
    .select('what_if')
    .executeTakeFirst();
  return head?.what_if === 0;
}

/** Whether all is still as it left it. A new name is taken back until something else is done, or written, in the campaign. */
async function canBeUndone(db: Db, deed: ShelfDeed): Promise<boolean> {
  switch (deed.did) {
    case 'rename': {
      const head = await readHead(db, deed.campaign);
      return head?.deletedAt === null && head.undo?.act === deed.act && head.writing.undo === undefined;
    }
    case 'delete':
    case 'throw-away':
      return (await lies(db, deed.campaign)) === 'in the bin';
    case 'bring-back':
    case 'copy':
    case 'open':
    case 'restore':
      return await isUntouched(db, deed.campaign, deed.left);
    case 'keep': {
      const { campaign: id, left: then } = deed;
      return then !== undefined && (await isKeptCopy(db, id)) && (await isUntouched(db, id, then));
    }
    case 'replace':
      return (
        (await isUntouched(db, deed.campaign, deed.left)) && (await lies(db, deed.replaced)) === 'in the bin'
      );
    default:
      return deed satisfies never;
  }
}

/** The last deed that can be undone, or the one of that number if it can. */
export async function deedToUndo(db: Db, number?: number): Promise<NumberedDeed | undefined> {
  for (const deed of (await stored(db)).toReversed()) {
    if ((number === undefined || deed.number === number) && (await canBeUndone(db, deed))) return deed;
  }
  return undefined;
}

/** Makes a copy that was kept one to try something again. */
export async function tryAgain(db: Db, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.updateTable('campaign_head').set({ what_if: 1 }).where('id', '=', id).execute();
  });
}

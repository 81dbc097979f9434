/** Checks whether a log, or all that is stored, is what was stored and what the log adds up to. */

import { damagedFile } from '../../../db/backups/index.ts';
import { digestOf } from '../../../db/campaign-file/index.ts';
import { runsOf, verifyCampaign } from '../../../db/games/all-things-zombie/index.ts';
import {
  type Db,
  type FileCheck,
  isHeadWhole,
  isOfFile,
  logsOnShelf,
  lookThroughFile,
  markDamaged,
  noStep,
  readHead,
  rottenSettings,
  type Step,
  StoreFailure,
  type Verified,
} from '../../../db/index.ts';
import { gameIn, verifySession } from '../../../db/sessions/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import { notFound } from '../calls/call-failure.ts';
import type { AppContext, Context } from '../calls/context.ts';
import { orNothing, type Work } from '../calls/works.ts';
import { checkedView, type Found } from '../log/checked.ts';
import { CAMPAIGN_GAME, NO_SUCH } from '../log/command.ts';
import { unknownGame } from '../sessions/session.ts';

type Checking = Pick<Context, 'db' | 'games'>;

/** Findings to tell about a log, and whether it can be gone on from. */
interface Looked {
  readonly found: Found;
  readonly playable: boolean;
}

const unreadable = (sentence: string, row: string): Looked => ({
  found: { identical: false, events: 0, found: [sentence], differences: [row] },
  playable: false,
});

/** Undefined where it is of a game that isn't known here. */
async function verified(
  { db, games }: Checking,
  { campaign, of }: { readonly campaign: string; readonly of: string },
  step: Step,
): Promise<Verified | undefined> {
  if (of === CAMPAIGN_GAME) return await verifyCampaign(db, campaign, step);
  const game = games.find((one) => one.game === of);
  return game && (await verifySession(db, game, campaign, step));
}

/** Tables that play goes on without: the player's words, half-filled forms, and inverses, in whose place undo folds the log. */
const PLAYS_WITHOUT: ReadonlySet<string> = new Set(['writing', 'draft', 'act_inverse']);

async function looked(context: Checking, campaign: string, step: Step): Promise<Looked> {
  try {
    const of = await gameIn(context.db, campaign);
    if (of === undefined) throw notFound(NO_SUCH);
    const found = await verified(context, { campaign, of }, step);
    if (found === undefined) {
      // A game that nobody knows may be one whose name was damaged.
      if (await isHeadWhole(context.db, campaign)) throw unknownGame(of);
      const fault = 'How it lies on the shelf isn’t what was stored.';
      return unreadable(fault, fault);
    }
    const wrong = found.differences.some(({ table }) => !PLAYS_WITHOUT.has(table));
    return { found: checkedView(found), playable: !wrong };
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (error.code === 'unreadable') return unreadable(error.plain, error.message);
    // SQLite's own error names the copy that was looked at, which nobody knows.
    const fault = 'A part of it can’t be read.';
    if (error.code === 'damaged-file') return unreadable(fault, fault);
    throw error;
  }
}

/** Logs that were found sound since the file was opened: each window asks, and one look is enough. */
const foundSound = new WeakMap<Db, Set<string>>();

function soundIn(db: Db): Set<string> {
  const sound = foundSound.get(db) ?? new Set();
  foundSound.set(db, sound);
  return sound;
}

/** Looks at a copy, and leaves a mark in the file where nothing may be done from how it stands. */
async function check(context: Checking, copy: Db, campaign: string, step: Step): Promise<Found> {
  const { found, playable } = await looked({ ...context, db: copy }, campaign, step);
  // A file that takes no mark lets the next act find out by itself.
  await markDamaged(context.db, campaign, !playable).catch(() => undefined);
  soundIn(context.db)[found.identical ? 'add' : 'delete'](campaign);
  return found;
}

/**
 * Looks once more at a campaign with the mark of damage, and takes the mark back where all is as it was stored: it was made of what another
 * program had written half at that moment.
 */
export async function staysDamaged(context: Checking, campaign: string): Promise<boolean> {
  const { identical } = (await looked(context, campaign, noStep)).found;
  await markDamaged(context.db, campaign, !identical).catch(() => undefined);
  return !identical;
}

export async function isCampaignSound(context: Checking, campaign: string): Promise<boolean> {
  return (await looked(context, campaign, noStep)).found.identical;
}

/**
 * Gives one sentence about the first campaign or game on the shelf that isn't what was stored; those of games there are not here are left
 * out.
 */
async function foundOnShelf(
  context: Checking & Pick<AppContext, 'copied'>,
  step: Step,
): Promise<string | null> {
  const { db, games } = context;
  const known = new Set([CAMPAIGN_GAME, ...games.map(({ game }) => game)]);
  const logs = (await logsOnShelf(db)).filter(({ id }) => !soundIn(db).has(id));
  if (logs.length === 0) return null;
  const copy = await context.copied();
  try {
    for (const { id, game, name } of logs) {
      if (!known.has(game) && (await isHeadWhole(db, id))) continue;
      const { identical, found } = await check(context, copy.db, id, step);
      if (!identical) return `${name} was damaged on the disk. ${found[0] ?? ''}`;
    }
    return null;
  } finally {
    await copy.close();
  }
}

/** Gives one sentence where the file, a log or a setting isn't what was stored, after what a look at the file has found. */
export async function damageIn(
  app: AppContext,
  db: Db,
  { damage, rows: [row] }: FileCheck,
  step: Step,
): Promise<string | null> {
  if (damage !== null) return damage;
  const found = await foundOnShelf({ ...app, db }, step);
  if (found !== null) return found;
  if ((await rottenSettings(db)).some((key) => !isOfFile(key)))
    return 'A setting was damaged on the disk, and is as in the beginning.';
  // Damage that stands in no log is the file's.
  return row === undefined ? null : damagedFile(app.dataDir, app.file, row, app.now()).message;
}

/** The log with the runs it has taken up, and the file it is in. A run of a game that isn't here can't be folded. */
export async function checked(
  context: Context,
  { campaign }: Parsed<'campaign.verify'>,
  work: Work,
): Promise<Output<'campaign.verify'>> {
  const { damage } = await lookThroughFile(context.file, context.now);
  const copy = await context.copied();
  try {
    const { events, found, differences } = await check(context, copy.db, campaign, orNothing(work));
    const wrong = { found: damage === null ? [...found] : [damage, ...found], differences: [...differences] };
    // A damaged log may not lead to its runs: the repair is of all of the file then.
    for (const run of found.length > 0 ? [] : await runsOf(copy.db, campaign)) {
      const of = await gameIn(copy.db, run);
      if (context.games.every(({ game }) => game !== of)) continue;
      const { name = '' } = (await readHead(copy.db, run)) ?? {};
      const its = await check(context, copy.db, run, orNothing(work));
      wrong.found.push(...its.found.map((sentence) => `${name}: ${sentence}`));
      wrong.differences.push(...its.differences.map((row) => `${name}: ${row}`));
    }
    const identical = wrong.found.length === 0;
    return {
      identical,
      events,
      ...wrong,
      digest: identical ? ((await digestOf(copy.db, campaign)) ?? '') : '',
    };
  } finally {
    await copy.close();
  }
}

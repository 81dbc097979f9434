/** `check`: whether a log, or all that is stored, is what was stored. */

import { damagedFile } from '../../../db/backups/index.ts';
import { verifyCampaign } from '../../../db/games/all-things-zombie/index.ts';
import {
  type Db,
  type FileCheck,
  isHeadWhole,
  isOfFile,
  logsOnShelf,
  lookThroughFile,
  markDamaged,
  noStep,
  rottenSettings,
  type Step,
  StoreFailure,
  type Verified,
} from '../../../db/index.ts';
import { gameIn, verifySession } from '../../../db/sessions/index.ts';
import type { Output } from '../../contract/contract.ts';
import { notFound, refused } from '../calls/call-failure.ts';
import type { AppContext, Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { orNothing } from '../calls/works.ts';
import { checkedView, unreadableView } from '../log/checked.ts';
import { CAMPAIGN_GAME, NO_SUCH } from '../log/command.ts';

type Checking = Pick<Context, 'db' | 'games'>;
type Found = Output<'check.campaign'>;

/** Findings to tell about a log, and whether it can be gone on from. */
interface Looked {
  readonly found: Found;
  readonly playable: boolean;
}

const unreadable = (message: string): Looked => ({ found: unreadableView(message), playable: false });

/** Undefined where it is of a game that isn't known here. */
async function verified(
  { db, games }: Checking,
  campaign: string,
  step: Step,
): Promise<Verified | undefined> {
  const of = await gameIn(db, campaign);
  if (of === undefined) throw notFound(NO_SUCH);
  if (of === CAMPAIGN_GAME) return await verifyCampaign(db, campaign, step);
  const game = games.find((one) => one.game === of);
  return game && (await verifySession(db, game, campaign, step));
}

async function looked(context: Checking, campaign: string, step: Step): Promise<Looked> {
  try {
    const found = await verified(context, campaign, step);
    if (found === undefined) {
      // A game that nobody knows may be one whose name was damaged.
      if (await isHeadWhole(context.db, campaign))
        throw refused('This game is of a Holdout that knows more games; check it with that one.');
      return unreadable('How it lies on the shelf isn’t what was stored.');
    }
    const wrong = found.differences.some(({ table }) => table !== 'writing' && table !== 'draft');
    return { found: checkedView(found), playable: !wrong };
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (error.code === 'unreadable') return unreadable(error.plain);
    // SQLite's own error names the copy that was looked at, which nobody knows.
    if (error.code === 'damaged-file') return unreadable('A part of it can’t be read.');
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
  soundIn(context.db)[found.sound ? 'add' : 'delete'](campaign);
  return found;
}

export async function isCampaignSound(context: Checking, campaign: string): Promise<boolean> {
  return (await looked(context, campaign, noStep)).found.sound;
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
      const { sound, found } = await check(context, copy.db, id, step);
      if (!sound) return `${name} was damaged on the disk. ${found[0] ?? ''}`;
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

export const checkHandlers: Handlers<MethodOf<'check'>> = {
  'check.campaign': async (context, { campaign }, work) => {
    const { damage } = await lookThroughFile(context.file, context.now);
    const copy = await context.copied();
    const found = await check(context, copy.db, campaign, orNothing(work)).finally(copy.close);
    return damage === null ? found : { ...found, sound: false, found: [damage, ...found.found] };
  },
};

/** The shelf: everything on it, and what is done with a whole campaign or game. */

import {
  episodesOnShelf,
  type ListedCampaign,
  listCampaigns,
} from '../../../db/games/all-things-zombie/index.ts';
import {
  actsAfter,
  binCampaign,
  closed,
  copies,
  type DoneOnShelf,
  deleteForGood,
  keepCopy,
  unbinCampaign,
  writtenLast,
} from '../../../db/index.ts';
import { type ListedSession, listSessions } from '../../../db/sessions/index.ts';
import { notFound, refused } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { shelfEntry } from '../games/campaigns.ts';
import { type At, failureOf, NO_SUCH } from '../log/command.ts';
import { writingTurned } from '../log/writing.ts';
import { sessionEntry } from '../sessions/view.ts';
import { checked } from './check.ts';
import { logOf } from './log-calls.ts';

const notInTheBin = () =>
  refused('Only what is in Deleted can be deleted for good; delete it first.', 'on-the-shelf');

function thereIs(done: DoneOnShelf | undefined): DoneOnShelf {
  if (done === undefined) throw notFound('There is no such campaign.');
  return done;
}

/** Acts that are taken back at once without a backup. */
const FEW = 20;

/** A backup first, where more than a few acts after this one are about to be taken back. */
async function beforeTakingBack(context: Context, { campaign, revision }: At, act: number): Promise<void> {
  const acts = await actsAfter(context.db, campaign, revision, act);
  if (acts > FEW) await context.backups.before('take-back', { acts });
}

/** Calls that every log takes, and those that treat a log as a whole. */
type OfEveryLog =
  | `campaign.${'keep' | 'delete' | 'delete-for-good' | 'restore' | 'rename' | 'copy' | 'log' | 'verify'}`
  | `campaign.${'undo' | 'redo' | 'lines' | 'line' | 'bring-back'}`;

export const shelfHandlers: Handlers<MethodOf<'shelf'> | MethodOf<'corrections'> | OfEveryLog> = {
  'shelf.list': async ({ db, games }) => {
    const written = await writtenLast(db);
    const beside = { episodes: await episodesOnShelf(db), copies: await copies(db), written };
    const campaign = (listed: ListedCampaign) =>
      shelfEntry(listed, { copy: beside.copies.get(listed.id), written: written.get(listed.id) });
    const entry = (listed: ListedSession) => sessionEntry(games, beside, listed);
    return {
      campaigns: (await listCampaigns(db, 'shelf')).map(campaign),
      deleted: (await listCampaigns(db, 'bin')).map(campaign),
      games: (await listSessions(db, 'shelf')).map(entry),
      deletedGames: (await listSessions(db, 'bin')).map(entry),
    };
  },
  'campaign.keep': async ({ db }, { campaign }) => thereIs(await keepCopy(db, campaign)),
  'campaign.delete': async ({ db, now }, { campaign }) =>
    thereIs(await binCampaign(db, campaign, now().toISOString())),
  'campaign.restore': async ({ db }, { campaign }) => thereIs(await unbinCampaign(db, campaign)),
  'campaign.delete-for-good': async ({ db, backups }, { campaign }) => {
    const found = await closed(db, campaign);
    if (found === undefined) throw notInTheBin();
    if (found.code !== 'in-the-bin') throw failureOf(found);
    await backups.before('delete-for-good');
    const deleted = await deleteForGood(db, campaign);
    if (!deleted.ok) throw deleted.refusal === 'on-the-shelf' ? notInTheBin() : notFound(NO_SUCH);
    return { name: deleted.name };
  },

  'campaign.rename': async (context, input) =>
    await (await logOf(context, input))['campaign.rename'](context, input),
  'campaign.copy': async (context, input) =>
    await (await logOf(context, input))['campaign.copy'](context, input),
  'campaign.log': async (context, input) =>
    await (await logOf(context, input))['campaign.log'](context, input),
  'campaign.verify': checked,
  'campaign.undo': async (context, input) => {
    // Going back to an act leaves what was written since alone.
    const words = input.backTo === undefined ? await writingTurned(context, input, 'undo') : undefined;
    if (input.backTo !== undefined) await beforeTakingBack(context, input, input.backTo);
    return words ?? (await (await logOf(context, input))['campaign.undo'](context, input));
  },
  'campaign.redo': async (context, input) => {
    // Going forward to an act writes what was taken back on the way.
    const words = input.upTo === undefined ? await writingTurned(context, input, 'redo') : undefined;
    return words ?? (await (await logOf(context, input))['campaign.redo'](context, input));
  },
  'campaign.lines': async (context, input) =>
    await (await logOf(context, input))['campaign.lines'](context, input),
  'campaign.line': async (context, input) =>
    await (await logOf(context, input))['campaign.line'](context, input),
  'campaign.bring-back': async (context, input) => {
    const { lines } = await (await logOf(context, input))['campaign.lines'](context, input);
    const line = lines.find((one) => one.line === input.line);
    if (line !== undefined) await beforeTakingBack(context, input, line.after.act);
    return await (await logOf(context, input))['campaign.bring-back'](context, input);
  },

  'corrections.get': async (context, input) =>
    await (await logOf(context, input))['corrections.get'](context, input),
  'corrections.figures': async (context, input) =>
    await (await logOf(context, input))['corrections.figures'](context, input),
  'corrections.make': async (context, input) =>
    await (await logOf(context, input))['corrections.make'](context, input),
  'corrections.take-back': async (context, input) =>
    await (await logOf(context, input))['corrections.take-back'](context, input),
};

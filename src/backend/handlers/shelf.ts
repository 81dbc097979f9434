/** The shelf: everything on it, and what is done with a whole campaign or game. */
import {
  actsAfter,
  closed,
  copies,
  deleteForGood,
  episodesOnShelf,
  inTransaction,
  type ListedCampaign,
  type ListedSession,
  listCampaigns,
  listSessions,
  readHead,
  recordDeed,
  standsNow,
  writtenLast,
} from '../../../db/index.ts';
import { inTransactionCached } from '../campaign/campaign-cache.ts';
import { type At, failureOf, NO_SUCH } from '../campaign/command.ts';
import { writingTurned } from '../campaign/writing.ts';
import { shelfEntry } from '../games/campaigns.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { sessionEntry } from '../sessions/view.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { logOf } from './log-calls.ts';
import { shelfDeedHandlers, undoOnShelf } from './shelf-deeds.ts';
import { words as said } from './text/shelf.ts';
import { verifyWithRuns } from './verify.ts';

const notInTheBin = () => refused(said.onlyWhatIsIn, 'on-the-shelf');

/** Acts that are taken back at once without a backup. */
const FEW = 20;

/** A backup first, where more than a few acts after this one are about to be taken back. */
async function beforeTakingBack(context: Context, { campaign, revision }: At, act: number): Promise<void> {
  const acts = await actsAfter(context.db, campaign, revision, act);
  if (acts > FEW) await context.backups.before('take-back', { acts });
}

/** What is asked of every log, and what is done with it as a whole. */
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
      undo: await undoOnShelf(db),
    };
  },
  ...shelfDeedHandlers,
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
    await inTransactionCached(context.db, async (db) => {
      const inside = { ...context, db };
      const from = (await readHead(db, input.campaign))?.name ?? '';
      const renamed = await (await logOf(inside, input))['campaign.rename'](inside, input);
      const head = await readHead(db, input.campaign);
      if (head !== undefined) {
        const { act, name: to } = head;
        await recordDeed(db, { did: 'rename', campaign: input.campaign, act, from, to });
      }
      return renamed;
    }),
  'campaign.copy': async (context, input) =>
    await inTransaction(context.db, async (db) => {
      const inside = { ...context, db };
      const made = await (await logOf(inside, input))['campaign.copy'](inside, input);
      await recordDeed(db, { did: 'copy', campaign: made.id, left: await standsNow(db, made.id) });
      return made;
    }),
  'campaign.log': async (context, input) =>
    await (await logOf(context, input))['campaign.log'](context, input),
  'campaign.verify': verifyWithRuns,
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

/** The shelf: everything on it, and what is done with a whole campaign or game. */
import {
  binCampaign,
  episodesOnShelf,
  type ListedSession,
  listCampaigns,
  listSessions,
  unbinCampaign,
} from '../../../db/index.ts';
import type { PlainAct } from '../../contract/games/all-things-zombie/calls/acts.ts';
import type { OfTheRules } from '../games/all-things-zombie/handlers/agreements.ts';
import { campaignHandlers } from '../games/all-things-zombie/handlers/campaign.ts';
import { writingTurned } from '../games/all-things-zombie/handlers/journal.ts';
import { shelfEntry } from '../games/all-things-zombie/views/campaign.ts';
import { notFound } from '../host/call-failure.ts';
import { sessionEntry } from '../sessions/view.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { logOf } from './log-calls.ts';

function named(name: string | undefined): { name: string } {
  if (name === undefined) throw notFound('There is no such campaign.');
  return { name };
}

export const shelfHandlers: Handlers<
  MethodOf<'shelf'> | MethodOf<'corrections'> | Exclude<MethodOf<'campaign'>, PlainAct | OfTheRules>
> = {
  ...campaignHandlers,
  'shelf.list': async ({ db, games }) => {
    const episodes = await episodesOnShelf(db);
    const entry = (listed: ListedSession) => sessionEntry(games, episodes, listed);
    return {
      campaigns: (await listCampaigns(db, 'shelf')).map(shelfEntry),
      deleted: (await listCampaigns(db, 'bin')).map(shelfEntry),
      games: (await listSessions(db, 'shelf')).map(entry),
      deletedGames: (await listSessions(db, 'bin')).map(entry),
    };
  },
  'campaign.delete': async ({ db, now }, { campaign }) =>
    named(await binCampaign(db, campaign, now().toISOString())),
  'campaign.restore': async ({ db }, { campaign }) => named(await unbinCampaign(db, campaign)),

  'campaign.rename': async (context, input) =>
    await (await logOf(context, input))['campaign.rename'](context, input),
  'campaign.copy': async (context, input) =>
    await (await logOf(context, input))['campaign.copy'](context, input),
  'campaign.log': async (context, input) =>
    await (await logOf(context, input))['campaign.log'](context, input),
  'campaign.verify': async (context, input, work) =>
    await (await logOf(context, input))['campaign.verify'](context, input, work),
  'campaign.undo': async (context, input) => {
    // Going back to an act leaves what was written since alone.
    const words = input.backTo === undefined ? await writingTurned(context, input, 'undo') : undefined;
    return words ?? (await (await logOf(context, input))['campaign.undo'](context, input));
  },
  'campaign.redo': async (context, input) =>
    (await writingTurned(context, input, 'redo')) ??
    (await (await logOf(context, input))['campaign.redo'](context, input)),

  'corrections.get': async (context, input) =>
    await (await logOf(context, input))['corrections.get'](context, input),
  'corrections.figures': async (context, input) =>
    await (await logOf(context, input))['corrections.figures'](context, input),
  'corrections.make': async (context, input) =>
    await (await logOf(context, input))['corrections.make'](context, input),
  'corrections.take-back': async (context, input) =>
    await (await logOf(context, input))['corrections.take-back'](context, input),
};

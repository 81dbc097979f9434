/** What is asked of every log, answered for a game in progress. */
import {
  copyCampaign,
  redoSession,
  type SessionTurned,
  sessionActs,
  undoSession,
  verifySession,
} from '../../../db/index.ts';
import type { Committed } from '../../contract/log.ts';
import type { Game } from '../../rules/core/game.ts';
import { failureOf } from '../campaign/campaign-act.ts';
import type { LogCalls } from '../campaign/log-of.ts';
import { notFound, refused } from '../host/call-failure.ts';
import { freshCampaignId } from '../host/seed.ts';
import { changeSession } from './session.ts';
import { actTitle } from './view.ts';

/** Acts of one page of the log. */
const ACTS = 50;

function turned(game: Game, verb: 'Undone' | 'Redone', result: SessionTurned): Committed {
  if (!result.ok) throw failureOf(result.refusal);
  const [first = '', ...more] = result.titles;
  const title = more.length === 0 ? `${verb}: ${actTitle(game, first)}` : `${verb}: ${more.length + 1} acts`;
  return { revision: result.head.revision, title };
}

export function sessionLog(game: Game): LogCalls {
  const renamed = async (
    context: Parameters<LogCalls['campaign.rename']>[0],
    at: { readonly campaign: string; readonly revision: number },
    name: string,
  ): Promise<Committed> => {
    const result = await changeSession(context, at, 'campaign.rename', 'renamed', (session) => {
      if (session.name === name) throw refused(`It is called ${name} already.`);
      return { type: 'game-renamed', from: session.name, to: name };
    });
    if (!result.ok) throw failureOf(result.refusal);
    return { revision: result.head.revision, title: actTitle(game, 'renamed') };
  };
  return {
    ruleTitle: (rule) => game.ruleIndex.find(({ id }) => id === rule)?.section ?? rule,
    'campaign.rename': async (context, { name, ...at }) => await renamed(context, at, name),
    'campaign.copy': async (context, { campaign, name }) => {
      const id = freshCampaignId(context.random);
      const head = await copyCampaign(context.db, campaign, { newId: id, at: context.now().toISOString() });
      if (head === undefined) throw notFound('There is no such game to copy.');
      if (head.name === name) return { id, revision: head.revision };
      const { revision } = await renamed(context, { campaign: id, revision: head.revision }, name);
      return { id, revision };
    },
    'campaign.log': async ({ db }, { campaign, after }) => {
      const { acts, next } = await sessionActs(db, campaign, { after, limit: ACTS });
      return {
        acts: acts.map(({ title, ...act }) => ({ ...act, title: actTitle(game, title), date: '' })),
        next,
      };
    },
    'campaign.verify': async ({ db }, { campaign }) => {
      const verified = await verifySession(db, game, campaign);
      if (verified === undefined) throw notFound('There is no such game to verify.');
      const { events, differences } = verified;
      return {
        identical: differences.length === 0,
        events,
        differences: differences.map(
          ({ where, stored, rebuilt }) => `${where}: stored ${stored}, rebuilt ${rebuilt}`,
        ),
      };
    },
    'campaign.undo': async ({ db, now }, { campaign, revision, backTo }) =>
      turned(game, 'Undone', await undoSession(db, campaign, revision, { at: now().toISOString(), backTo })),
    'campaign.redo': async ({ db, now }, { campaign, revision }) =>
      turned(game, 'Redone', await redoSession(db, game, campaign, revision, { at: now().toISOString() })),
  };
}

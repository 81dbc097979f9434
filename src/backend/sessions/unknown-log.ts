/**
 * What is asked of every log, answered for a game that this Holdout doesn't have: a newer one made it, or the game is gone.
 * Nothing of it is read by rules, so nothing can be changed and nothing is lost.
 */
import { copyCampaign, sessionActs } from '../../../db/index.ts';
import type { LogCalls } from '../campaign/log-of.ts';
import { notFound } from '../host/call-failure.ts';
import { freshCampaignId } from '../host/seed.ts';
import { unknownGame } from './session.ts';
import { ACTS } from './session-log.ts';
import { deedTitle } from './view.ts';

export function unknownLog(game: string): LogCalls {
  const cannot = (): Promise<never> => Promise.reject(unknownGame(game));
  return {
    ruleTitle: (rule) => rule,
    'campaign.log': async ({ db }, { campaign, after }) => {
      const { acts, next } = await sessionActs(db, campaign, { after, limit: ACTS });
      return {
        acts: acts.map(({ title, ...act }) => ({ ...act, title: deedTitle(title), date: '' })),
        next,
      };
    },
    /** Under the name it has: to be called otherwise is an act of the game's own log. */
    'campaign.copy': async ({ db, random, now }, { campaign }) => {
      const id = freshCampaignId(random);
      const head = await copyCampaign(db, campaign, { newId: id, at: now().toISOString() });
      if (head === undefined) throw notFound('There is no such game to copy.');
      return { id, revision: head.revision };
    },
    'campaign.rename': cannot,
    'campaign.verify': cannot,
    'campaign.undo': cannot,
    'campaign.redo': cannot,
    'corrections.get': cannot,
    'corrections.figures': cannot,
    'corrections.make': cannot,
    'corrections.take-back': cannot,
  };
}

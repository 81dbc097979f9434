/**
 * Calls that every log takes, answered for a game that this Holdout doesn't have: a newer one made it, or the game is gone. Nothing of it
 * is read by rules, so nothing can be changed and nothing is lost.
 */
import { copyCampaign, enterCopy, inTransaction } from '../../../db/index.ts';
import { sessionActs } from '../../../db/sessions/index.ts';
import { notFound } from '../calls/call-failure.ts';
import { freshCampaignId } from '../calls/seed.ts';
import { lineActs, linesView } from '../log/given-up-lines.ts';
import type { LogCalls } from '../log/log-of.ts';
import { withWritten } from '../log/writing.ts';
import { unknownGame } from './session.ts';
import { ACTS } from './session-log.ts';
import { deedTitle } from './view.ts';

const LINE_WORDS = { title: (stored: unknown) => deedTitle(String(stored)) };

export function unknownLog(game: string): LogCalls {
  const cannot = (): Promise<never> => Promise.reject(unknownGame(game));
  return {
    ruleTitle: (rule) => rule,
    named: cannot,
    'campaign.log': async ({ db }, wanted) => {
      const { campaign, after, state } = wanted;
      const { acts, next } = await sessionActs(db, campaign, { after, limit: ACTS, state });
      const views = acts.map(({ title, ...act }) => ({ ...act, title: deedTitle(title), date: '' }));
      return await withWritten(db, wanted, { acts: views, next });
    },
    /** Under the name it has: to be called otherwise is an act of the game's own log. */
    'campaign.copy': async ({ db, random, now }, { campaign, line, from, whatIf }) => {
      if (line !== undefined || from !== undefined) throw unknownGame(game);
      return await inTransaction(db, async (trx) => {
        const id = freshCampaignId(random);
        const head = await copyCampaign(trx, campaign, { newId: id, at: now().toISOString() });
        if (head === undefined) throw notFound('There is no such game to copy.');
        await enterCopy(trx, id, whatIf);
        return { id, revision: head.revision };
      });
    },
    'campaign.rename': cannot,
    'campaign.lines': async ({ db }, { campaign }) => await linesView(db, campaign, LINE_WORDS),
    'campaign.line': async ({ db }, { campaign, ...of }) => await lineActs(db, campaign, LINE_WORDS, of),
    'campaign.bring-back': cannot,
    'campaign.undo': cannot,
    'campaign.redo': cannot,
    'corrections.get': cannot,
    'corrections.figures': cannot,
    'corrections.make': cannot,
    'corrections.take-back': cannot,
  };
}

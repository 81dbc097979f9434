/** Calls that every log takes, answered for a game in progress. */

import { takenUpBy } from '../../../db/games/all-things-zombie/index.ts';
import { inTransaction } from '../../../db/index.ts';
import {
  bringBackSession,
  redoSession,
  type SessionTurned,
  sessionActs,
  undoSession,
} from '../../../db/sessions/index.ts';
import type { Committed } from '../../contract/log.ts';
import { correcting, differences, takingBack } from '../../rules/core/corrections.ts';
import { canonical } from '../../rules/core/digest.ts';
import type { Game } from '../../rules/core/game.ts';
import { listed } from '../../rules/core/text/english.ts';
import { refused } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { failureOf } from '../log/command.ts';
import { copied } from '../log/copying.ts';
import { type FigureWords, figureViews, namedFigureView } from '../log/corrections.ts';
import { broughtBackTitle, lineActs, linesView, restoreFailure } from '../log/given-up-lines.ts';
import type { LogCalls, NamesACopy } from '../log/log-of.ts';
import { withWritten } from '../log/writing.ts';
import { playableAfter, takenBack } from './correcting.ts';
import { changeSession, foundSession } from './session.ts';
import { actTitle, type Deed } from './view.ts';

/** Acts of one page of the log. */
export const ACTS = 50;

function turned(game: Game, verb: 'Undone' | 'Redone', result: SessionTurned): Committed {
  if (!result.ok) throw failureOf(result.refusal);
  const [first = '', ...more] = result.titles;
  const title =
    more.length === 0 ? `${verb}: ${actTitle(game, String(first))}` : `${verb}: ${more.length + 1} acts`;
  return { revision: result.head.revision, title };
}

export function sessionLog(game: Game): LogCalls {
  const words: FigureWords = { ...game.text.figures, rule: () => null };
  const lineWords = { title: (stored: unknown) => actTitle(game, String(stored)) };
  const renamed = async (
    context: Parameters<LogCalls['campaign.rename']>[0],
    at: { readonly campaign: string; readonly revision: number },
    name: string,
    as: { readonly command: NamesACopy; readonly title: 'copied' } | undefined = undefined,
  ): Promise<Committed> => {
    const { command, title } = as ?? ({ command: 'campaign.rename', title: 'renamed' } as const);
    const result = await changeSession(context, at, command, title, (session) => {
      if (session.name === name) throw refused(`It is called ${name} already.`, 'already-so');
      return { type: 'game-renamed', from: session.name, to: name };
    });
    if (!result.ok) throw failureOf(result.refusal);
    return { revision: result.head.revision, title: actTitle(game, title) };
  };
  const named: LogCalls['named'] = async (context, at, name, by = 'campaign.copy') =>
    await renamed(context, at, name, { command: by, title: 'copied' });
  type Change = Parameters<typeof changeSession>[4];
  const done = async (
    context: Parameters<LogCalls['campaign.rename']>[0],
    { campaign, revision }: { readonly campaign: string; readonly revision: number },
    { command, title, event }: { readonly command: string; readonly title: Deed; readonly event: Change },
  ): Promise<Committed> => {
    const result = await changeSession(context, { campaign, revision }, command, title, event);
    if (!result.ok) throw failureOf(result.refusal);
    return { revision: result.head.revision, title: actTitle(game, title) };
  };
  return {
    ruleTitle: (rule) => game.ruleIndex.find(({ id }) => id === rule)?.section ?? rule,
    'corrections.get': async (context, { campaign }) => {
      const { session } = await foundSession(context, campaign);
      const found = differences(game.tables, session.corrections);
      return { differences: found.map((one) => namedFigureView(one, words)) };
    },
    'corrections.figures': async (context, { campaign }) => {
      const { session } = await foundSession(context, campaign);
      return { figures: figureViews(game.tables, session.corrections, words) };
    },
    'corrections.make': async (context, { campaign, revision, ...correction }) =>
      await done(
        context,
        { campaign, revision },
        {
          command: 'corrections.make',
          title: 'figure-corrected',
          event: ({ corrections }) =>
            playableAfter(game, corrections, correcting(game.tables, corrections, correction)),
        },
      ),
    'corrections.take-back': async (context, { campaign, revision, ...place }) =>
      await done(
        context,
        { campaign, revision },
        {
          command: 'corrections.take-back',
          title: 'correction-taken-back',
          event: ({ corrections }) =>
            takenBack(game, corrections, takingBack(game.tables, corrections, place)),
        },
      ),
    named,
    'campaign.rename': async (context, { name, ...at }) => await renamed(context, at, name),
    'campaign.copy': async (context, wanted) => {
      await foundSession(context, wanted.campaign);
      return await copied(context, wanted, {
        bringBack: async ({ db, now }, { campaign, revision }, line) =>
          await bringBackSession(db, game, campaign, revision, {
            at: now().toISOString(),
            line,
            pastCopies: true,
          }),
        backTo: async ({ db, now }, { campaign, revision }, backTo) =>
          await undoSession(db, game, campaign, revision, {
            at: now().toISOString(),
            backTo,
            pastCopies: true,
          }),
        named,
      });
    },
    'campaign.log': async ({ db }, wanted) => {
      const { campaign, after, state } = wanted;
      const { acts, next } = await sessionActs(db, campaign, { after, limit: ACTS, state });
      const views = acts.map(({ title, ...act }) => ({ ...act, title: actTitle(game, title), date: '' }));
      return await withWritten(db, wanted, { acts: views, next });
    },
    'campaign.undo': async (context, { campaign, revision, backTo }) =>
      await keepingItsEnd(context, campaign, async ({ db, now }) =>
        turned(
          game,
          'Undone',
          await undoSession(db, game, campaign, revision, { at: now().toISOString(), backTo }),
        ),
      ),
    'campaign.redo': async ({ db, now }, { campaign, revision, upTo }) =>
      turned(
        game,
        'Redone',
        await redoSession(db, game, campaign, revision, { at: now().toISOString(), upTo }),
      ),
    'campaign.lines': async (context, { campaign }) => {
      await foundSession(context, campaign);
      return await linesView(context.db, campaign, lineWords);
    },
    'campaign.line': async (context, { campaign, ...of }) => {
      await foundSession(context, campaign);
      return await lineActs(context.db, campaign, lineWords, of);
    },
    'campaign.bring-back': async (context, { campaign, revision, line }) =>
      await keepingItsEnd(context, campaign, async ({ db, now }) => {
        const back = await bringBackSession(db, game, campaign, revision, { at: now().toISOString(), line });
        if (!back.ok) throw restoreFailure(back.refusal);
        return { revision: back.head.revision, title: broughtBackTitle(back.titles.length) };
      }),
  };
}

/** Does the work, unless another end would stand in the run than in a campaign on the shelf that has entered it. */
async function keepingItsEnd<T>(
  context: Context,
  run: string,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  const campaigns = (await takenUpBy(context.db, run)).filter(({ told }) => told);
  if (campaigns.length === 0) return await work(context);
  return await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { session: before } = await foundSession(inside, run);
    const done = await work(inside);
    const { session: after } = await foundSession(inside, run);
    if (before.outcome === null || canonical(before.outcome) === canonical(after.outcome)) return done;
    throw refused(
      `How ${after.name} ended is entered in ${listed(campaigns.map(({ name }) => name))}. Undo that there first, or copy this run from an earlier act.`,
      'end-entered',
    );
  });
}

/** Episodes: what a campaign enters of a run is read from the run's own log. */
import { takenUpBy } from '../../../../../db/games/all-things-zombie/index.ts';
import { playOf } from '../../../../rules/all-things-zombie/acts/plays.ts';
import { canonical } from '../../../../rules/core/digest.ts';
import { spoilsText } from '../../../../rules/core/text/spoils.ts';
import { refused } from '../../../calls/call-failure.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { foundSession } from '../../../sessions/session.ts';
import { change, changing } from '../campaign-act.ts';
import { questionView } from '../views/question.ts';
import { replyViews } from '../views/replies.ts';

export const episodeHandlers: Handlers<MethodOf<'episode'>> = {
  'episode.begin': async (context, { run, ...at }) => {
    const { game, session } = await foundSession(context, run);
    const { name } = session;
    return await change(
      context,
      'episode.begin',
      at,
      playOf('episode.begin', { run, game: game.game, name }),
    );
  },
  'episode.end': async (context, { run, dice, ...at }) => {
    const { game, session } = await foundSession(context, run);
    if (session.outcome === null) throw refused(`${session.name} isn’t over yet; play it to its end first.`);
    const outcome = canonical(session.outcome);
    const spoils = [...game.spoils(session)];
    const play = playOf('episode.end', { run, outcome, spoils });
    const changed = await changing(context, 'episode.end', at, play, dice);
    if (changed.state === 'done') return { state: 'done', ...changed.committed };
    return { state: 'waiting', question: questionView(changed.question), replies: replyViews(changed.rolls) };
  },
  'episode.of': async (context, { campaign }) => {
    const { game, session } = await foundSession(context, campaign);
    const spoils = session.outcome === null ? null : game.spoils(session);
    return {
      brings: spoils === null ? null : spoilsText(spoils),
      recruits: spoils?.includes('survivor') ?? false,
      campaigns: await takenUpBy(context.db, campaign),
    };
  },
};

/** Episodes: what a campaign enters of a run is read from the run's own log. */
import { takenUpBy } from '../../../../../db/index.ts';
import { playOf } from '../../../../rules/all-things-zombie/acts/plays.ts';
import { canonical } from '../../../../rules/core/digest.ts';
import { spoilsText } from '../../../../rules/core/text/spoils.ts';
import type { Handlers, MethodOf } from '../../../handlers/handler.ts';
import { refused } from '../../../host/call-failure.ts';
import { foundSession } from '../../../sessions/session.ts';
import { change } from '../campaign-act.ts';

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
  'episode.end': async (context, { run, ...at }) => {
    const { game, session } = await foundSession(context, run);
    if (session.outcome === null) throw refused(`${session.name} isn’t over yet; play it to its end first.`);
    const outcome = canonical(session.outcome);
    const spoils = [...game.spoils(session)];
    return await change(context, 'episode.end', at, playOf('episode.end', { run, outcome, spoils }));
  },
  'episode.of': async (context, { campaign }) => {
    const { game, session } = await foundSession(context, campaign);
    const brings = session.outcome === null ? null : spoilsText(game.spoils(session));
    return { brings, campaigns: await takenUpBy(context.db, campaign) };
  },
};

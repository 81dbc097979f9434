/** Forecast of how a game ends: so many games from exactly here by bots, beside everything else. */
import type { Forecast } from '../../contract/sessions.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Ends } from '../calls/playing-on.ts';
import { foundSession, standing } from './session.ts';

export const forecastHandlers: Handlers<'session.forecast'> = {
  'session.forecast': async (context, { campaign, games, from }, work) => {
    const { game, head, session } = await foundSession(context, campaign);
    const ends = await context.playsOn({ game, session, from, to: from + games }, work);
    return { revision: head.revision, ...forecastView(game, session, ends) };
  },
};

/** In the order the game draws them in; of those it doesn't name the most frequent first. */
function forecastView(game: Game, session: Readonly<GameSession>, ends: Ends): Omit<Forecast, 'revision'> {
  const words = withCorrections(session.corrections, () =>
    game.text.forecast?.(standing(game, session).shown),
  );
  const named = (words?.endings ?? []).map(({ ending, short, seat, from }) => ({
    ending: short ?? ending,
    seat: seat ?? null,
    from: from ?? null,
    games: ends.get(ending) ?? 0,
  }));
  const others = [...ends].flatMap(([ending, games]) =>
    ending === null || words?.endings.some((one) => one.ending === ending)
      ? []
      : [{ ending, seat: null, from: null, games }],
  );
  return {
    games: [...ends.values()].reduce((sum, games) => sum + games, 0),
    aside: words?.aside ?? '',
    endings: [...named, ...others.sort((one, other) => other.games - one.games)],
    unfinished: ends.get(null) ?? 0,
    now: words?.now ?? null,
  };
}

/** Who answers for each seat of a game, as somebody wants it. */
import type { Game } from '../../rules/core/game.ts';
import type { Seats } from '../../rules/core/session.ts';
import { CallFailure } from '../host/call-failure.ts';

export function wrong(field: string, message: string): CallFailure {
  return new CallFailure('bad-input', message, field);
}

/** Every seat with its holder; one that isn't named is the player's. */
export function seatsOf(game: Game, wanted: Seats): Seats {
  for (const [seat, holder] of Object.entries(wanted)) {
    if (!game.seats.includes(seat)) throw wrong('seats', `${game.title} has no seat ${seat}.`);
    if (holder !== 'player' && !game.bots.some(({ id }) => id === holder.bot)) {
      throw wrong('seats', `${game.title} has no bot ${holder.bot}.`);
    }
  }
  return Object.fromEntries(game.seats.map((seat) => [seat, wanted[seat] ?? 'player']));
}

/** Holders who answer for the seats of a game, as somebody wants them. */
import type { Game } from '../../rules/core/game.ts';
import type { Seats } from '../../rules/core/session.ts';
import { counted } from '../../rules/core/text/english.ts';
import { CallFailure } from '../calls/call-failure.ts';

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

/** A bot for each seat in their order, by ids; the game's first one for all where none is named. */
export function botsFor(game: Game, ids: readonly string[]): Readonly<Record<string, string>> {
  const [usual] = game.bots;
  if (usual === undefined) throw wrong('game', `${game.title} has no bots.`);
  if (ids.length > 0 && ids.length !== game.seats.length)
    throw wrong(
      'bots',
      `${game.title} takes a bot for each of ${counted(game.seats.length, 'seat', 'seats')}.`,
    );
  const stranger = ids.find((id) => !game.bots.some((bot) => bot.id === id));
  if (stranger !== undefined) throw wrong('bots', `${game.title} has no bot ${stranger}.`);
  return Object.fromEntries(game.seats.map((seat, at) => [seat, ids[at] ?? usual.id]));
}

/** Alien Zombie Tentacle Apocalypse: one bot that keeps count among those that act on impulse, at each seat in turn. */
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { SEATS } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { endOf } from './bot-games.ts';

/** Numbers of games, of so many, that the cold bot wins, that one of the others wins, and that nobody wins alone. */
export function matches(
  players: number,
  games: number,
): { readonly cold: number; readonly rash: number; readonly shared: number } {
  const won = { cold: 0, rash: 0, shared: 0 };
  const seats = SEATS.slice(0, players);
  for (let game = 0; game < games; game += 1) {
    const own = seats[game % players];
    const bots = Object.fromEntries(seats.map((seat) => [seat, seat === own ? 'cold' : 'rash']));
    const begun = alienZombieTentacle.begin({ players, start: 2, suddenDeath: false, rounds: 200 });
    const outcome = endOf(alienZombieTentacle, begun, `match ${game}`, bots);
    if (outcome.kind !== 'won') won.shared += 1;
    else won[outcome.seat === own ? 'cold' : 'rash'] += 1;
  }
  return won;
}

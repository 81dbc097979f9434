/** Zombie Death Force, Go!: one careful bot among quick ones, at each seat in turn. */
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import { SEATS } from '../../../src/rules/zombie-death-force/types.ts';
import { endOf } from './bot-games.ts';

const MOST_TURNS = 200;

/** Numbers of games, of so many, that the careful bot wins, that one of the others wins, and that nobody wins. */
export function matches(
  players: number,
  games: number,
): { readonly careful: number; readonly quick: number; readonly drawn: number } {
  const won = { careful: 0, quick: 0, drawn: 0 };
  const seats = SEATS.slice(0, players);
  for (let game = 0; game < games; game += 1) {
    const own = seats[game % players];
    const bots = Object.fromEntries(seats.map((seat) => [seat, seat === own ? 'careful' : 'quick']));
    const begun = zombieDeathForce.begin({ players, turns: MOST_TURNS });
    const outcome = endOf(zombieDeathForce, begun, `match ${game}`, bots);
    if (outcome.kind !== 'won') won.drawn += 1;
    else won[outcome.seat === own ? 'careful' : 'quick'] += 1;
  }
  return won;
}

/** The Awful Green Things between two bots: who scores more, game by game. */
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { SETUP } from './agt-ship.ts';
import { endOf } from './bot-games.ts';

/** Of so many games, those that each side wins. */
export function match(
  crew: string,
  monsters: string,
  games: number,
): { readonly crew: number; readonly monsters: number } {
  const won = Array.from({ length: games }, (_, game) => {
    const end = endOf(awfulGreenThings, awfulGreenThings.begin(SETUP), `match ${game}`, { crew, monsters });
    return end.crew > end.monsters;
  }).filter((crewWon) => crewWon).length;
  return { crew: won, monsters: games - won };
}

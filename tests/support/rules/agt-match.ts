/** The Awful Green Things between two bots: who scores more, game by game; and voyages by bots. */
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { FATES, type VoyagesFate } from '../../../src/rules/awful-green-things/voyages/ending.ts';
import { agtVoyages } from '../../../src/rules/awful-green-things/voyages/module.ts';
import { SETUP } from './agt-ship.ts';
import { endOf } from './bot-games.ts';

/** Numbers of games that each side wins, of so many. */
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

/** Plays runs of voyages between careful bots, and counts them by how they end. */
export function runs(voyages: number, count: number): Readonly<Record<VoyagesFate, number>> {
  const setup = { voyages, effects: 'known', turns: SETUP.turns, beamerTwoSettings: false } as const;
  const ends = Array.from({ length: count }, (_, at) => {
    const seats = { crew: 'careful', monsters: 'careful' };
    return endOf(agtVoyages, agtVoyages.begin(setup), `voyages ${at}`, seats).fate;
  });
  const of = (fate: VoyagesFate) => ends.filter((end) => end === fate).length;
  return Object.fromEntries(FATES.map((fate) => [fate, of(fate)])) as Record<VoyagesFate, number>;
}

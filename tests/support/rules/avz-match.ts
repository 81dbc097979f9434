/** Aliens vs Zombies between two bots, pair by pair: the same seed with one bot and with the other on a side; and wars by bots. */
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import type { Side } from '../../../src/rules/aliens-vs-zombies/state.ts';
import type { Fate } from '../../../src/rules/aliens-vs-zombies/war/ending.ts';
import { avzWar } from '../../../src/rules/aliens-vs-zombies/war/module.ts';
import { endOf } from './bot-games.ts';

/** Numbers of pairs, of so many on a side, in which the schemer comes off better, and in which the brawler does. */
export function pairs(side: Side, games: number): { readonly schemer: number; readonly brawler: number } {
  const other: Side = side === 'aliens' ? 'zombies' : 'aliens';
  const deadWith = (bot: string, seed: string) =>
    endOf(aliensVsZombies, aliensVsZombies.begin({}), seed, { [side]: bot, [other]: 'schemer' }).dead;
  const better = Array.from({ length: games }, (_, game) => {
    const more = deadWith('schemer', `match ${game}`) - deadWith('brawler', `match ${game}`);
    return side === 'aliens' ? more : -more;
  });
  return {
    schemer: better.filter((by) => by > 0).length,
    brawler: better.filter((by) => by < 0).length,
  };
}

/** Wars of so many towns between schemers, by whom they go to. */
export function wars(towns: number, count: number): Readonly<Record<'aliens' | 'held' | 'zombies', number>> {
  const fates = Array.from(
    { length: count },
    (_, war) =>
      endOf(avzWar, avzWar.begin({ towns }), `war ${war}`, { aliens: 'schemer', zombies: 'schemer' }).fate,
  );
  const of = (...which: readonly Fate[]) => fates.filter((fate) => which.includes(fate)).length;
  return { aliens: of('taken', 'mostly-taken'), held: of('held'), zombies: of('thrown-back') };
}

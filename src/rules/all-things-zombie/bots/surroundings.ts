/** A bot says by which of the Encounters it is whether it is night and whether something burns: no die of its own is rolled for it. */
import { fireDue } from '../acts/encounter/fires/spread-fire.ts';
import { act, type BotAct, type Situation } from './act.ts';

/** Encounters of which one has weather and another a fire, so that bots reach those rules. */
const EVERY = 4;

export function surrounded({ now, encounter }: Pick<Situation, 'now' | 'encounter'>): BotAct | undefined {
  const { number, turn, conditions, fires } = encounter;
  if (turn === null) return undefined;
  if (number % EVERY === 1 && conditions === undefined)
    return act('encounter.conditions', { night: number % 3 !== 0, weather: number % 3 !== 1 });
  if (number % EVERY === 2 && fires === undefined) return act('encounter.light-fire', { where: 'a car' });
  return fireDue(now, encounter).length > 0 ? act('encounter.spread-fire', {}) : undefined;
}

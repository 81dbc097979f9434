/** Odds of a play whose ways are too many to count: found by playing it, over and over, with dice of one seed. */
import { diceBox } from './dice.ts';
import { run } from './driver.ts';
import type { PlainOdds } from './odds-shares.ts';
import type { Play } from './play.ts';
import { seeded } from './tables.ts';

/**
 * The same play always gives the same shares; names in the order wanted, others as they were met. The play must take its
 * decisions itself.
 */
export function sampled(
  makePlay: () => Play<string, never>,
  games: number,
  order: readonly string[] = [],
): PlainOdds {
  const box = diceBox('odds');
  const met = new Map<string, number>(order.map((name) => [name, 0]));
  for (let game = 0; game < games; game++) {
    const ended = run(makePlay(), seeded(box));
    if (ended.kind !== 'finished') throw new Error(`${ended.question.rule} asks for a decision`);
    met.set(ended.value, (met.get(ended.value) ?? 0) + 1);
  }
  const outcomes = [...met].filter(([, n]) => n > 0);
  return { exact: false, games, outcomes: outcomes.map(([name, n]) => [name, { n, of: games }]) };
}

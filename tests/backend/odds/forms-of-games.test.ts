/** The odds of the other games, asked for by a form of the rules reference. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../src/contract/app.ts';
import { startInput, tallied } from '../../../src/contract/games/all-things-zombie/odds-input.ts';
import { GAMES } from '../../../src/rules/games.ts';
import { ask, testBackend } from '../../support/backend/backend.ts';

/** Rules without a form, each with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'azta.flip': 'asked with each stack card by card; the table shows it beside the next flip',
};

const IDS = [...new Set(GAMES.flatMap(({ ruleIndex }) => ruleIndex.map(({ id }) => id)))];
const ODDS_IDS = [...new Set(GAMES.flatMap(({ odds }) => Object.keys(odds)))];

async function forms() {
  const backend = await testBackend();
  const entries = await Promise.all(IDS.map((rule) => ask(backend, 'rules.get', { rule })));
  return entries.flatMap(({ odds }) => (odds === null ? [] : [odds]));
}

describe('the odds of the other games', () => {
  it('each have a form in the reference, or a reason why not', async () => {
    const asked = new Set((await forms()).map(({ rule }) => rule));
    expect(ODDS_IDS.filter((id) => asked.has(id) === id in WITHOUT)).toEqual([]);
  });

  it('come to a whole as their forms open, in words', async () => {
    const backend = await testBackend();
    for (const { rule, fields, words } of await forms()) {
      const { outcomes }: Odds = await ask(backend, 'odds.get', { rule, input: startInput(fields) });
      expect([rule, outcomes.reduce((sum, { n, of }) => sum + n / of, 0)]).toEqual([
        rule,
        expect.closeTo(1, 9),
      ]);
      const said = outcomes.map(({ name }) => words[name] ?? name);
      expect(said.filter((one) => !/^(\d+|[A-Z].*)$/.test(one))).toEqual([]);
    }
  });

  it('ask of the next draw how many of each card lie in the pile: the whole deck at first', async () => {
    const backend = await testBackend();
    const { odds } = await ask(backend, 'rules.get', { rule: 'zdf.complete' });
    const pile = odds?.fields.find(({ name }) => name === 'pile');
    if (odds === null || pile?.kind !== 'tally') throw new Error('the form asks for no pile');
    expect(pile.options.reduce((sum, { start }) => sum + start, 0)).toBe(62);
    expect(pile.options).toContainEqual({ value: 'weapon-green-b', text: 'Weapon green B', start: 2 });
    // Weapons A, D and E and one stand-in: any of four cards of 21 completes them. Five draws miss all four in
    // 6,188 of the 20,349 hands of five: 17 over 5 of 21 over 5.
    const four = ['weapon-green-b', 'weapon-green-c', 'wild', 'out-of-ammo'].map(
      (card) => [card, 1] as const,
    );
    const input = {
      ...startInput(odds.fields),
      draws: 5,
      collections: [{ kind: 'weapon', colour: 'green', letters: ['a', 'd', 'e'], standIns: 1 }],
      pile: tallied([...four, ['fall-back', 17]]),
    };
    const { outcomes }: Odds = await ask(backend, 'odds.get', { rule: odds.rule, input });
    const not = outcomes.find(({ name }) => name === 'not');
    expect((not?.n ?? 0) / (not?.of ?? 1)).toBeCloseTo(6_188 / 20_349, 12);
  });
});

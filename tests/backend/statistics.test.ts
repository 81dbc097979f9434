/** Dice and cards of a campaign, counted from its log. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { strayingText } from '../../src/backend/views/statistics.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { begun, settled } from '../support/backend/party.ts';

const own = (...entries: readonly (readonly number[] | string)[]) =>
  entries.map((entry) => ({ own: typeof entry === 'string' ? entry : [...entry] }));

const statisticsOf = async (backend: Backend, campaign: string) => {
  const { dice, ...rest } = await ask(backend, 'statistics.get', { campaign });
  const [app, mine] = dice;
  if (app === undefined || mine === undefined) throw new Error('dice come from two hands');
  return { app, mine, ...rest };
};

describe('dice and cards', () => {
  it('of a campaign without rolls are none', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    const { app, mine, rules, cards } = await statisticsOf(backend, campaign);
    expect(app).toEqual({
      by: 'app',
      dice: 0,
      faces: [0, 0, 0, 0, 0, 0],
      expected: 0,
      average: null,
      straying: null,
      sentence: 'None rolled yet.',
    });
    expect(mine.dice).toBe(0);
    expect(rules).toEqual([]);
    expect([cards.app, cards.own, cards.jokers]).toEqual([0, 0, 0]);
  });

  it('are counted apart by whose they are, and no more once they are undone', async () => {
    const backend = await testBackend();
    let at = await begun(backend);
    const recruit = async (...dice: readonly (readonly number[] | string)[]) => {
      const done = await ask(backend, 'party.recruit', { ...at, dice: own(...dice) });
      if (done.state !== 'done') throw new Error('the recruit waits for more');
      at = { ...at, revision: done.revision };
    };
    // The odd table, then a card; neither card names a shotgun.
    await recruit([3], '2D');
    await recruit([6], '5H');
    const { app, mine, rules, cards } = await statisticsOf(backend, at.campaign);
    expect(mine).toMatchObject({
      by: 'own',
      dice: 2,
      faces: [0, 0, 1, 0, 0, 1],
      average: 4.5,
      straying: null,
    });
    expect(mine.expected).toBeCloseTo(2 / 6);
    expect(mine.sentence).toMatch(/^Too few to tell/);
    expect(app.dice).toBe(0);
    expect(rules).toEqual([{ id: 'atz.recruit.table', title: 'Which table', app: 0, own: 2, average: 4.5 }]);
    expect([cards.app, cards.own]).toEqual([0, 2]);
    const drawn = (suit: string, rank: string) =>
      cards.suits.find(({ title }) => title === suit)?.drawn[cards.ranks.indexOf(rank)];
    expect([drawn('Diamonds', '2'), drawn('Hearts', '5'), drawn('Clubs', '2')]).toEqual([1, 1, 0]);

    await ask(backend, 'campaign.undo', at);
    expect((await statisticsOf(backend, at.campaign)).mine).toMatchObject({
      dice: 1,
      faces: [0, 0, 1, 0, 0, 0],
    });
    // Dropped for good by what is done instead.
    at = { ...at, revision: at.revision + 1 };
    await ask(backend, 'party.recruit', { ...at, dice: own([1], '3D') });
    const after = await statisticsOf(backend, at.campaign);
    expect(after.mine).toMatchObject({ dice: 2, faces: [1, 0, 1, 0, 0, 0] });
    expect(after.cards.own).toBe(2);
  });

  it('of a campaign of bots add up, as even as dice are', async () => {
    const backend = await testBackend();
    const { id } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'Statistics', years: 5 });
    const { app, mine, rules, cards } = await statisticsOf(backend, id);
    expect(app.dice).toBeGreaterThan(500);
    expect(app.faces.reduce((sum, n) => sum + n, 0)).toBe(app.dice);
    expect(app.expected * 6).toBeCloseTo(app.dice);
    expect(app.average).toBeGreaterThan(3.2);
    expect(app.average).toBeLessThan(3.8);
    // The seed is fixed: the share is the same in every run.
    expect(app.straying?.share).toBeGreaterThan(0.001);
    expect(mine.dice).toBe(0);
    expect(rules.reduce((sum, rule) => sum + rule.app + rule.own, 0)).toBe(app.dice);
    expect(rules.map((rule) => rule.app)).toEqual(rules.map((rule) => rule.app).toSorted((a, b) => b - a));
    const drawn = cards.suits.flatMap((suit) => suit.drawn).reduce((sum, n) => sum + n, 0);
    expect(drawn + cards.jokers).toBe(cards.app);
  });

  it('are of a campaign there is', async () => {
    const backend = await testBackend();
    expect((await failing(backend, 'statistics.get', { campaign: 'zzzzzzzzzz' })).code).toBe('not-found');
  });
});

it('says how far dice stray as a number of campaigns, and accuses nobody', () => {
  expect(strayingText(0.98)).toBe('The faces are about as even as dice can fall.');
  expect(strayingText(0.41)).toMatch(/about 4 of 10 campaigns\.$/);
  expect(strayingText(0.052)).toMatch(/about 5 of 100 campaigns\.$/);
  expect(strayingText(0.0042)).toMatch(/about 4 of 1,000 campaigns\.$/);
  expect(strayingText(0.00001)).toMatch(/fewer than 1 of 1,000 campaigns\.$/);
});

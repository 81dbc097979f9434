/** The deck of Zombie Death Force, corrected by whatever calls: it stays one that can be played with. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/rules/games.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';

const copies = (row: string, to: number) => ({ table: 'zdf.cards', row, field: 'copies', to });

async function begun(game: string, setup: Record<string, number>) {
  const backend = await testBackend({ games: GAMES });
  const { id, revision } = await ask(backend, 'session.create', { game, name: 'Deck', seed: 'S', setup });
  return { backend, at: { campaign: id, revision } };
}

const SINGLE = ['zombie-death-force', { players: 2, turns: 60 }] as const;

describe('the deck of Zombie Death Force', () => {
  it.each([SINGLE, ['zdf-series', { players: 2, turns: 60, bestOf: 3 }] as const])(
    'of %s is never left without cards',
    async (game, setup) => {
      const { backend, at } = await begun(game, setup);
      const { figures } = await ask(backend, 'corrections.figures', { campaign: at.campaign });
      const none = figures
        .filter(({ field, now }) => ['copies', 'marked'].includes(field) && now !== 0)
        .map(({ table, row, field }) => ({ table, row, field, to: 0 }));
      expect(await failing(backend, 'session.correct', { ...at, figures: none })).toMatchObject({
        code: 'refused',
        refusal: 'unplayable',
        message: 'The deck has 0 cards and the printed one 62: add 62 copies.',
      });
      expect(await failing(backend, 'corrections.make', { ...at, ...copies('wild', 5) })).toMatchObject({
        message: 'The deck has 63 cards and the printed one 62: take out 1 copy.',
      });
      const { differences } = await ask(backend, 'corrections.get', { campaign: at.campaign });
      expect(differences).toEqual([]);
    },
  );

  it('goes from one count of a card to another where all come to as many as before', async () => {
    const { backend, at } = await begun(...SINGLE);
    const moved = [copies('wild', 5), copies('that-was-easy', 1)];
    const { revision } = await ask(backend, 'session.correct', { ...at, figures: moved });
    const { to: _, ...place } = copies('wild', 5);
    const now = { ...at, revision };
    expect(await failing(backend, 'corrections.take-back', { ...now, ...place })).toMatchObject({
      refusal: 'unplayable',
    });
    const back = [copies('wild', 4), copies('that-was-easy', 2)];
    await ask(backend, 'session.correct', { ...now, figures: back });
    const { differences } = await ask(backend, 'corrections.get', { campaign: at.campaign });
    expect(differences).toEqual([]);
  });
});

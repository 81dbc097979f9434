/** Everything that is printed, in words two fifths longer than ours. */
import { call, expect, playedByBots, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';
import { planned } from './support/print.ts';
import { cutOffPaper } from './support/pseudo-look.ts';

const PAPERS = ['A4', 'Letter'] as const;

test('nothing is cut off of an Encounter’s paper in words two fifths longer', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'outskirts');
  const faults = await cutOffPaper(
    app,
    page,
    ['roster', 'cards', 'brief', 'sheet', 'blank-sheet', 'counters', 'reference'].flatMap((what) =>
      PAPERS.map((paper) => `/c/${campaign}/print?what=${what}&paper=${paper}`),
    ),
  );
  expect(faults).toEqual([]);
});

test.describe('of three years', () => {
  test.use({ data: 'three years' });

  test('nothing is cut off of a Chronicle’s paper in words two fifths longer', async ({ app, page }) => {
    const campaign = await playedByBots(page, 'three years');
    const faults = await cutOffPaper(
      app,
      page,
      ['account', 'report', 'chronicle'].map((what) => `/c/${campaign}/print?what=${what}&paper=A4`),
    );
    expect(faults).toEqual([]);
  });
});

const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'aliens-vs-zombies': ['map', 'pieces', 'reference', 'record'],
  'zombie-death-force': ['cards', 'table', 'reference', 'record'],
  'alien-zombie-tentacle': ['cards', 'table', 'reference', 'record'],
  'awful-green-things': ['ship', 'blank', 'record', 'pieces', 'reference'],
};

test('nothing is cut off of the games’ paper in words two fifths longer', async ({ app, page }) => {
  const { games } = await call(page, 'games.list', {});
  const addresses: string[] = [];
  for (const [game, sheets] of Object.entries(SHEETS)) {
    const {
      usual,
      seats: at,
      bots,
    } = games.find(({ id }) => id === game) ?? { usual: {}, seats: [], bots: [] };
    const seats = Object.fromEntries(at.slice(1).map(({ id }) => [id, { bot: bots[0]?.id ?? '' }]));
    const { id, revision } = await call(page, 'session.create', {
      game,
      name: game,
      seed: 'S',
      setup: usual,
      seats,
    });
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 20 });
    addresses.push(...sheets.map((what) => `/g/${id}/print?what=${what}&paper=A4`));
  }
  expect(await cutOffPaper(app, page, addresses)).toEqual([]);
});

/** The games besides the campaign in words two fifths longer than ours. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { inPseudo } from './support/pseudo.ts';
import { cutOff, cutOffHere, type Shows } from './support/pseudo-look.ts';

test.use({ data: 'own' });

/** Every game that there is by its id, some way in, at seats of bots but for the first. */
async function allGames(page: Page): Promise<Readonly<Record<string, string>>> {
  const { games } = await call(page, 'games.list', {});
  const ids: Record<string, string> = {};
  for (const { id: game, title, usual, seats: at, bots } of games) {
    const others = at.slice(1).map(({ id }) => [id, { bot: bots[0]?.id ?? '' }]);
    const { id, revision } = await call(page, 'session.create', {
      ...{ game, name: title, seed: 'S', setup: usual },
      seats: Object.fromEntries(others),
    });
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 20 });
    ids[game] = id;
  }
  return ids;
}

/** Screens that all games have alike but for their words. */
const BESIDE = [
  ['/chronicle', 'heading'],
  ['/figures', 'heading'],
  ['/statistics', 'heading'],
] as const satisfies readonly Shows[];

/** Runs of several games: their figures and their words are those of the game they are made of. */
const RUNS = ['avz-war', 'zdf-series', 'azta-flight', 'agt-voyages'];

test('nothing is cut off of the games’ screens in words two fifths longer', async ({ app, page }) => {
  const games = await allGames(page);
  const faults = [
    ...(await cutOff(app, page, '', [
      ['/', 'table'],
      ['/game', 'textbox'],
    ])),
  ];
  for (const [game, id] of Object.entries(games)) {
    const beside = RUNS.includes(game) ? [] : BESIDE;
    faults.push(...(await cutOff(app, page, `/g/${id}`, [...beside, ['', 'heading']])));
    await page.getByText(inPseudo('In words'), { exact: true }).click();
    faults.push(...(await cutOffHere(page, 'in words')));
  }
  expect(faults).toEqual([]);
});

/** A game of any module: the odds of its question, and figures of its tables corrected by keyboard; the tests' own games stand for them. */
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';
import { beginCampaign, call, expect, type Page, test as plain } from './support/app.ts';

const test = plain.extend<{ games: typeof SAMPLE_GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(SAMPLE_GAMES);
  },
});

async function begin(page: Page, game: string, setup: Record<string, number>): Promise<string> {
  const { id } = await call(page, 'session.create', { game, name: 'One night', seed: 'S', setup });
  return id;
}

async function answer(page: Page, id: string, own: string | number[]): Promise<void> {
  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: [{ own }] });
}

const odds = (page: Page) => page.getByRole('region', { name: 'Odds' });

test('a question shows its odds before its dice are rolled, by the figures that hold', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3C');
  await app.open(page, `/g/${id}`);
  // Each of two dice passes with 4 or less.
  await expect(odds(page)).toHaveText(/None pass\s*11 %.*One passes\s*44 %.*Two pass\s*44 %/);
  await answer(page, id, [5, 2]);
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'What does the walker do?' })).toBeVisible();
  await expect(odds(page)).toHaveCount(0);
  await answer(page, id, 'search');
  await app.open(page, `/g/${id}`);
  await expect(odds(page)).toHaveText(/Nothing\s*28 %.*A coin\s*56 %.*Oil\s*17 %/);

  // All that brought a coin brings oil, and the odds follow.
  await page.getByRole('link', { name: 'Correct a figure' }).press('Enter');
  await page.getByRole('button', { name: 'Correct 6–9' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct: All of them' });
  await form.getByRole('combobox').selectOption('oil');
  await form.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('insertion').filter({ hasText: 'oil' })).toBeVisible();
  await page.getByRole('link', { name: 'Game', exact: true }).press('Enter');
  await expect(odds(page)).toHaveText(/Nothing\s*28 %.*Oil\s*72 %/);
  await expect(page.getByRole('link', { name: '‡ One figure corrected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What a search finds, 6–9' })).toBeVisible();

  // By act, undone and verified like any other.
  await page.getByRole('button', { name: 'Undo: Correct a figure' }).press('Enter');
  await expect(odds(page)).toHaveText(/A coin\s*56 %/);
  await expect(page.getByRole('link', { name: '‡ One figure corrected' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: Correct a figure' }).press('Enter');
  await expect(odds(page)).toHaveText(/Oil\s*72 %/);
  await page.getByRole('button', { name: 'As in the book: What a search finds, 6–9' }).press('Enter');
  await expect(page.getByRole('button', { name: 'As in the book: What a search finds, 6–9' })).toHaveCount(0);
  await expect(odds(page)).toHaveText(/A coin\s*56 %/);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('a run’s figures are those of the game inside it', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 'marsh', { nights: 2 });
  await app.open(page, `/g/${id}/figures`);
  await page.getByRole('button', { name: 'Correct Clubs' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct: All of them' });
  await form.getByRole('combobox').selectOption('firm');
  await form.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('deletion').filter({ hasText: 'mud' })).toBeVisible();
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('link', { name: 'What is underfoot, Clubs' })).toBeVisible();
});

test('a run stands on the shelf under the campaign it is an episode of', async ({ app, page }) => {
  const campaign = await beginCampaign(page);
  const run = await begin(page, 'marsh', { nights: 2 });
  await begin(page, 'lantern-walk', { light: 12 });
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'episode.begin', { campaign, revision, run });
  await app.open(page);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toHaveText(/Merrow Ford/);
  await expect(rows.nth(2)).toHaveText(/Nights on the marsh; episode of Merrow Ford/);
  await expect(rows.nth(3)).toHaveText(/The Lantern Walk/);
});

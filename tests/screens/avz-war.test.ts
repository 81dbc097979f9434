/** A war between two towns: its screen, and how it is given up. */
import { GAMES } from '../../src/rules/games.ts';
import { call, expect, type Page, test as plain } from './support/app.ts';

const test = plain.extend<{ games: typeof GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(GAMES);
  },
});

const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });

test('a war is given up between two towns, with a note, and the giving up is taken back', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'A short war', seed: 'S', setup: { towns: 3 }, seats: {} },
  });
  await app.open(page, `/g/${id}`);
  await question(page).getByRole('button', { name: 'Give up the war' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByText(/No town was fought for: the war is given up/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await page.getByRole('button', { name: 'Write a note beside it' }).first().click();
  await page.getByRole('textbox', { name: 'A note' }).fill('The saucers were needed elsewhere');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The saucers were needed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: /^Undo.*note/i }).click();
  await page.getByRole('button', { name: /^Undo: (?!.*note)/i }).click();
  await page.getByRole('link', { name: 'Game', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Next: Lower Ash' }).first()).toBeVisible();
});

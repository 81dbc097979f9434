/**
 * Browser checks of the Chronicle: a search that is called off in mid-air, a list that fades in, axe. Its keys are told in tests/screens.
 */

import type { Page } from '@playwright/test';
import { type App, call, expect, playedByBots, test } from './support/app.ts';
import { findings } from './support/axe.ts';
import { tabToThis } from './support/keyboard.ts';

test.use({ data: 'three years' });

/** A campaign that bots have played, its Chronicle open. */
async function opened(app: App, page: Page): Promise<string> {
  const id = await playedByBots(page, 'three years');
  await app.open(page, `/c/${id}/chronicle`);
  await expect(page.getByRole('article')).toBeVisible();
  return id;
}

const timeline = (page: Page) => page.getByRole('navigation', { name: /^Timeline/ });

type Role = 'button' | 'combobox' | 'link';

const tabTo = (page: Page, name: string | RegExp, role: Role): Promise<void> =>
  tabToThis(page, page.getByRole(role, { name }).first());

test('the first search says how far it has come, and is called off by its button', async ({ app, page }) => {
  await opened(app, page);
  // Three years are read in a moment: this one waits until it is called off.
  const cancelled = Promise.withResolvers<void>();
  await page.route('**/call/work.get', (route) =>
    route.fulfill({ json: { ok: true, value: { progress: { done: 2, of: 5 } } } }),
  );
  await page.route('**/call/chronicle.index', async (route) => {
    await cancelled.promise;
    const error = { code: 'cancelled', message: 'Cancelled; nothing was changed.' };
    await route.fulfill({ json: { ok: false, error } });
  });
  await page.route('**/call/work.cancel', async (route) => {
    cancelled.resolve();
    await route.fulfill({ json: { ok: true, value: { cancelled: true } } });
  });
  const search = page.getByRole('searchbox', { name: 'Search the Chronicle' });
  await search.fill('raid');
  await expect(page.getByRole('progressbar', { name: 'Preparing the search' })).toHaveAttribute(
    'value',
    '40',
  );
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(timeline(page).getByRole('link').first()).toBeVisible();

  await page.unrouteAll();
  await search.fill('raid');
  await expect(timeline(page).locator('mark').first()).toBeVisible();
});

test("a search typed as soon as another is called off doesn't wait for its end", async ({ app, page }) => {
  await opened(app, page);
  const ended = Promise.withResolvers<void>();
  await page.route('**/call/work.get', (route) =>
    route.fulfill({ json: { ok: true, value: { progress: { done: 2, of: 5 } } } }),
  );
  await page.route(
    '**/call/chronicle.index',
    async (route) => {
      await ended.promise;
      await route.abort();
    },
    { times: 1 },
  );
  const search = page.getByRole('searchbox', { name: 'Search the Chronicle' });
  await search.fill('raid');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await search.fill('raid');
  await expect(timeline(page).locator('mark').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  ended.resolve();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a list that has only just opened takes an arrow and Enter', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opened(app, page);
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Area', 'combobox');
  // The field opens as it gets the focus; none of the keys waits for the one before.
  await Promise.all(['Tab', 'ArrowDown', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(page.getByRole('combobox', { name: 'Figure' })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
});

test('an Encounter long over has its map, and goes on paper', async ({ app, page }) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters', order: 'oldest' });
  const past = entries.find(({ encounter }) => encounter?.state === 'ended');
  const act = past?.act ?? 0;
  const { table } = await call(page, 'chronicle.table', { campaign, act });
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  await tabTo(page, 'Map', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.getByRole('img', { name: new RegExp(`^Map of ${table?.name}`) })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit the report' }).focus();
  await tabTo(page, 'Print', 'link');
  // The sidebar has a link of that name as well.
  await page.getByRole('article').getByRole('link', { name: 'Print' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`what=account&entry=${act}$`));
  const first = page.getByRole('region', { name: /^Page 1 of/ });
  await expect(first.getByRole('heading', { name: past?.title ?? '' })).toBeVisible();
});

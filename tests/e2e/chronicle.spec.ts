/** The Chronicle by keyboard alone: searching, filtering, writing beside it, the report, the graveyard. */

import { readFileSync } from 'node:fs';
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

type Role = 'button' | 'combobox' | 'searchbox' | 'link';

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

test('the timeline is walked by arrows, an entry opened by Enter, and found again by its words', async ({
  app,
  page,
}) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign });
  const links = timeline(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: entries[2]?.title ?? '' })).toBeVisible();

  const encounters = await call(page, 'chronicle.page', { campaign, what: 'encounters', search: 'raid' });
  const raid = encounters.entries.at(-1);
  const place = raid?.title.split(' at ')[1] ?? raid?.title ?? '';
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).focus();
  await page.keyboard.type(place);
  await expect(timeline(page).locator('mark').first()).toBeVisible();
  await expect(
    timeline(page)
      .getByRole('link')
      .filter({ hasText: raid?.title ?? '' }),
  ).not.toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No match.')).toBeVisible();
  await tabTo(page, 'Show everything', 'button');
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
});

test('what is shown is narrowed to Encounters, and to a kind of them', async ({ app, page }) => {
  const campaign = await opened(app, page);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Encounters' })).toBeChecked();
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  await expect(timeline(page).getByRole('link')).toHaveCount(entries.length);

  const pursuits = await call(page, 'chronicle.page', { campaign, what: 'encounters', kind: 'pursuit' });
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  // The fields take the focus as they open.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true);
  await tabTo(page, 'Kind of Encounter', 'combobox');
  await page.keyboard.type('Pursuits');
  await expect(page.getByRole('combobox', { name: 'Kind of Encounter' })).toHaveValue('pursuit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
  if (pursuits.entries.length > 0) {
    await expect(timeline(page).getByRole('link')).toHaveCount(pursuits.entries.length);
  } else await expect(page.getByText('No match.')).toBeVisible();
});

test('a list that has only just opened takes an arrow and Enter', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opened(app, page);
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Area', 'combobox');
  // It opens as it gets the focus; none of the keys waits for the one before.
  await Promise.all(['Tab', 'ArrowDown', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(page.getByRole('combobox', { name: 'Figure' })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
});

test('a note is written, left half-written, found again, changed and deleted', async ({ app, page }) => {
  await opened(app, page);
  await tabTo(page, 'Write a note beside it', 'button');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'A note' });
  await expect(field).toBeFocused();
  const kept = page.waitForResponse('**/call/draft.put');
  await page.keyboard.type('We should have left');
  await kept;
  const address = page.url();
  await app.restart();
  await app.open(page, new URL(address).hash.slice(1));
  await tabTo(page, 'Write a note beside it', 'button');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('We should have left');
  await page.keyboard.press('End');
  await page.keyboard.type(' the pump alone.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const note = page.getByRole('article').getByRole('blockquote');
  await expect(note).toContainText('We should have left the pump alone.');
  await expect(timeline(page)).toContainText('We should have left the pump alone.');

  await tabTo(page, /^Edit the note/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'The note' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The pump was loud.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(note).toContainText('The pump was loud.');
  await tabTo(page, /^Delete the note/, 'button');
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
  await expect(timeline(page)).not.toContainText('The pump was loud.');
});

test('a report is edited, saved as text, and written again from the log', async ({ app, page }) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const act = entries[0]?.act ?? 0;
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  const { report } = await call(page, 'chronicle.entry', { campaign, act });
  const first = report?.text.split('\n\n')[0] ?? '';
  await expect(page.getByRole('article')).toContainText(first);
  await tabTo(page, 'Edit the report', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('We went in, and we came out.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('We went in, and we came out.');
  await expect(page.getByText('In your words.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await tabTo(page, 'As text', 'button');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe(`${entries[0]?.title}.txt`);
  await page.getByRole('button', { name: 'Edit the report' }).focus();
  await tabTo(page, 'Write it again from the log', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText(first);
  await expect(page.getByText('In your words.')).toHaveCount(0);
});

test('curves have their figures beside them, and the graveyard leads to how somebody went', async ({
  app,
  page,
}) => {
  const campaign = await opened(app, page);
  const { points } = await call(page, 'chronicle.series', { campaign });
  await expect(page.getByRole('img', { name: /^Rep of / })).toBeVisible();
  const kills = page.getByRole('table', { name: 'Kills in each Encounter' });
  await expect(kills.getByRole('row')).toHaveCount(points.length + 1);
  const { graves } = await call(page, 'chronicle.graveyard', { campaign });
  const graveyard = page.getByRole('table', { name: /^Who is gone/ });
  await expect(graveyard.getByRole('row')).toHaveCount(graves.length + 1);
  const grave = graves.find(({ act }) => act !== null);
  if (grave === undefined) throw new Error('nobody has gone in three years');
  await tabTo(page, new RegExp(`how ${grave.name} went`), 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`entry=${grave.act}$`));
  const { entry } = await call(page, 'chronicle.entry', { campaign, act: grave.act ?? 0 });
  await expect(page.getByRole('heading', { level: 2, name: entry.title })).toBeVisible();
});

test('what was set right by hand is found by itself, with its reason', async ({ app, page }) => {
  const campaign = await opened(app, page);
  const { revision, figures } = await call(page, 'campaign.get', { campaign });
  const [figure] = figures;
  if (figure === undefined) throw new Error('nobody is left');
  await call(page, 'figure.edit', {
    campaign,
    revision,
    figure: figure.id,
    why: 'Miscounted the armour',
    edit: { field: 'protected', to: !figure.protected },
  });
  await app.open(page, `/c/${campaign}/chronicle`);
  await page.getByRole('radio', { name: 'All' }).focus();
  for (const name of ['Encounters', 'Figures', 'Finds', 'People', 'Corrections']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'corrections' });
  const links = timeline(page).getByRole('link');
  await expect(links).toHaveCount(entries.length);
  await expect(links.first()).toContainText('Miscounted the armour');
  // What stands in quotation marks is looked for word for word.
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).focus();
  await page.keyboard.type('"counted the"');
  await expect(page.getByText('No match.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('"miscounted the"');
  await expect(links).toHaveCount(1);
  await expect(links.first().locator('mark')).toHaveText(['Miscounted', 'the']);
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

test('the spreadsheet holds every Encounter that is over', async ({ app, page }) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const saved = page.waitForEvent('download');
  await tabTo(page, 'Spreadsheet', 'button');
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/ chronicle\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  const over = entries.filter(({ encounter }) => encounter?.state === 'ended').length;
  // The first page of entries holds 20 at most.
  expect(lines.length - 1).toBeGreaterThanOrEqual(over);
  expect(text.startsWith('\uFEFFNumber,Date,')).toBe(true);
});

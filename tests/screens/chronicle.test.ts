/** The Chronicle of three years by keyboard: searching, filtering, its curves, the graveyard, the spreadsheet. */
import type { Output } from '../../src/contract/contract.ts';
import { type App, call, expect, type Page, test as plain } from './support/app.ts';
import { tabToThis } from './support/keyboard.ts';

const test = plain.extend({ data: 'three years' });

/** A campaign that bots have played, its Chronicle open. */
async function opened(app: App, page: Page): Promise<string> {
  const id = app.played();
  await app.open(page, `/c/${id}/chronicle`);
  await expect(page.getByRole('article')).toBeVisible();
  return id;
}

const timeline = (page: Page) => page.getByRole('navigation', { name: /^Timeline/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the Chronicle' });

/** Plans that were dropped are folded into a word of the timeline. */
const isListed = ({ encounter }: Output<'chronicle.page'>['entries'][number]) =>
  encounter?.state !== 'dropped';

type Role = 'button' | 'combobox' | 'link';

const tabTo = (page: Page, name: string | RegExp, role: Role): Promise<void> =>
  tabToThis(page, page.getByRole(role, { name }).first());

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
  await search(page).focus();
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
  await expect(timeline(page).getByRole('link')).toHaveCount(entries.filter(isListed).length);

  const pursuits = await call(page, 'chronicle.page', { campaign, what: 'encounters', kind: 'pursuit' });
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  // The fields take the focus as they open.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await tabTo(page, 'Kind of Encounter', 'combobox');
  await page.keyboard.type('Pursuits');
  await expect(page.getByRole('combobox', { name: 'Kind of Encounter' })).toHaveValue('pursuit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
  const listed = pursuits.entries.filter(isListed);
  if (listed.length > 0) {
    await expect(timeline(page).getByRole('link')).toHaveCount(listed.length);
  } else await expect(page.getByText('No match.')).toBeVisible();
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
  // Words in quotation marks are looked for as they stand.
  await search(page).focus();
  await page.keyboard.type('"counted the"');
  await expect(page.getByText('No match.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('"miscounted the"');
  await expect(links).toHaveCount(1);
  await expect(links.first().locator('mark')).toHaveText(['Miscounted', 'the']);
});

test('the spreadsheet goes onto the clipboard as a table, without what a file begins with', async ({
  app,
  page,
}) => {
  const campaign = await opened(app, page);
  await tabTo(page, 'Copy as a table', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied: paste it into a spreadsheet.')).toBeVisible();
  const { text } = await call(page, 'export.csv', { campaign, what: 'chronicle', separator: 'tab' });
  const copied = await page.window.navigator.clipboard.readText();
  expect(copied).toBe(text.slice(1));
  expect(copied).toMatch(/^"Number"\t"Date"\t/);
});

test('the spreadsheet holds every Encounter that is over', async ({ app, page }) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  await tabTo(page, 'Spreadsheet', 'button');
  await page.keyboard.press('Enter');
  const { name, text } = await app.handedOver(page);
  expect(name).toMatch(/ chronicle\.csv$/);
  const lines = text.trimEnd().split('\r\n');
  const over = entries.filter(({ encounter }) => encounter?.state === 'ended').length;
  // The first page of entries holds 20 at most.
  expect(lines.length - 1).toBeGreaterThanOrEqual(over);
  expect(text.startsWith('\uFEFF"Number","Date",')).toBe(true);
});

test('kills of an Encounter long over are corrected where it is told, with what follows listed before', async ({
  app,
  page,
}) => {
  const campaign = await opened(app, page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters', order: 'oldest' });
  const [first] = entries.filter(({ encounter }) => encounter?.state === 'ended');
  const { act = 0 } = first ?? {};
  const { who, closed } = await call(page, 'chronicle.entry', { campaign, act });
  const [one] = who;
  if (one === undefined || closed === null) throw new Error('nobody went');
  const { tally } = await call(page, 'figure.get', { campaign, figure: one.figure });
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  await page.getByRole('button', { name: 'Correct the result' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct the result' });
  const zombies = form.getByRole('textbox', { name: `Zombies: ${one.name}` });
  await expect(zombies).toBeFocused();
  await zombies.fill(String(one.zombies + 27));
  const follows = form.getByRole('region', { name: 'What follows' }).getByRole('listitem');
  await expect(follows.first()).toHaveText(
    `${one.name}, zombies killed in all: ${tally.zombies} to ${tally.zombies + 27}`,
  );
  await form.getByLabel('Why').fill('A 30 for a 3');
  // Half filled in, it is there again.
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  await page.getByRole('button', { name: 'Correct the result' }).press('Enter');
  await expect(zombies).toHaveValue(String(one.zombies + 27));
  await form.getByLabel('Why').focus();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Correct the result' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: one.name }).first();
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(one.zombies + 27 + one.people));
  await page.getByRole('button', { name: `Undo: Correct Encounter ${closed.number}` }).click();
  await expect(row.getByRole('cell').nth(1)).not.toHaveText(String(one.zombies + 27 + one.people));
});

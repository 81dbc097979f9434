/** Acts that were taken back and given up, by keyboard: none goes unasked, and all of them come again. */

import { campaignOf } from '../e2e/support/party.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { button, press } from './support/parts.ts';

/** Forty acts, each with a name of its own. */
async function named(page: Page, campaign: string, count = 40): Promise<void> {
  let { revision } = await call(page, 'log.head', { campaign });
  for (let at = 1; at <= count; at++)
    ({ revision } = await call(page, 'campaign.rename', { campaign, revision, name: `Name ${at}` }));
}

const question = (page: Page) => page.getByRole('region', { name: 'Acts are given up' });

async function openDrawer(page: Page, tab: RegExp): Promise<void> {
  await press(page, 'Everything done');
  await page.getByRole('tab', { name: tab }).click();
}

test('forty acts are taken back, one is made once it is asked, and the forty are brought again', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await named(page, campaign);
  const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
  const first = acts[40];
  if (first === undefined) throw new Error('fewer than forty acts');
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  await press(page, `Back to here: ${first.title}`);
  await page.getByRole('tab', { name: 'Taken back 40' }).click();
  await expect(button(page, /^Forward to here/)).toHaveCount(40);
  await page.keyboard.press('Escape');

  const other = async () => {
    await press(page, 'Correct the date');
    await page.getByLabel('Date', { exact: true }).selectOption('October');
    await page.getByLabel('Why').fill('Miscounted');
    await press(page, 'Save');
  };
  await other();
  await expect(question(page)).toContainText('This gives up 40 acts that were taken back (');
  await expect(button(page, 'Give them up')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  // The correction that was to be made is still there.
  await expect(page.getByLabel('Why')).toHaveValue('Miscounted');
  expect((await call(page, 'campaign.lines', { campaign })).undone).toBe(40);
  await press(page, 'Save');
  await expect(button(page, 'Give them up')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel('Why')).toHaveCount(0);
  expect((await call(page, 'campaign.lines', { campaign })).undone).toBe(0);

  await openDrawer(page, /^Given up 1/);
  await expect(page.getByText('Bringing it back gives up one act')).toBeVisible();
  await press(page, '37 more');
  await expect(page.getByText('Rename Name 1 to Name 2', { exact: true })).toBeVisible();
  await press(page, 'Bring it back here');
  await expect(page.getByText('Bringing it back gives up 40 acts')).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('Name 40');
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});

test('asked from a dialog, Escape answers the question and leaves the dialog; so does going elsewhere', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await named(page, campaign, 6);
  const { revision } = await call(page, 'log.head', { campaign });
  await call(page, 'campaign.undo', { campaign, revision, backTo: 1 });
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Merrow Ford');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Another name');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await button(page, 'Not now').focus();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(name).toHaveValue('Another name');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await app.open(page, '/settings');
  await expect(question(page)).toHaveCount(0);
  expect((await call(page, 'campaign.lines', { campaign })).undone).toBeGreaterThan(5);
});

test('goes forward to any act at once', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await named(page, campaign, 8);
  const { revision } = await call(page, 'log.head', { campaign });
  const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
  await call(page, 'campaign.undo', { campaign, revision, backTo: acts[8]?.act ?? 0 });
  await app.open(page, `/c/${campaign}`);
  await openDrawer(page, /^Taken back 8/);
  await press(page, `Forward to here: ${acts[3]?.title}`);
  await expect(page.getByRole('tab', { name: 'Taken back 3' })).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('Name 5');
});

test('a line opens as a copy, and the campaign stays as it is', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await named(page, campaign, 2);
  const { revision } = await call(page, 'log.head', { campaign });
  const back = await call(page, 'campaign.undo', { campaign, revision });
  await call(page, 'campaign.rename', { campaign, revision: back.revision, name: 'Elsewhere' });
  await app.open(page, `/c/${campaign}`);
  await openDrawer(page, /^Given up 1/);
  await press(page, 'Open as a copy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { campaigns } = await call(page, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name).sort()).toEqual([
    'Elsewhere',
    expect.stringMatching(/^Elsewhere, /),
  ]);
});

const playing = test.extend<{ games: typeof SAMPLE_GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(SAMPLE_GAMES);
  },
});

playing('a game asks before it gives up six acts, and brings them back', async ({ app, page }) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'K7QF-2MWD',
    setup: { light: 10 },
  });
  await named(page, id, 6);
  const { revision } = await call(page, 'log.head', { campaign: id });
  await call(page, 'campaign.undo', { campaign: id, revision, backTo: 1 });
  await app.open(page, `/g/${id}`);
  await press(page, /^Draw/);
  await expect(question(page)).toContainText('This gives up six acts that were taken back (');
  await press(page, 'Give them up');
  await expect(question(page)).toHaveCount(0);
  await openDrawer(page, /^Given up 1/);
  await press(page, 'Bring it back here');
  await expect(page.getByText('Bringing it back gives up six acts')).toBeVisible();
  expect((await call(page, 'session.get', { campaign: id })).name).toBe('Name 6');
});

test('what was written stands among what was done, is taken back there in turn, and is no act', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { acts } = await call(page, 'campaign.log', { campaign });
  const act = acts[0]?.act ?? 1;
  await call(page, 'note.add', { campaign, act, text: 'Rain all day.' });
  await app.open(page, `/c/${campaign}`);
  await expect(page.getByRole('button', { name: 'Undo: Write a note' })).toBeVisible();
  await press(page, 'Everything done');
  const drawer = page.getByRole('dialog', { name: 'Everything done' });
  const first = drawer.getByRole('listitem').first();
  await expect(first).toContainText('Write a note');
  await expect(first).toContainText('Now');
  await expect(drawer.getByRole('tab', { name: `Done ${acts.length}` })).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(first).not.toContainText('Write a note');
  await drawer.getByRole('tab', { name: 'Taken back 0' }).click();
  await expect(first).toContainText('Write a note');
  await drawer.getByRole('button', { name: 'Redo', exact: true }).press('Enter');
  await expect(drawer.getByRole('listitem')).toHaveCount(0);
});

test('where all was done in one month, the drawing begins near what left it, and says so by acts', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await named(page, campaign, 20);
  const { revision } = await call(page, 'log.head', { campaign });
  const back = await call(page, 'campaign.undo', { campaign, revision });
  await call(page, 'campaign.rename', { campaign, revision: back.revision, name: 'Elsewhere' });
  const { axis, done } = await call(page, 'campaign.lines', { campaign });
  expect(axis.from).toBeGreaterThan(done - 5);
  await app.open(page, `/c/${campaign}`);
  await openDrawer(page, /^Given up 1/);
  await expect(page.getByText(`after act ${axis.from}`, { exact: true })).toHaveCount(1);
  await expect(page.getByText('now, January, O+2', { exact: true })).toHaveCount(1);
});

test('in months, the first one is named, and those in which lines left', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const dated = async (period: number, year = 2) => {
    const { revision } = await call(page, 'log.head', { campaign });
    await call(page, 'campaign.setDate', { campaign, revision, date: { year, period }, why: 'Miscounted' });
  };
  const undone = async () => {
    const { revision } = await call(page, 'log.head', { campaign });
    await call(page, 'campaign.undo', { campaign, revision });
  };
  await dated(3);
  await dated(4);
  await undone();
  await dated(6);
  await dated(7);
  await undone();
  await dated(2, 3);
  await app.open(page, `/c/${campaign}`);
  await openDrawer(page, /^Given up 2/);
  for (const text of ['April, O+2', 'July, O+2', 'now, March, O+3'])
    await expect(page.locator('svg').getByText(text, { exact: true })).toHaveCount(1);
});

/** A form that is half-filled in two windows: the later has it, and what stood there is brought back by a press. */
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

const form = 'home/date';
const why = (page: Page) => page.getByLabel('Why');
const twice = (page: Page) => page.getByText('Filled in elsewhere, too.');
const bringsBack = (page: Page) => page.getByRole('button', { name: 'Bring it back' }).click();

async function opens(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct the date', exact: true }).press('Enter');
}

async function opensAnew(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}`);
  await opens(page);
}

async function throwsAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw it away' }).click();
}

/** Draft of the form that the file has. */
async function kept(page: Page, campaign: string | null, of = form): Promise<string> {
  return (await call(page, 'draft.get', { campaign, form: of })).body ?? 'nothing';
}

/** Another window, or another browser, keeps this; made from what stands there, or from nothing. */
async function elsewhere(page: Page, campaign: string, reason: string, was?: null): Promise<void> {
  const { body: there } = await call(page, 'draft.get', { campaign, form });
  const body = JSON.stringify({ period: 1, year: 3, why: reason });
  await call(page, 'draft.put', { campaign, form, body, was: was === null ? null : there });
}

/** The form is being filled in, another window fills it in, and this one goes on. */
async function filledElsewhere(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await opensAnew(app, page, campaign);
  await why(page).fill('one');
  await expect.poll(async () => await kept(page, campaign)).toContain('one');
  await elsewhere(page, campaign, 'A long reason', null);
  await why(page).fill('two');
  await expect(twice(page)).toBeVisible();
  await expect(why(page)).toHaveValue('two');
  await expect.poll(async () => await kept(page, campaign)).toContain('two');
  return campaign;
}

test('of two windows at one form the later has it, and brings back what the other filled in', async ({
  app,
  page,
}) => {
  const campaign = await filledElsewhere(app, page);
  await bringsBack(page);
  await expect(why(page)).toHaveValue('A long reason');
  await why(page).fill('A longer reason');
  // Loaded anew, both are there still.
  await opensAnew(app, page, campaign);
  await expect(why(page)).toHaveValue('A longer reason');
  await bringsBack(page);
  await expect(why(page)).toHaveValue('two');
  await bringsBack(page);
  await expect(why(page)).toHaveValue('A longer reason');
});

test('neither is in the way of sending, and what the other window filled in stays', async ({ app, page }) => {
  const campaign = await filledElsewhere(app, page);
  await page.getByLabel('Year').fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(why(page)).toHaveCount(0);
  await expect.poll(async () => await kept(page, campaign)).toContain('A long reason');
  await opens(page);
  await expect(why(page)).toHaveValue('A long reason');
  await expect(twice(page)).toHaveCount(0);
  await throwsAway(page);
  await expect.poll(async () => await kept(page, campaign)).toBe('nothing');
});

test('what is thrown away in one window stays in the other', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await opensAnew(app, page, campaign);
  await why(page).fill('one');
  await expect.poll(async () => await kept(page, campaign)).toContain('one');
  await elsewhere(page, campaign, 'A long reason', null);
  await throwsAway(page);
  await expect.poll(async () => (await call(page, 'draft.get', { campaign, form })).earlier).toBeNull();
  expect(await kept(page, campaign)).toContain('A long reason');
});

test('in a dialog it is told in the dialog', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await page.getByRole('button', { name: 'Merrow Ford', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue('Merrow Ford');
  const isKept = async () => await kept(page, campaign, 'log/rename');
  await name.fill('The');
  await expect.poll(isKept).toContain('The');
  await call(page, 'draft.put', { campaign, form: 'log/rename', body: '{"name":"High Ferry"}', was: null });
  await name.fill('The Weir');
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(name).toHaveValue('High Ferry');
  await expect.poll(isKept).toContain('High Ferry');
});

test('quick keys lose nothing that was kept', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await elsewhere(page, campaign, 'Half a page of it');
  await app.open(page, `/c/${campaign}`);
  await app.beforeAnswers(async () => {
    await opens(page);
    await why(page).fill('y');
  });
  await expect(twice(page)).toBeVisible();
  await expect(why(page)).toHaveValue('y');
  await bringsBack(page);
  await expect(why(page)).toHaveValue('Half a page of it');
});

test('what is typed while nothing can be saved is there as soon as it can', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await opensAnew(app, page, campaign);
  const works = app.fail('draft.put');
  await why(page).fill('Typed in vain');
  await app.open(page, `/c/${campaign}/roster`);
  await opensAnew(app, page, campaign);
  await expect(why(page)).toHaveValue('Typed in vain');
  expect(await kept(page, campaign)).toBe('nothing');
  works();
  await expect.poll(async () => await kept(page, campaign)).toContain('Typed in vain');
  await expect(twice(page)).toHaveCount(0);
});

test('the last key before the page is loaded anew is there after it', async ({ app, page }) => {
  await app.open(page, '/new');
  const release = app.hold('draft.put');
  await page.getByLabel('Name').fill('Merrow');
  await page.getByLabel('Name').fill('Merrow Ford');
  expect(await kept(page, null, 'shelf/new-campaign')).not.toContain('Merrow Ford');
  release();
  await app.open(page, '/new');
  await expect(page.getByLabel('Name')).toHaveValue('Merrow Ford');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
});

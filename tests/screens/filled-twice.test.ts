/** A form that is half-filled in two places: neither is written over unseen, and the player chooses. */
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

const form = 'home/date';
const why = (page: Page) => page.getByLabel('Why');
const twice = (page: Page) => page.getByText(/^This form was filled in twice/);

async function opens(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct the date' }).press('Enter');
}

async function throwsAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw it away' }).click();
}

/** What the file has of it. */
async function kept(page: Page, campaign: string | null, of = form): Promise<string | undefined> {
  const { body } = await call(page, 'draft.get', { campaign, form: of });
  return body === null ? undefined : body;
}

/** Another window, or another browser, keeps this. */
async function elsewhere(page: Page, campaign: string, reason: string): Promise<string> {
  const body = JSON.stringify({ period: 1, year: 3, why: reason });
  await call(page, 'draft.put', { campaign, form, body, was: (await kept(page, campaign)) ?? null });
  return body;
}

/** The form is open and empty, and another window has filled it in. */
async function filledElsewhere(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await opens(page);
  await expect(why(page)).toHaveValue('');
  await elsewhere(page, campaign, 'A long reason');
  await why(page).fill('two');
  await expect(twice(page)).toBeVisible();
  await expect(why(page)).toHaveValue('two');
  expect(await kept(page, campaign)).toContain('A long reason');
  return campaign;
}

const look = (page: Page) => page.getByRole('button', { name: 'Look at the other one' }).click();
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this one' });

test('of two windows at one form the later is told, sees both and chooses', async ({ app, page }) => {
  const campaign = await filledElsewhere(app, page);
  await expect(keep(page)).toHaveCount(0);
  await look(page);
  await expect(why(page)).toHaveValue('A long reason');
  await why(page).fill('A longer reason');
  await look(page);
  await expect(why(page)).toHaveValue('two');
  // Loaded anew, both are there still.
  await app.open(page, `/c/${campaign}`);
  await opens(page);
  await expect(twice(page)).toBeVisible();
  await expect(why(page)).toHaveValue('two');
  await look(page);
  await expect(why(page)).toHaveValue('A longer reason');
  await look(page);
  await keep(page).click();
  await expect(twice(page)).toHaveCount(0);
  await app.open(page, `/c/${campaign}`);
  await opens(page);
  await expect(why(page)).toHaveValue('two');
  expect(await kept(page, campaign)).toContain('"two"');
});

test('in a dialog both are shown in the dialog', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await page.getByRole('button', { name: 'Merrow Ford', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue('Merrow Ford');
  await call(page, 'draft.put', { campaign, form: 'log/rename', body: '{"name":"High Ferry"}', was: null });
  await name.fill('The Weir');
  await expect(dialog.getByText(/^This form was filled in twice/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Look at the other one' }).click();
  await expect(name).toHaveValue('High Ferry');
  await dialog.getByRole('button', { name: 'Keep this one' }).click();
  await expect(twice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => await kept(page, campaign, 'log/rename')).toContain('High Ferry');
});

test('what is thrown away in one window stays in the other', async ({ app, page }) => {
  const campaign = await filledElsewhere(app, page);
  await throwsAway(page);
  expect(await kept(page, campaign)).toContain('A long reason');
  await opens(page);
  await expect(why(page)).toHaveValue('A long reason');
  await expect(twice(page)).toHaveCount(0);

  // Seen in turn, the one that stands in the form goes.
  await elsewhere(page, campaign, 'Another reason');
  await why(page).fill('three');
  await expect(twice(page)).toBeVisible();
  await look(page);
  await expect(why(page)).toHaveValue('Another reason');
  await throwsAway(page);
  await app.open(page, `/c/${campaign}`);
  await opens(page);
  await expect(why(page)).toHaveValue('three');
});

test('quick keys write over nothing that this browser didn’t know of', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const half = await elsewhere(page, campaign, 'Half a page of it');
  await app.open(page, `/c/${campaign}`);
  await app.beforeAnswers(async () => {
    await opens(page);
    await why(page).fill('y');
  });
  await expect(twice(page)).toBeVisible();
  await expect(why(page)).toHaveValue('y');
  expect(await kept(page, campaign)).toBe(half);
  await look(page);
  await expect(why(page)).toHaveValue('Half a page of it');
  await keep(page).click();
  await expect(twice(page)).toHaveCount(0);
  expect(await kept(page, campaign)).toBe(half);
});

test('what was given up while the host was gone hides nothing newer', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const route = `/c/${campaign}`;
  await app.open(page, route);
  await opens(page);
  await why(page).fill('First');
  await expect.poll(async () => await kept(page, campaign)).toContain('First');
  const works = app.fail('draft.put');
  await throwsAway(page);
  works();
  await elsewhere(page, campaign, 'Later');
  await app.open(page, route);
  await opens(page);
  await expect(why(page)).toHaveValue('Later');
  await why(page).fill('Later still');
  await expect.poll(async () => await kept(page, campaign)).toContain('Later still');
  await expect(twice(page)).toHaveCount(0);
});

test('what couldn’t be saved goes to the file once the form is opened again', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await opens(page);
  const works = app.fail('draft.put');
  await why(page).fill('Typed in vain');
  await app.open(page, `/c/${campaign}`);
  expect(await kept(page, campaign)).toBe(undefined);
  works();
  await opens(page);
  await expect(why(page)).toHaveValue('Typed in vain');
  await expect.poll(async () => await kept(page, campaign)).toContain('Typed in vain');
  await throwsAway(page);
  await expect.poll(async () => await kept(page, campaign)).toBe(undefined);
});

test('the form of a new campaign is in the file, and there where the browser keeps nothing', async ({
  app,
  page,
}) => {
  await app.open(page, '/new');
  await page.getByLabel('Name').fill('Merrow Ford');
  await expect.poll(async () => await kept(page, null, 'shelf/new-campaign')).toContain('Merrow Ford');
  page.window.localStorage.clear();
  await app.open(page, '/new');
  await expect(page.getByLabel('Name')).toHaveValue('Merrow Ford');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
});

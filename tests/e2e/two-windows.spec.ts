/** Two windows of one browser at one form, and a browser that comes to its end while a form is filled in. */
import type { Page, Response } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';

const why = (page: Page) => page.getByLabel('Why');
const date = async (page: Page) => {
  await page.getByRole('button', { name: 'Correct the date' }).click();
  await expect(why(page)).toBeVisible();
};

const isAboutDate = (answer: Response) =>
  answer.url().includes('draft.get') && answer.request().postData()?.includes('home/date') === true;

/** Longer than typing waits to be saved. */
const LATE_MS = 2_000;

/** A browser that has much to do says late which of its windows are open. */
const saysLate = async (page: Page) =>
  await page.addInitScript((late) => {
    const { locks } = navigator;
    const query = locks.query.bind(locks);
    locks.query = async () => {
      await new Promise((resolve) => setTimeout(resolve, late));
      return await query();
    };
  }, LATE_MS);

test('what stands in an open form is kept anew when the file is put back beneath it', async ({
  app,
  page,
  context,
}) => {
  const campaign = await campaignOf(page);
  const { name: backup } = await call(page, 'backup.now', {});
  const other = await context.newPage();
  await app.open(other, '/about');
  await app.open(page, `/c/${campaign}`);
  await date(page);
  const kept = async () => (await call(other, 'draft.get', { campaign, form: 'home/date' })).body;
  await why(page).fill('An hour of typing');
  await expect.poll(kept).toContain('An hour of typing');
  await call(other, 'backup.restore', { backup });
  await expect.poll(kept).toContain('An hour of typing');
  await expect(why(page)).toHaveValue('An hour of typing');
  await app.open(page, `/c/${campaign}`);
  await date(page);
  await expect(why(page)).toHaveValue('An hour of typing');
});

test('neither window takes the other’s text, and the later one is told', async ({ app, page, context }) => {
  const campaign = await campaignOf(page);
  const route = `/c/${campaign}`;
  const other = await context.newPage();
  for (const window of [page, other]) {
    await app.open(window, route);
    await date(window);
  }
  const kept = async () => (await call(page, 'draft.get', { campaign, form: 'home/date' })).body;
  await why(page).fill('Half a page of it');
  await expect.poll(kept).toContain('Half a page of it');
  await why(other).fill('two');
  const told = other.getByText(/^This form was filled in twice/);
  await expect(told).toBeVisible();
  await expect(why(other)).toHaveValue('two');
  expect(await kept()).toContain('Half a page of it');
  // The first window, opened anew, doesn't take over what the second still has.
  await app.open(page, '/about');
  await app.open(page, route);
  await date(page);
  await expect(why(page)).toHaveValue('Half a page of it');

  await other.getByRole('button', { name: 'Look at the other one' }).click();
  await expect(why(other)).toHaveValue('Half a page of it');
  await other.getByRole('button', { name: 'Look at the other one' }).click();
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await expect(told).toHaveCount(0);
  await expect.poll(kept).toContain('two');
});

test('a form has what was kept as it was opened, not what another window saves before it is known which are open', async ({
  app,
  page,
  context,
}) => {
  const campaign = await campaignOf(page);
  const route = `/c/${campaign}`;
  await app.open(page, route);
  await date(page);
  const other = await context.newPage();
  await saysLate(other);
  await app.open(other, route);
  const looked = other.waitForResponse(isAboutDate);
  await date(other);
  const kept = async () => (await call(page, 'draft.get', { campaign, form: 'home/date' })).body;
  await why(page).fill('Half a page of it');
  await expect.poll(kept).toContain('Half a page of it');
  await looked;
  await why(other).fill('two');
  await expect(other.getByText(/^This form was filled in twice/)).toBeVisible();
  await expect(why(other)).toHaveValue('two');
  expect(await kept()).toContain('Half a page of it');
});

test('a form is not drawn with what another window has not saved yet, and neither is written over the other', async ({
  app,
  page,
  context,
}) => {
  const campaign = await campaignOf(page);
  const route = `/c/${campaign}`;
  const { promise: otherHasSaved, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    /draft\.put/,
    async (asked) => {
      await otherHasSaved;
      await asked.continue();
    },
    { times: 1 },
  );
  await app.open(page, route);
  await date(page);
  const other = await context.newPage();
  await saysLate(other);
  await app.open(other, route);
  await why(page).fill('Half a page of it');
  await date(other);
  expect(await why(other).inputValue()).toBe('');
  await why(other).fill('two');
  const kept = async () => (await call(page, 'draft.get', { campaign, form: 'home/date' })).body;
  await expect.poll(kept).toContain('two');
  goOn();
  await expect(page.getByText(/^This form was filled in twice/)).toBeVisible();
  await expect(why(page)).toHaveValue('Half a page of it');
  expect(await kept()).toContain('two');
});

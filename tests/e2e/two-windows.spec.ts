/** Typed text, between two windows of one browser, a host that is killed, and a file that is put back. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';

const why = (page: Page) => page.getByLabel('Why');
const date = async (page: Page) => {
  await page.getByRole('button', { name: 'Correct the date', exact: true }).click();
  await expect(why(page)).toBeVisible();
};

/** The reason that a draft of the form gives. */
const reasonIn = (body: string | null | undefined): string =>
  body == null ? '' : (JSON.parse(body) as { readonly why: string }).why;

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
  const kept = async () => reasonIn((await call(other, 'draft.get', { campaign, form: 'home/date' })).body);
  await why(page).fill('An hour of typing');
  await expect.poll(kept).toBe('An hour of typing');
  await call(other, 'backup.restore', { backup });
  await expect.poll(kept).toBe('An hour of typing');
  await expect(why(page)).toHaveValue('An hour of typing');
  await app.load(page, `/c/${campaign}`);
  await date(page);
  await expect(why(page)).toHaveValue('An hour of typing');
});

test('the later of two windows has the form, and each brings back what the other filled in', async ({
  app,
  page,
  context,
}) => {
  const campaign = await campaignOf(page);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await app.open(window, `/c/${campaign}`);
    await date(window);
  }
  const kept = async () => reasonIn((await call(page, 'draft.get', { campaign, form: 'home/date' })).body);
  await why(page).pressSequentially('Half a page of it');
  await expect.poll(kept).toBe('Half a page of it');
  await why(other).pressSequentially('two');
  await expect.poll(kept).toBe('two');
  await expect(why(page)).toHaveValue('Half a page of it');
  await expect(page.getByText('Filled in elsewhere, too.')).toHaveCount(0);
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await expect(why(other)).toHaveValue('Half a page of it');
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await expect(why(other)).toHaveValue('two');
  // The first window goes on with its own, and loses nothing either.
  await why(page).pressSequentially(', and more');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(why(page)).toHaveValue('two');
  await expect.poll(kept).toBe('two');
  await app.load(other, `/c/${campaign}`);
  await date(other);
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await expect(why(other)).toHaveValue('Half a page of it, and more');
});

test('what was typed up to the moment that the page is loaded anew is there after it', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  for (const text of ['We went in by the yard', 'We went in by the yard, and were seen']) {
    await date(page);
    await why(page).fill('');
    await why(page).pressSequentially(text);
    await app.load(page, `/c/${campaign}`);
    await date(page);
    await expect(why(page)).toHaveValue(text);
    await expect(page.getByText('Filled in elsewhere, too.')).toHaveCount(0);
    await why(page).press('Escape');
  }
});

test.describe('a host that is killed', () => {
  test.use({ data: 'own' });

  test('has all that it answered for, and takes what is typed meanwhile once it is there again', async ({
    app,
    page,
    context,
  }) => {
    const campaign = await campaignOf(page);
    await app.open(page, `/c/${campaign}`);
    await date(page);
    let answered = '';
    page.on('response', (response) => {
      if (!response.url().endsWith('draft.put') || !response.ok()) return;
      answered = reasonIn((response.request().postDataJSON() as { readonly body: string }).body);
    });
    const typing = why(page).pressSequentially('We went in by the yard. ', { delay: 10 });
    await expect.poll(() => answered.length).toBeGreaterThan(6);
    await app.kill();
    await typing;
    const before = answered;
    await why(page).pressSequentially('We should not have.');
    await app.restart();
    const first = reasonIn((await call(page, 'draft.get', { campaign, form: 'home/date' })).body);
    expect(first.startsWith(before)).toBe(true);
    // Another window is let in by the address of this start, as the player opens it.
    const other = await context.newPage();
    await app.open(other, '/about');
    const kept = async () => reasonIn((await call(other, 'draft.get', { campaign, form: 'home/date' })).body);
    await expect.poll(kept).toBe('We went in by the yard. We should not have.');
    await expect(page.getByText('Filled in elsewhere, too.')).toHaveCount(0);
    await app.load(page, `/c/${campaign}`);
    await date(page);
    await expect(why(page)).toHaveValue('We went in by the yard. We should not have.');
  });
});

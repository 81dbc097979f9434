/** The dice of a campaign, counted on the screen, the player's own apart. */
import { beginCampaign, call, expect, test } from './support/app.ts';

test('dice, rules and cards are counted, and a rule leads to its entry', async ({ app, page }) => {
  const id = await beginCampaign(page);
  const { dice, cards, rules } = await call(page, 'statistics.get', { campaign: id });
  await app.open(page, `/c/${id}`);
  await page.getByRole('link', { name: 'Statistics' }).press('Enter');
  const app1 = page.getByRole('table', { name: 'The app’s dice: how often each face fell' });
  for (const [at, times] of (dice[0]?.faces ?? []).entries()) {
    const row = app1.getByRole('row').nth(at + 1);
    await expect(row.getByRole('rowheader')).toHaveText(String(at + 1));
    await expect(row.getByRole('cell').nth(0)).toHaveText(String(times));
  }
  // Three recruits roll a die each and draw a card at least.
  expect(dice[0]?.dice).toBe(3);
  expect(cards.app).toBeGreaterThanOrEqual(3);
  const own = page.getByRole('region', { name: 'Your own dice' });
  await expect(own).toContainText('None typed in yet.');
  await expect(page.getByRole('region', { name: 'The app’s dice' })).toContainText('Too few to tell');
  const [first] = rules;
  await page.getByRole('link', { name: first?.title ?? '' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: first?.title ?? '' })).toBeVisible();
});

test('own dice stand apart', async ({ app, page }) => {
  const made = await call(page, 'campaign.create', {
    name: 'Own',
    seed: 'OWN',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await call(page, 'party.recruit', {
    campaign: made.id,
    revision: made.revision,
    dice: [{ own: [3] }, { own: '2D' }],
  });
  await app.open(page, `/c/${made.id}/statistics`);
  const own = page.getByRole('table', { name: 'Your own dice: how often each face fell' });
  await expect(own.getByRole('row').nth(3).getByRole('cell').nth(0)).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Cards drawn', exact: true })).toContainText('1 by you');
});

test('before anything is rolled the screen says what will stand there', async ({ app, page }) => {
  const { id } = await call(page, 'campaign.create', {
    name: 'New',
    seed: 'NEW',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page, `/c/${id}/statistics`);
  await expect(page.getByText('Every die and card of this campaign will be counted here')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the campaign' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

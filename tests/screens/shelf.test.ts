/** The shelf by keyboard: a what-if copy kept and thrown away, and what is deleted gone for good. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

async function press(page: Page, name: RegExp | string): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

const whatIfs = async (page: Page) => {
  const { campaigns } = await call(page, 'shelf.list', {});
  return campaigns.filter(({ copiedFrom }) => copiedFrom?.whatIf === true).map(({ name }) => name);
};

test('something is tried on a what-if copy, which says what it is, and is kept', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  await press(page, 'Try something');
  await page.getByLabel('Name of the what-if copy').fill('What if Ines lives');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'What-if copy' });
  await expect(bar).toContainText('What-if copy of Merrow Ford, no acts since it left');
  expect(await whatIfs(page)).toEqual(['What if Ines lives']);
  await press(page, 'Keep What if Ines lives');
  await expect(bar).toHaveCount(0);
  expect(await whatIfs(page)).toEqual([]);
  await app.open(page);
  await expect(page.getByRole('row', { name: /What if Ines lives/ })).toContainText('Copy of Merrow Ford');
});

test('a what-if copy is thrown away on the shelf, brought back, and thrown away from inside', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { id } = await call(page, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
  await app.open(page);
  await expect(page.getByRole('row', { name: /What if/ })).toContainText('What-if copy of Merrow Ford');
  await press(page, 'Throw away What if');
  await expect(page.getByText('Thrown away: What if.')).toBeVisible();
  await expect(page.getByRole('row', { name: /What-if copy/ })).toHaveCount(0);
  await press(page, 'Undo');
  await expect(page.getByRole('row', { name: /What-if copy/ })).toBeVisible();
  await app.open(page, `/c/${id}`);
  await press(page, 'Throw away What if');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Campaigns');
  expect(await whatIfs(page)).toEqual([]);
});

test('what is deleted goes for good once it is asked', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await call(page, 'campaign.delete', { campaign });
  await app.open(page);
  await page.getByText('Deleted', { exact: true }).click();
  await press(page, 'Delete Merrow Ford for good…');
  await expect(page.getByRole('dialog')).toContainText('every act, every line that was given up');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call(page, 'shelf.list', {})).deleted).toHaveLength(1);
  await press(page, 'Delete Merrow Ford for good…');
  await press(page, /^Delete for good$/);
  await expect(page.getByText('Delete for good…')).toHaveCount(0);
  const { campaigns, deleted } = await call(page, 'shelf.list', {});
  expect([campaigns, deleted]).toEqual([[], []]);
});

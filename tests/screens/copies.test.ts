/** In a copy: what can be taken back begins where it was made. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

async function press(page: Page, name: RegExp | string): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

test('Ctrl+Z in a what-if copy leaves its name, and nothing before it can be gone back to (r8-player 3)', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const copy = await call(page, 'campaign.copy', { campaign, name: 'What if Ines lives', whatIf: true });
  const nameNow = async () => (await call(page, 'campaign.get', { campaign: copy.id })).name;
  await app.open(page, `/c/${copy.id}`);
  await expect(button(page, /^Undo/)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await nameNow()).toBe('What if Ines lives');

  await call(page, 'campaign.rename', { campaign: copy.id, revision: copy.revision, name: 'Something' });
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  await expect(button(page, /^Back to here/)).toHaveCount(1);
  await press(page, 'Back to here: Rename Merrow Ford to What if Ines lives');
  await expect(button(page, /^Back to here/)).toHaveCount(0);
  expect(await nameNow()).toBe('What if Ines lives');
});

test('what was given up before the copy was made opens as a copy of its own alone', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'log.head', { campaign });
  const one = await call(page, 'campaign.rename', { campaign, revision, name: 'One' });
  const back = await call(page, 'campaign.undo', { campaign, revision: one.revision });
  await call(page, 'campaign.rename', { campaign, revision: back.revision, name: 'Two' });
  const copy = await call(page, 'campaign.copy', { campaign, name: 'The copy' });
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  await page.getByRole('tab', { name: /^Given up 1/ }).click();
  await expect(page.getByText('Given up before this copy was made')).toBeVisible();
  await expect(button(page, 'Bring it back here')).toHaveCount(0);
  await press(page, 'Open as a copy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name)).toContain('The copy, another way');
});

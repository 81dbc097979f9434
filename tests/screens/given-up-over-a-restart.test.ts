/** Forty acts taken back, another made, the host stopped and started, and the forty brought again, by keyboard. */

import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

test('what was given up is brought back in place after a restart', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  let { revision } = await call(page, 'log.head', { campaign });
  for (let at = 1; at <= 40; at++)
    ({ revision } = await call(page, 'campaign.rename', { campaign, revision, name: `Name ${at}` }));
  const { acts } = await call(page, 'campaign.log', { campaign });
  const first = acts[40];
  if (first === undefined) throw new Error('fewer than forty acts');

  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  await press(page, `Back to here: ${first.title}`);
  await expect(page.getByRole('tab', { name: 'Taken back 40' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(page, /^Correct the date$/);
  await page.getByLabel('Date', { exact: true }).selectOption('October');
  await page.getByLabel('Why').fill('Miscounted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This gives up 40 acts that were taken back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give them up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('October, O+2', { exact: true })).toBeVisible();

  await app.restart();
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  // The list takes the focus as it opens.
  await expect(page.locator('.mantine-Drawer-close')).toBeFocused();
  await tabTo(page, /^Done/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Given up 1' })).toBeFocused();
  await expect(page.getByText('Bringing it back gives up one act')).toBeVisible();
  await press(page, 'Bring it back here');
  await expect(page.getByText('Bringing it back gives up 40 acts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Name 40/ })).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});

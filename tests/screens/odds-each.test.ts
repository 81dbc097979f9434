/** Odds in words: as many in a row and each as likely are one line. */
import { act } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';

test('zombies at the start are told in one line, not six times over', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const what = { kind: 'raid', role: 'raider', objective: 'loot' } as const;
  await act(page, campaign, { do: 'plan', ...what, area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(page.getByText(/^7 to 12 zombies, each$/)).toBeVisible();
  await expect(page.getByText('8 zombies', { exact: true })).toHaveCount(0);
});

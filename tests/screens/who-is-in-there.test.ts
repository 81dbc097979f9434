/** Figures have moved into a building where nobody has been: who is in there is asked for by itself. */
import { act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';
import { nameOf, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('one key asks it of those who moved in', async ({ app, page }) => {
  await app.open(page);
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3'] });
  await act(page, campaign, {
    do: 'move',
    who: 'f2',
    others: ['f3'],
    how: 'normal',
    inside: 'b1',
    anyway: 'For the story',
  });
  await openPlay(app, page, campaign);
  await expect(page.getByText(/^Gloria and Tam enter .*: who is in there\?$/)).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press("'");
  const form = page.getByRole('region', { name: /^Enter 1 / });
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('r');
  await expect(page.getByText(/^Gloria and Tam enter .*: who is in there\?$/)).toHaveCount(0);
});

test('where survivors might have been and none is, nobody is said to have been met', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'], with: 'retail-store' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const company = { 'atz.activity.zombies': { own: [6, 6] }, 'atz.activity.survivors': { own: [1, 1] } };
  await act(
    page,
    campaign,
    { do: 'enter', spot, floor: 0, figures: ['f1'] },
    { ...company, 'atz.survivors-in-building': { own: [1, 1, 1] } },
  );
  await openPlay(app, page, campaign);
  await page.getByRole('tab', { name: /^Buildings/ }).press('Enter');
  const row = page
    .getByRole('table', { name: 'Buildings and vehicles' })
    .getByRole('row', { name: new RegExp(`^${spot.slice(1)} Retail store`) });
  await expect(row).toContainText('met nobody');
  await expect(row).not.toContainText('people');
});

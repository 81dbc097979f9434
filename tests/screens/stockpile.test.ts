/** The stockpile by keyboard alone: added, handed over, taken up, struck off, undone. */

import { campaignOf } from '../e2e/support/party.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';

const WHY = 'Traded at the ford';

test('a thing is added by hand with a reason, and struck off again', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  await page.getByRole('link', { name: 'Stockpile' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stockpile' })).toBeFocused();
  await expect(page.getByText('Nothing is stockpiled.')).toBeVisible();

  await page.getByRole('button', { name: 'Add by hand' }).press('Enter');
  const add = page.getByRole('form', { name: 'Add by hand' });
  await expect(add.getByLabel('Thing')).toBeFocused();
  await add.getByLabel('Thing').selectOption('Body armour');
  await add.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(add.getByRole('alert')).toHaveText('Reason: enter 1 to 200 characters.');
  await add.getByLabel('Why').fill(WHY);
  await page.keyboard.press('Enter');
  const row = page.getByRole('rowgroup', { name: 'Body armour' }).getByRole('row').nth(1);
  await expect(row).toContainText(WHY);

  await row.getByRole('checkbox').press('Space');
  await expect(page.getByText('One thing picked')).toBeVisible();
  await page.getByRole('button', { name: 'Strike off' }).press('Enter');
  await page.getByRole('form', { name: 'Strike off' }).getByLabel('Why').fill('Rotten');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is stockpiled.')).toBeVisible();
  const history = page.getByRole('table', { name: 'History of the stockpile, newest first' });
  await expect(history.getByRole('row').nth(1)).toContainText('Rotten, by hand');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(row).toContainText(WHY);
  await expect(page.getByText('Nothing has been used up yet.')).toBeVisible();
});

test('things are given by one verb, which arms at once, and laid back', async ({ app, page }) => {
  const id = await campaignOf(page);
  let { revision } = await call(page, 'campaign.get', { campaign: id });
  for (const what of [{ kind: 'cure' }, { kind: 'weapon', weapon: 'bow' }, { kind: 'vehicle' }] as const) {
    ({ revision } = await call(page, 'stockpile.add', { campaign: id, revision, what, why: WHY }));
  }
  await app.open(page, `/c/${id}/stockpile`);
  const row = (kind: string) => page.getByRole('rowgroup', { name: kind }).getByRole('row').nth(1);
  const vehicle = page.getByRole('rowgroup', { name: 'Vehicles', exact: true });
  await expect(vehicle).toContainText('May serve from February, O+2');

  await expect(page.getByRole('table', { name: 'What is in the stockpile' })).toHaveCount(1);
  // Nothing can be done before something is picked.
  await expect(page.getByRole('button', { name: /^Give to/ })).toHaveCount(0);
  await row('Doses of the Cure').getByRole('checkbox').press('Space');
  await page.getByLabel('Who gets it').selectOption('Tam Whitlock');
  // One verb: a dose of the Cure is carried, since nobody wears it.
  await page.getByRole('button', { name: 'Give to Tam' }).press('Enter');
  await expect(row('Doses of the Cure')).toContainText('Tam Whitlock');
  await expect(page.getByText('Nothing picked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Give to/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'With what is picked' })).toBeFocused();

  await row('Doses of the Cure').getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Lay back' }).press('Enter');
  await expect(row('Doses of the Cure')).not.toContainText('Tam Whitlock');

  // A weapon is in hand at once.
  await row('Weapons').getByRole('checkbox').press('Space');
  await page.getByLabel('Who gets it').selectOption('Wren Ostrander');
  await page.getByRole('button', { name: 'Give to Wren' }).press('Enter');
  await expect(page.getByRole('rowgroup', { name: 'Weapons' })).toHaveCount(0);
  const history = page.getByRole('table', { name: 'History of the stockpile, newest first' });
  await expect(history.getByRole('row').nth(1)).toContainText('Wren Ostrander');
  const { figures } = await call(page, 'campaign.get', { campaign: id });
  const wren = figures.find(({ name }) => name === 'Wren Ostrander');
  expect(wren?.weapons.map(({ weapon }) => weapon)).toContain('bow');
});

test('things that are alike stand in one row with their number, and are picked together or singly', async ({
  app,
  page,
}) => {
  const id = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign: id });
  const what = { kind: 'weapon', weapon: 'pistol' } as const;
  const added = await call(page, 'stockpile.add', { campaign: id, revision, what, count: 2, why: WHY });
  await call(page, 'stockpile.add', { campaign: id, revision: added.revision, what, why: 'Found' });
  await app.open(page, `/c/${id}/stockpile`);
  const rows = page.getByRole('rowgroup', { name: 'Weapons' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Pistol × 3');
  await expect(rows.nth(1)).toContainText('two places');
  await rows.nth(1).getByRole('checkbox').press('Space');
  await expect(page.getByText('Three things picked')).toBeVisible();
  await rows.nth(1).getByRole('checkbox').press('Space');

  await page.getByRole('button', { name: 'Pistol, one by one' }).press('Enter');
  await expect(rows).toHaveCount(5);
  await rows.nth(4).getByRole('checkbox').press('Space');
  await expect(page.getByText('One thing picked')).toBeVisible();
  await page.getByLabel('Who gets it').selectOption('Wren Ostrander');
  await page.getByRole('button', { name: 'Give to Wren' }).press('Enter');
  await expect(rows.nth(1)).toContainText('Pistol × 2');
});

test('weapons of a figure that nothing tells apart are one entry of the sheet, and given singly', async ({
  app,
  page,
}) => {
  const id = await campaignOf(page);
  await app.open(page, `/c/${id}/roster?figure=f1`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Machine pistol × 2');
  const give = page.getByRole('button', { name: 'Give the machine pistol or clips for it' });
  await expect(give).toHaveCount(1);
  await give.press('Enter');
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await expect(main).not.toContainText('Machine pistol × 2');
  const { figures } = await call(page, 'campaign.get', { campaign: id });
  expect(figures.find((one) => one.id === 'f1')?.weapons).toHaveLength(1);
});

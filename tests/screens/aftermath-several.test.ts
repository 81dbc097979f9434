/** After a battle, one change to several at once. */

import { aftermathOf, beforeReport, report, rowOf, undo } from '../e2e/support/aftermath.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('RAP for several with one reason, and several things to all in turn, each one act to undo', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  let { revision } = await call(page, 'campaign.get', { campaign });
  for (const kind of ['body-armor', 'medical-supplies', 'cure'] as const) {
    ({ revision } = await call(page, 'stockpile.add', { campaign, revision, what: { kind }, why: 'Found' }));
  }
  await report(page, campaign, {});
  await aftermathOf(app, page, campaign);

  await page.getByRole('button', { name: 'Change RAP or Rep of several by hand' }).press('Enter');
  const form = page.getByRole('form', { name: 'Change several by hand' });
  await expect(form.getByLabel('All', { exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await form.getByLabel('Wren Ostrander').press('Space');
  await form.getByLabel('By how many', { exact: true }).press('ArrowUp');
  await form.getByLabel('Why').fill('Held the bridge');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo: +2 RAP for 3 figures' })).toBeVisible();
  await expect(rowOf(page, STAR)).toContainText('2/8');
  await expect(rowOf(page, 'Gloria')).toContainText('2/6');
  await expect(rowOf(page, 'Wren')).toContainText('0/4');
  await undo(page).press('Enter');
  await expect(rowOf(page, 'Gloria')).toContainText('0/6');

  // Below nothing nobody goes, and the sentence stands beside the field.
  await page.getByRole('button', { name: 'Change RAP or Rep of several by hand' }).press('Enter');
  await form.getByLabel('Tam Whitlock').press('Space');
  await form.getByLabel('What changes').selectOption('Less RAP');
  await form.getByLabel('Why').fill('A mistake');
  await page.keyboard.press('Enter');
  await expect(form.getByText('At Rep 4, enter RAP from 0 to 6.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await form.getByRole('button', { name: 'Throw it away' }).press('Enter');

  const loot = page.getByRole('table', { name: 'Loot' });
  await page.getByLabel('Tick all things').press('Space');
  await page.getByLabel('Who gets it').selectOption('All of them in turn');
  await page.getByRole('button', { name: 'Give in turn' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Share out 3 things among 4' })).toBeVisible();
  for (const name of ['Gloria Mbeki-Tranter', 'Tam Whitlock']) {
    await expect(loot.getByRole('cell', { name, exact: true })).toBeVisible();
  }
  await undo(page).press('Enter');
  await expect(loot.getByRole('cell', { name: 'Stockpile', exact: true })).toHaveCount(3);
});

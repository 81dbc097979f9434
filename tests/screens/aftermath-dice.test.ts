/** After the battle: the report, every roll that follows, the loot, and the end of the Encounter. */

import {
  aftermathOf,
  beforeReport,
  enterAndClear,
  GLORIA,
  PARTY,
  report,
  rowOf,
  TAM,
  undo,
  WREN,
} from '../e2e/support/aftermath.ts';
import { act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';

test('own dice: Recovery, the bite and the Cure, and a report corrected', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: PARTY, with: 'hospital' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'hospital')?.spot ?? '';
  await enterAndClear(page, campaign, spot);
  await act(
    page,
    campaign,
    { do: 'search', spot, figure: GLORIA, item: 'medical-supplies' },
    { 'atz.search': { own: [1] }, 'atz.cure': { own: [6, 6, 6] }, 'atz.cure-doses': { own: [1] } },
  );
  const bitten = { fought: true, outOfTheFight: true, mauled: true, by: 'zombies' };
  await report(page, campaign, { [TAM]: bitten, [WREN]: bitten });
  await aftermathOf(app, page, campaign);

  // Before anything has come of it, the report can be corrected.
  await page.getByRole('button', { name: 'Correct the report on Wren Ostrander' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct the report on Wren Ostrander' });
  await expect(form.getByLabel('Wren Ostrander: Fought')).toBeFocused();
  await form.getByLabel('Wren Ostrander: Was Out of the Fight').press('Space');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('Reason: enter 1 to 200 characters.')).toBeVisible();
  await form.getByLabel('Why').fill('He only fell over');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  const tam = rowOf(page, 'Tam');
  // Rep 4 on two dice: 16, 16 and 4 of 36.
  await expect(tam.getByRole('definition')).toHaveText(['44 %', '44 %', '11 %']);
  await tam.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await expect(page.getByLabel('Die 1 of 2, 1 to 6')).toBeFocused();
  await page.keyboard.type('46');
  await expect(tam).toContainText('comes back with less Rep');
  await expect(tam.getByText('yours')).toBeVisible();
  await expect(tam.getByRole('button', { name: /^Correct/ })).toHaveCount(0);
  await tam.getByRole('button', { name: /^My own dice: .*Does the figure turn/ }).press('Enter');
  // Rep counts as it was before Recovery: 4 and 2 are too few.
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.type('2');
  await expect(page.getByRole('button', { name: /^1 ?Give a dose of the Cure/ })).toBeFocused();
  await page.keyboard.press('1');
  await expect(tam).toContainText('saved by the Cure');

  // There was one dose only.
  const wren = rowOf(page, 'Wren');
  await wren.getByRole('button', { name: /^My own dice: .*Does the figure turn/ }).press('Enter');
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.type('3');
  await expect(wren).toContainText('Turned');
});

test('the loot and the end, with somebody captured; taken back and done again', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  const { places } = await underWay(page, campaign);
  const [place] = places.filter(({ items }) =>
    items.some(({ item, target }) => item === 'weapons' && (target ?? 0) > 1),
  );
  const spot = place?.spot ?? '';
  await enterAndClear(page, campaign, spot);
  for (const item of ['weapons', 'surplus-ammo'] as const) {
    await act(page, campaign, { do: 'search', spot, figure: GLORIA, item }, { 'atz.search': { own: [1] } });
  }
  await report(page, campaign, { [WREN]: { captured: true, broughtOff: false, by: 'people' } });
  await aftermathOf(app, page, campaign);
  await expect(page.getByText('Wren Ostrander, held in the outskirts')).toBeVisible();
  const loot = page.getByRole('table', { name: 'Loot' });
  await page.getByLabel('Tick all things').press('Space');
  await page.getByLabel('Who gets it').selectOption({ label: 'Tam Whitlock' });
  await page.getByRole('button', { name: 'Give to Tam' }).press('Enter');
  await expect(loot.getByRole('row')).toHaveCount(2);
  await expect(loot.getByRole('cell', { name: 'Tam Whitlock' })).toHaveCount(1);

  const end = page.getByRole('button', { name: 'End the raid' });
  await expect(end).toBeDisabled();
  await page.getByLabel('Yes').press('Space');
  await expect(
    page.getByText('Next, in February, O+2: an escape as captive in the outskirts;'),
  ).toBeVisible();
  await end.press('Enter');
  await expect(page.getByText('What can be played now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: End the raid' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan the next Encounter' })).toBeFocused();

  await undo(page).click();
  await expect(rowOf(page, 'Wren')).toContainText('held captive');
  await expect(page.getByLabel('Yes')).toBeChecked();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('What can be played now')).toBeVisible();
});

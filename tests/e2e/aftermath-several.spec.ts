/** After a battle: forms left half-filled are found again. */

import { aftermathOf, beforeReport, GLORIA, report, rowOf, TAM, WREN } from './support/aftermath.ts';
import { call, expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';

test('a correction, a change of several and dice typed half-way are there again after a restart', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  const down = { outOfTheFight: true, mauled: true, by: 'zombies' };
  await report(page, campaign, { [GLORIA]: down, [TAM]: down, [WREN]: { sanity: 'collapsed' } });
  await aftermathOf(app, page, campaign);

  await page.getByRole('button', { name: 'Correct the report on Tam Whitlock' }).press('Enter');
  const correction = page.getByRole('form', { name: 'Correct the report on Tam Whitlock' });
  await correction.getByLabel('Tam Whitlock: Ran away').press('Space');
  await correction.getByLabel('Why').fill('He ran');
  await page.getByRole('button', { name: 'Change RAP or Rep of several by hand' }).press('Enter');
  const several = page.getByRole('form', { name: 'Change several by hand' });
  await several.getByLabel('Gloria Mbeki-Tranter').press('Space');
  await page.getByLabel('Yes').press('Space');
  const wren = rowOf(page, 'Wren');
  await wren.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await answer(page, /Recovery/, '12');
  await wren.getByRole('button', { name: /^My own dice: .*Crazy/ }).press('Enter');
  await answer(page, /own Rep/, '14');
  await expect(page.getByRole('group', { name: /shock/i })).toBeVisible();
  for (const [form, said] of [
    ['encounter/correction', 'He ran'],
    ['encounter/several', '"ticked":["f2"]'],
    ['encounter/end', 'true'],
    ['encounter/after-dice', '[1,4]'],
  ] as const) {
    await expect.poll(async () => (await call(page, 'draft.get', { campaign, form })).body).toContain(said);
  }

  await app.restart();
  await aftermathOf(app, page, campaign);
  await expect(correction.getByLabel('Tam Whitlock: Ran away')).toBeChecked();
  await expect(correction.getByLabel('Why')).toHaveValue('He ran');
  await expect(several.getByLabel('Gloria Mbeki-Tranter')).toBeChecked();
  await expect(page.getByLabel('Yes')).toBeChecked();
  // The question that waited, after the dice before it.
  await answer(page, /shock/i, '11');
  await expect(wren).toContainText('comes back with less Rep');
  await expect(page.getByRole('group', { name: /shock/i })).toHaveCount(0);
  await correction.getByLabel('Why').press('Enter');
  await expect(correction).toHaveCount(0);
  await expect(rowOf(page, 'Tam')).toContainText('ran away');
  await several.getByRole('button', { name: 'Cancel' }).press('Enter');
  await several.getByRole('button', { name: 'Throw it away' }).press('Enter');
  await expect(several).toHaveCount(0);
});

/** After a battle, one change to several at once; and forms left half-filled, found again. */

import { aftermathOf, beforeReport, GLORIA, report, rowOf, TAM, undo, WREN } from './support/aftermath.ts';
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { answer } from './support/keyboard.ts';
import { STAR } from './support/party.ts';

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
  await expect(form.getByText('At Rep 4 RAP runs from 0 to 6.')).toBeVisible();
  await axe(page);
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');

  const loot = page.getByRole('table', { name: 'Loot' });
  await page.getByLabel('Tick all things').press('Space');
  await page.getByLabel('Who gets it').selectOption('All of them in turn');
  await page.getByRole('button', { name: 'Carries it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Share out 3 things among 4' })).toBeVisible();
  for (const name of [STAR, 'Gloria Mbeki-Tranter', 'Tam Whitlock']) {
    await expect(loot.getByRole('cell', { name, exact: true })).toBeVisible();
  }
  await undo(page).press('Enter');
  await expect(loot.getByRole('cell', { name: 'Stockpile', exact: true })).toHaveCount(3);
});

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
  await expect(several).toHaveCount(0);
});

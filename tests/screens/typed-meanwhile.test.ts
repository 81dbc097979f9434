/** Text typed while something is on its way: no late answer takes it, nor the focus it is typed with. */
import { aftermathOf, beforeReport, GLORIA, report, rowOf, TAM, WREN } from '../e2e/support/aftermath.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';

test('a form that was closed while it was sent, opened again and filled in anew, stays', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Merrow Ford', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill(name);
  };
  await rename('Gamma one');
  const release = app.hold('campaign.rename');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rename('Gamma two');
  release();
  await expect.poll(async () => (await call(page, 'campaign.get', { campaign })).name).toContain('Gamma one');
  await app.beforeAnswers(async () => undefined);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Gamma two');
});

test('a form that is changed while it is sent stays open with the change', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await page.getByRole('button', { name: 'Correct the date' }).click();
  await page.getByLabel('Year').fill('4');
  await page.getByLabel('Why').fill('A year on paper');
  const release = app.hold('campaign.setDate');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Why').fill('A year on paper, and one more');
  release();
  await expect(page.getByRole('button', { name: /^Undo: .*date/i })).toBeVisible();
  await expect(page.getByLabel('Why')).toHaveValue('A year on paper, and one more');
});

test('words that are being saved can’t be written on until they are', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/chronicle`);
  await page.getByRole('button', { name: /^Write a note/ }).click();
  const field = page.getByRole('textbox', { name: /note/i });
  await field.fill('First part.');
  const release = app.hold('note.add');
  await page.getByRole('button', { name: 'Save', exact: false }).click();
  await expect(field).toHaveAttribute('readonly', '');
  release();
  await expect(field).toHaveCount(0);
});

test('a form found again leaves the focus to the question that waits', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  const down = { outOfTheFight: true, mauled: true, by: 'zombies' };
  await report(page, campaign, { [GLORIA]: down, [TAM]: down, [WREN]: { sanity: 'collapsed' } });
  await aftermathOf(app, page, campaign);
  await page.getByRole('button', { name: 'Correct the report on Tam Whitlock' }).press('Enter');
  const correction = page.getByRole('form', { name: 'Correct the report on Tam Whitlock' });
  await correction.getByLabel('Why').fill('He ran');
  await rowOf(page, 'Wren')
    .getByRole('button', { name: /^My own dice: .*Recovery/ })
    .press('Enter');
  await answer(page, /Recovery/, '1');
  for (const form of ['encounter/correction', 'encounter/after-dice'])
    await expect.poll(async () => (await call(page, 'draft.get', { campaign, form })).body).not.toBeNull();
  const release = app.hold('draft.get', 'encounter/correction');
  await aftermathOf(app, page, campaign);
  const die = page.getByLabel('Die 2 of 2, 1 to 6');
  await expect(die).toBeFocused();
  release();
  await expect(correction.getByLabel('Why')).toHaveValue('He ran');
  await expect(die).toBeFocused();
});

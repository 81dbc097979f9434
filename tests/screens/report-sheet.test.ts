/** The report at the Log tier: the boxes of the printed sheet in their order, counted below, and what follows beside them. */
import { aftermathOf, beforeReport } from '../e2e/support/aftermath.ts';
import { underWay } from '../e2e/support/encounter.ts';
import { expect, test } from './support/app.ts';

test('has the boxes of the sheet in their order, and counts what is ticked', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  const form = page.getByRole('form', { name: 'Report the battle' });
  await expect(form).toContainText(/1Figures.*2Loot found.*3Survivors met.*4Clips and shots.*5The field/);
  const totals = form.getByRole('row', { name: /^Four figures/ });
  await expect(totals).toContainText('Four figures00000400000');
  await page.getByLabel('Tam Whitlock: Fought').click();
  await page.getByLabel('Pris Hallam: Fought').click();
  await page.getByLabel('Pris Hallam: Zombies killed').fill('4');
  await expect(totals).toContainText('Four figures20000400040');
  const follows = page.getByRole('complementary', { name: 'What follows' });
  await expect(follows).toContainText('Each earns a point: 1 of 8, 1 of 6');
  await expect(follows.getByRole('link', { name: 'Print the sheet' })).toHaveAttribute('href', /what=sheet/);
});

test('who is left is counted once, and says itself whether anybody is', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  await page.getByLabel('Zombies left', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Enemies left: one more' }).click();
  await page.getByRole('radio', { name: 'Kept the field' }).click();
  await page.getByRole('button', { name: 'Report the battle' }).click();
  await page.getByRole('button', { name: 'It is over' }).click();
  await expect(page.getByRole('table', { name: 'After the battle', exact: true })).toBeVisible();
  const { left, field } = await underWay(page, campaign);
  expect({ left, field }).toEqual({
    left: { zombies: 0, people: 1, kept: true },
    field: { zombies: false, enemies: true },
  });
});

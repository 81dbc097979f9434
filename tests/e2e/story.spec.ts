/** The whole of it: a newcomer makes a campaign, changes and undoes things, loses the power, and prints the roster. */
import { expect, test } from './support/app.ts';
import { count, readPdf, solid } from './support/pdf.ts';

test.use({ data: 'own' });

test('from a new campaign through a power cut to a printed roster', async ({ app, page }) => {
  await app.open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New campaign' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Merrow Ford');
  await page.getByLabel('Seed', { exact: true }).fill('STORY-1');
  await page.getByRole('button', { name: 'Next: the Star' }).click();

  await page.getByLabel('Name', { exact: true }).fill('Pris Hallam');
  await page.getByRole('combobox', { name: 'Attribute' }).fill('ambi');
  await page.getByRole('option', { name: /^Ambidextrous/ }).click();
  await page.getByRole('button', { name: 'Add a machine pistol', exact: true }).click();
  await page.getByRole('button', { name: 'Add a machine pistol', exact: true }).click();
  await page.getByRole('button', { name: 'Next: the Grunts' }).click();

  // Two Grunts by the app's dice, the third by the player's own.
  const grunts = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Roll again/ }) });
  // Below the Star, whose facts push the button down once they are there.
  await expect(page.getByRole('region', { name: 'Pris Hallam' }).getByText('Ambidextrous')).toBeVisible();
  await page.getByRole('button', { name: 'Roll a die and draw a card' }).click();
  await expect(grunts).toHaveCount(1);
  await page.getByRole('button', { name: 'Roll a die and draw a card' }).click();
  await expect(grunts).toHaveCount(2);
  await page.getByText('My own').click();
  await page.getByRole('button', { name: 'Enter a die and a card' }).click();
  await page.getByLabel('The die, 1 to 6').fill('4');
  await page.getByLabel('The card').fill('9d');
  await page.getByRole('button', { name: 'Take this card' }).click();
  await expect(grunts).toHaveCount(3);
  await expect(grunts.nth(2)).toContainText('yours');
  await expect(grunts.nth(2)).toContainText('even table, 9 of diamonds');

  // A Grunt is rolled again, and another gets a new name.
  await page.getByText('The app’s').click();
  const before = await grunts.nth(0).getByRole('heading').textContent();
  await grunts
    .nth(0)
    .getByRole('button', { name: /^Roll again/ })
    .click();
  await expect(page.getByRole('heading', { name: before ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: Roll again/ }).click();
  await expect(grunts.nth(0).getByRole('heading')).toHaveText(before ?? '');
  await grunts
    .nth(2)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill('Desmond Ruiz-Calloway');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(grunts.nth(2).getByRole('heading')).toHaveText('Desmond Ruiz-Calloway');
  const names = await grunts.getByRole('heading').allTextContents();
  await page.getByRole('button', { name: 'Begin the campaign' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('Spring, O+2', { exact: true })).toBeVisible();
  for (const name of ['Pris Hallam', ...names]) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }

  // An edit with a reason, taken back and done again.
  await page.getByRole('button', { name: 'Correct the date' }).click();
  await page.getByLabel('Date', { exact: true }).selectOption('Autumn');
  await page.getByLabel('Why').fill('We began after the harvest');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Autumn, O+2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: .*date/i }).click();
  await expect(page.getByText('Spring, O+2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Redo: .*date/i }).click();
  await expect(page.getByText('Autumn, O+2', { exact: true })).toBeVisible();

  // Everything done can be gone back to, and forward again.
  await page.getByRole('button', { name: 'Everything done' }).first().click();
  await page.getByRole('button', { name: /^Back to here: Rename/ }).click();
  await page.getByRole('tab', { name: 'Taken back 2' }).click();
  await expect(page.getByRole('button', { name: /^Forward to here/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Taken back 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Forward to here/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Forward to here/ }).click();
  await expect(page.getByRole('tab', { name: 'Taken back 0' })).toBeVisible();
  await page.keyboard.press('Escape');

  await app.restart();
  await app.open(page);
  await page.getByRole('link', { name: 'Merrow Ford' }).click();
  await expect(page.getByText('Autumn, O+2', { exact: true })).toBeVisible();
  for (const name of ['Pris Hallam', ...names]) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Undo: .*date/i })).toBeVisible();

  await page.getByRole('link', { name: 'Print' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Pages' })
      .getByText(names[2] ?? '')
      .first(),
  ).toBeVisible();
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const printed = pages.map((sheet) => sheet.solid).join('');
  for (const name of ['Merrow Ford', 'Pris Hallam', ...names]) expect(printed).toContain(solid(name));
  expect(printed).toContain('Ambidextrous');
  expect(count(printed, 'Machinepistol')).toBeGreaterThanOrEqual(2);
});

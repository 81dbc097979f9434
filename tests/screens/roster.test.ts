/** The roster and the sheet beside it: look, correct with a reason, exchange, set aside, take back. */

import { GRUNTS, STAR } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { head, openRoster, table } from './support/roster.ts';

const namesInOrder = (page: Page) => table(page).getByRole('link').allTextContents();

const lineOf = (page: Page, name: string) =>
  table(page)
    .locator('tbody')
    .filter({ has: page.getByRole('link', { name }) });
const sheetOf = (page: Page, name: string) => page.getByRole('complementary', { name });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

test('every column of a figure stands in its line', async ({ app, page }) => {
  await openRoster(app, page);
  const cells = (name: string) => lineOf(page, name).getByRole('row').first().getByRole('cell');
  await expect(cells('Gloria Mbeki-Tranter')).toHaveText([
    'Grunt',
    'Gloria Mbeki-Tranter',
    '4',
    'Medic',
    '',
    'Assault rifle',
    '48″',
    '3',
    '2',
    '2',
    '3',
    // Rep 4 costs 20, body armour 10, the assault rifle 12.
    '42',
    '0/6',
    'Ready',
  ]);
  await expect(lineOf(page, 'Gloria').getByRole('img', { name: 'Protected' })).toBeVisible();
  await expect(lineOf(page, 'Gloria').getByRole('img', { name: 'loaded, three spare clips' })).toBeVisible();
  await expect(lineOf(page, STAR).getByRole('row')).toHaveCount(2);
  // Star 25, overall Leader 25, twice 8; Gloria 42; Tam 20, 4 and 3; Wren 15 and 12.
  await expect(table(page).getByRole('row').last()).toHaveText(/Four figures\s*16\s*combined Rep\s*162/);
});

test('sorts by any column, with the mouse and with the keyboard', async ({ app, page }) => {
  await openRoster(app, page);
  const [gloria, tam, wren] = GRUNTS.map(({ name }) => name);
  await expect(head(page, 'Rep')).toHaveAttribute('aria-sort', 'descending');
  expect(await namesInOrder(page)).toEqual([STAR, gloria, tam, wren]);

  await head(page, 'Rep').getByRole('button').click();
  await expect(head(page, 'Rep')).toHaveAttribute('aria-sort', 'ascending');
  expect(await namesInOrder(page)).toEqual([wren, gloria, tam, STAR]);

  await head(page, 'Name').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(page, 'Rep')).not.toHaveAttribute('aria-sort', /./);
  expect(await namesInOrder(page)).toEqual([gloria, STAR, tam, wren]);

  await head(page, 'Rng').getByRole('button').click();
  expect(await namesInOrder(page)).toEqual([tam, gloria, wren, STAR]);
});

test('corrects a number with a reason, which its history keeps, and takes it back', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Gloria Mbeki-Tranter' }).click();
  const sheet = sheetOf(page, 'Gloria Mbeki-Tranter');
  await expect(sheet.getByText('Only a Medic can find the Cure.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Edit' }).click();

  await sheet.getByRole('button', { name: 'Change the clips of the assault rifle' }).click();
  const form = page.getByRole('form', { name: 'Change: Spare clips' });
  await expect(form.getByLabel('Spare clips', { exact: true })).toBeFocused();
  await form.getByLabel('Spare clips', { exact: true }).fill('2');
  await expect(form.getByText('was 3')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Reason: enter 1 to 200 characters.');

  await form.getByLabel('Why').fill('Miscounted after the weir');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Change the clips of the assault rifle' })).toBeFocused();
  await expect(lineOf(page, 'Gloria').getByRole('img', { name: 'loaded, two spare clips' })).toBeVisible();
  await sheet.getByRole('tab', { name: 'Every change' }).click();
  const newest = sheet.getByRole('table', { name: 'Every change, newest first' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Assault rifle: clips 3 to 2');
  await expect(newest).toContainText('Miscounted after the weir');
  await expect(newest.getByRole('img', { name: 'By hand' })).toBeVisible();

  await undo(page).click();
  await expect(lineOf(page, 'Gloria').getByRole('img', { name: 'loaded, three spare clips' })).toBeVisible();
  await expect(newest).not.toContainText('Assault rifle: clips 3 to 2');
});

test('hands over a weapon, and clips for one of the same type', async ({ app, page }) => {
  const campaign = await openRoster(app, page);
  await page.getByRole('link', { name: 'Gloria Mbeki-Tranter' }).click();
  const gloria = sheetOf(page, 'Gloria Mbeki-Tranter');
  const give = 'Give the assault rifle or clips for it';

  await gloria.getByRole('button', { name: give }).click();
  await gloria.getByText('Spare clips').click();
  await gloria.getByLabel('Clips', { exact: true }).fill('2');
  await expect(gloria.getByLabel('For', { exact: true })).toHaveValue(/^w/);
  await gloria.getByLabel('For', { exact: true }).selectOption('Wren Ostrander: assault rifle');
  await gloria.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(lineOf(page, 'Gloria').getByRole('img', { name: /spare clip/ })).toHaveAttribute(
    'aria-label',
    'loaded, one spare clip',
  );
  await expect(lineOf(page, 'Wren').getByRole('img', { name: 'loaded, five spare clips' })).toBeVisible();

  await gloria.getByRole('button', { name: give }).click();
  await gloria.getByText('Spare clips').click();
  await gloria.getByLabel('For', { exact: true }).selectOption('Tam Whitlock: pistol');
  await gloria.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(gloria.getByRole('alert')).toContainText('Clips go only between weapons of one type');

  await gloria.getByText('The weapon', { exact: true }).click();
  await gloria.getByLabel('To', { exact: true }).selectOption('Tam Whitlock');
  await gloria.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(lineOf(page, 'Gloria')).toContainText('Unarmed');
  await expect(lineOf(page, 'Tam').getByRole('row')).toHaveCount(3);
  // Under the heads of the table and of the year.
  await expect(gloria.getByRole('row').nth(2)).toContainText('Gave the assault rifle to Tam Whitlock');

  await undo(page).click();
  await expect(lineOf(page, 'Gloria')).toContainText('Assault rifle');
  const { figures } = await call(page, 'campaign.get', { campaign });
  expect(figures.map(({ weapons }) => weapons.map(({ clips }) => clips))).toEqual([[3, 3], [1], [3, 3], [5]]);
});

test('sets somebody aside, brings them back, and takes that back too', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Tam Whitlock' }).click();
  const tam = sheetOf(page, 'Tam Whitlock');
  await tam.getByRole('button', { name: 'Set aside Tam Whitlock' }).click();
  await tam.getByLabel('Set aside as', { exact: true }).selectOption('Turned');
  await tam.getByLabel('What happened').fill('Bitten at the pump house');
  await page.keyboard.press('Enter');

  const gone = page.getByRole('table', { name: 'Figures no longer with the party' });
  await expect(gone.getByRole('row').nth(1)).toContainText('Turned');
  await expect(lineOf(page, 'Tam Whitlock')).toHaveCount(0);
  await expect(table(page).getByRole('row').last()).toContainText('Three figures');
  await expect(tam.getByText('Bitten at the pump house')).toBeVisible();
  await expect(page.getByText('Gone 1')).toBeVisible();

  await tam.getByRole('button', { name: 'Bring back' }).click();
  await expect(lineOf(page, 'Tam Whitlock')).toContainText('Ready');
  await undo(page).click();
  await expect(gone.getByRole('row').nth(1)).toContainText('Tam Whitlock');

  await page.getByText('Gone 1').click();
  await expect(gone).toContainText('Rifle, scope');

  await app.open(page, new URL(page.url()).hash.slice(1).replace(/figure=f\d+/, 'figure=f1'));
  await sheetOf(page, STAR)
    .getByRole('button', { name: `Set aside ${STAR}` })
    .click();
  // The Star is never dismissed.
  await expect(
    sheetOf(page, STAR).getByLabel('Set aside as', { exact: true }).getByRole('option'),
  ).toHaveText(['Dead', 'Captive', 'Turned']);
});

test('renames in place; a biography that the sheet is closed over waits, half-written, and is no act', async ({
  app,
  page,
}) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Wren Ostrander' }).click();
  const wren = sheetOf(page, 'Wren Ostrander');
  await wren.getByRole('button', { name: 'Edit' }).click();
  await wren.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(wren.getByRole('alert')).toHaveText('Name: enter 1 to 80 characters.');
  await wren
    .getByLabel('Name', { exact: true })
    .fill('Wren the Younger, of Ostrander’s Mill beyond the second bridge at Merrow Ford 🧭');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('complementary', { name: /^Wren the Younger, .* Ford 🧭$/ });
  await expect(renamed.getByRole('heading', { level: 2 })).toContainText('Merrow Ford 🧭');

  await renamed.getByRole('tab', { name: 'Biography' }).click();
  await renamed.getByRole('button', { name: 'Write' }).click();
  await expect(renamed.getByRole('textbox', { name: /^Biography of / })).toBeFocused();
  await page.keyboard.type('Kept bees before it all.');
  await renamed.getByRole('button', { name: 'Close the sheet' }).click();
  await expect(renamed).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Wren the Younger/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await renamed.getByRole('tab', { name: 'Biography' }).click();
  await expect(renamed.getByText('Something half-written isn’t saved yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: Rename Wren Ostrander/ })).toBeVisible();
  await renamed.getByRole('button', { name: 'Write' }).click();
  await expect(renamed.getByRole('textbox', { name: /^Biography of / })).toHaveValue(
    'Kept bees before it all.',
  );
  await renamed.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(renamed.getByRole('textbox', { name: /^Biography of / })).toHaveCount(0);
  // Said once: beneath the portrait only while its tab is closed.
  const words = renamed.getByText('Kept bees before it all.');
  await expect(words).toHaveCount(1);
  await renamed.getByRole('tab', { name: 'History' }).click();
  await expect(words).toHaveCount(1);
  await renamed.getByRole('tab', { name: 'Biography' }).click();
  await expect(renamed.getByText('Something half-written isn’t saved yet.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(renamed).toHaveCount(0);
});

test('gives a figure a pronoun and a short name, by which the chart calls it', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Wren Ostrander' }).click();
  const wren = sheetOf(page, 'Wren Ostrander');
  await wren.getByRole('button', { name: 'Edit' }).click();
  await wren.getByRole('button', { name: 'Rename' }).click();
  await expect(wren.getByLabel('Short name')).toHaveAttribute('placeholder', 'Wren');
  await wren.getByLabel('Short name').fill('Doc');
  await wren.getByRole('combobox', { name: 'Pronoun' }).click();
  await page.getByRole('option', { name: 'she', exact: true }).click();
  await wren.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Undo: Speak of Wren Ostrander as “she”, Doc for short' }),
  ).toBeVisible();
  await expect(wren.getByText('she, Doc for short')).toBeVisible();
  await wren.getByRole('tab', { name: 'History' }).click();
  await expect(wren.getByText('Spoken of as “she”, Doc for short')).toBeVisible();
});

test('adds a figure by the player’s own die and card', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('button', { name: 'Add a figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a figure' });
  await dialog.getByLabel('Name').fill('Harriet Vane');
  await dialog.getByText('My own').click();
  await dialog.getByRole('button', { name: 'Enter die and card' }).click();
  await expect(dialog.getByRole('alert')).toContainText('say why this one joins');
  await dialog.getByLabel('Why').fill('Came down the river');
  await dialog.getByRole('button', { name: 'Enter die and card' }).click();
  await expect(dialog.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.press('3');
  await expect(dialog.getByLabel('The card')).toBeFocused();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  // Random Character Generator, odd: 2 of hearts is an armoured Rep 4, clumsy, with an assault rifle.
  await dialog.getByLabel('The card').fill('2H');
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page, 'Harriet Vane');
  await expect(sheet).toContainText('odd table, 2 of hearts');
  await expect(lineOf(page, 'Harriet Vane').getByRole('cell').nth(3)).toHaveText('Clumsy');
  await expect(lineOf(page, 'Harriet Vane')).toContainText('Assault rifle');
  await expect(lineOf(page, 'Harriet Vane').getByRole('img', { name: 'Protected' })).toBeVisible();
});

test('adds a figure by hand, two weapons of a kind among them', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('button', { name: 'Add a figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a figure' });
  await dialog.getByText('By hand').click();
  await dialog.getByLabel('Name').fill('Ignatia Rowe');
  await dialog.getByLabel('Rep', { exact: true }).fill('2');
  await dialog.getByLabel('Body armour').check();
  for (const weapon of ['Pistol', 'Pistol']) {
    await dialog.getByRole('combobox', { name: 'Weapons' }).fill(weapon);
    await page
      .getByRole('option', { name: /^Pistol ?12″/ })
      .first()
      .click();
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByLabel('Why').fill('Has the miniature');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheetOf(page, 'Ignatia Rowe')).toContainText('pistol with pistol');
  // Rep 2 costs 10, body armour 10, a pistol 3.
  await expect(lineOf(page, 'Ignatia Rowe').getByRole('cell').nth(11)).toHaveText('26');
  await undo(page).click();
  await expect(lineOf(page, 'Ignatia Rowe')).toHaveCount(0);
  await expect(sheetOf(page, 'Ignatia Rowe')).toHaveCount(0);
});

test('every kind of correction reaches the roster', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Wren Ostrander' }).click();
  const sheet = sheetOf(page, 'Wren Ostrander');
  await sheet.getByRole('button', { name: 'Edit' }).click();
  const correct = async (button: string, fill: () => Promise<void>) => {
    await sheet.getByRole('button', { name: button, exact: true }).click();
    await fill();
    await sheet.getByLabel('Why').fill('As played');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('form')).toHaveCount(0);
  };
  const pick = async (label: string, option: RegExp) => {
    await sheet.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };

  await correct('Change Rep', () => sheet.getByLabel('Rep', { exact: true }).fill('5'));
  await correct('Change RAP', () => sheet.getByLabel('RAP', { exact: true }).fill('7'));
  await correct('Change Zombies', () => sheet.getByLabel('Zombies', { exact: true }).fill('30'));
  await correct('Change People', () => sheet.getByLabel('People', { exact: true }).fill('2'));
  await correct('Change Outings', () => sheet.getByLabel('Outings', { exact: true }).fill('4'));
  await expect(sheet.getByRole('definition').filter({ hasText: /^\d+$/ })).toHaveText(['5', '4', '30', '2']);
  await correct('Take away Runt', async () => undefined);
  await correct('Add an attribute', () => pick('Attribute', /^Brawler/));
  await correct('Change the body armour', async () => undefined);
  await correct('Change the leadership', async () => {
    await sheet.getByLabel('Leadership', { exact: true }).selectOption('Leader');
  });
  await correct('Grant an advantage, by house rule', () => pick('Advantage', /^Free Will/));
  await correct('Change whether the assault rifle is loaded', async () => undefined);
  await correct('Add a weapon', () => pick('Weapon', /^Pistol ?12″/));
  await correct('Take away the assault rifle', async () => undefined);

  const line = lineOf(page, 'Wren Ostrander').getByRole('row');
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('cell')).toHaveText([
    'Grunt',
    'Wren OstranderLeader',
    '5',
    'Agile, BrawlerHouse rule: Free Will',
    '',
    'Pistol',
    '12″',
    '2',
    '1',
    '1',
    '3',
    // Rep 5 costs 25, a Leader 10, body armour 10, the pistol 3.
    '48',
    '7/8',
    'Ready',
  ]);
  await sheet.getByRole('tab', { name: 'Every change' }).click();
  const history = sheet.getByRole('table', { name: 'Every change, newest first' });
  await expect(history.getByText('As played')).toHaveCount(13);

  await sheet.getByRole('button', { name: 'Change RAP' }).click();
  await sheet.getByLabel('RAP', { exact: true }).fill('30');
  await sheet.getByLabel('Why').fill('Too many');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText('At Rep 5, enter RAP from 0 to 8.');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('form')).toHaveCount(0);
});

test('a sheet tells a life: outings, kills, and a line for each Encounter that leads to where it is told', async ({
  app,
  page,
}) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  const { tally, life } = await call(page, 'figure.get', { campaign, figure: 'f1' });
  await app.open(page, `/c/${campaign}/roster?figure=f1`);
  const sheet = sheetOf(page, STAR);
  await expect(sheet.getByRole('definition').filter({ hasText: /^\d+$/ })).toHaveText([
    '5',
    `${tally.outings}`,
    `${tally.zombies}`,
    `${tally.people}`,
  ]);
  const [last] = life.lines.filter(({ encounter }) => encounter !== null);
  const row = sheet
    .getByRole('table', { name: 'Their life, newest first' })
    .getByRole('row')
    .filter({ hasText: last?.title ?? '' })
    .first();
  await expect(row.getByRole('cell').last()).toHaveText(`${last?.now}`);
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: last?.title ?? '', level: 2 })).toBeVisible();
});

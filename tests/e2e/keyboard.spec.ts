/** From an empty shelf to Home without a mouse. */
import { beginCampaign, expect, test } from './support/app.ts';
import { choose, tabTo } from './support/keyboard.ts';

test('the wizard, own dice and app dice, to Home', async ({ app, page }) => {
  await app.open(page);
  await choose(page, 'New', 'New campaign');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Kettle Row');
  await tabTo(page, 'Seed');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('KEYBOARD');
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Pris Hallam');
  await tabTo(page, 'Attribute');
  await page.keyboard.type('ambi');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Attribute' })).toHaveAccessibleDescription(
    'Fires two weapons at once without the penalty for it.',
  );
  await tabTo(page, /^Search weapons/);
  await page.keyboard.type('machine p');
  await page.keyboard.press('Enter');
  await page.keyboard.type('machine p');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await tabTo(page, 'Next: the Grunts');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Roll a die and draw a card');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Grunt 2 of 3' })).toBeVisible();
  // The focus waits on the next roll.
  await expect(page.getByRole('button', { name: 'Roll a die and draw a card' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Grunt 3 of 3' })).toBeVisible();

  await page.getByRole('radio', { name: 'The app’s' }).focus();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Enter a die and a card');
  await page.keyboard.press('Enter');
  // The field has the focus already, and after the die the card's field has it.
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.press('5');
  await expect(page.getByLabel('The card')).toBeFocused();
  // A single key leaves the card to the app; a shotgun may still want to know its kind.
  await page.keyboard.press('r');
  const which = page.getByText('Which kind is it?');
  await expect(which.or(page.getByText('Until you begin'))).toBeVisible();
  if (await which.isVisible()) await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Begin the campaign' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await expect(page.getByText('Spring, O+2', { exact: true })).toBeVisible();
  await expect(page.getByText('four with the party')).toBeVisible();
});

test('undo and redo by key, except in a field', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}/statistics`);
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByRole('button', { name: /^Undo: New dice/i })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Correct the date' }).click();
  await page.getByLabel('Why').fill('a slip');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^Undo: New dice/i })).toBeVisible();
  await expect(page.getByLabel('Why')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Why')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^Redo: New dice/i })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByRole('button', { name: /^Undo: New dice/i })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^Redo: New dice/i })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(page.getByRole('button', { name: /^Undo: New dice/i })).toBeVisible();
});

test('the skip link leads past the sidebar', async ({ app, page }) => {
  // An empty shelf has other buttons.
  await beginCampaign(page);
  await app.open(page);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open file…' })).toBeFocused();
});

// A menu that fades is still there when what was chosen in it opens; one that doesn't has gone by then.
for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the focus comes back from what was opened, and never gets lost; motion: ${reducedMotion}`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const name = `Motion ${reducedMotion}`;
    const id = await beginCampaign(page, name);
    await app.open(page, '/');
    const more = page.getByRole('button', { name: `What to do with ${name}` });
    const title = page.getByRole('heading', { level: 1 });

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(more).toBeVisible();
    await expect(title).toBeFocused();

    await app.open(page, `/c/${id}`);
    const date = page.getByRole('button', { name: 'Correct the date' });
    await date.click();
    await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(date).toBeFocused();

    // The button that redid the last thing goes; its neighbour has the focus.
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('button', { name: 'New dice' }).click();
    await page.getByRole('button', { name: /^Undo: New dice/ }).click();
    await page.getByRole('button', { name: /^Redo: New dice/ }).click();
    await expect(page.getByRole('button', { name: 'Everything done' }).first()).toBeFocused();
  });
}

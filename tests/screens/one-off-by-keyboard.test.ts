/** A battle by itself by keyboard, from the shelf to who has won: two forces bought by points, set up, fought, reported. */

import type { Page } from './support/app.ts';
import { call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';
import { figures, nameOf } from './support/play-table.ts';

const force = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The focus stands in the name of the next figure. */
async function buys(page: Page, name: string, weapon: string): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, 'Search weapons; Enter adds the first found');
  await page.keyboard.type(weapon);
  await page.keyboard.press('Enter');
  await press(page, /^Buy for /);
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
}

test('two forces by points, from the shelf to the end', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page);
  await press(page, 'New');
  await expect(page.getByRole('menuitem', { name: 'New campaign' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('The Weir at noon');
  await tabTo(page, 'Points a side');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('60');
  await tabTo(page, 'Urban');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await press(page, 'Next: the forces');

  // Each side is bought, with what is left beside it.
  await buys(page, 'Ann Salter', 'Rifle');
  await expect(force(page, 'Your force')).toContainText('24 spent, 36 left');
  await buys(page, 'Ben Ruiz', 'Pistol');
  await expect(force(page, 'Your force')).toContainText('47 spent, 13 left');
  await tabTo(page, 'Your force');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Name');
  await buys(page, 'Nils Arden', 'Carbine');
  await expect(force(page, 'The other force')).toContainText('25 spent, 35 left');
  await press(page, 'Set up the table');

  // Set up and played on the same screens.
  await press(page, /^Lay out the table/);
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
  await press(page, /^Roll for the zombies/);
  await press(page, 'Play this table');
  await expect(nameOf(page, 'Nils Arden')).toBeVisible();
  await press(page, /^Turn 1/);
  await nameOf(page, 'Nils Arden').focus();
  await page.keyboard.press('s');
  await page.keyboard.press('x');
  await expect(figures(page).getByRole('row', { name: /Nils Arden: Dead/ })).toBeVisible();

  // Reported, and won by those who lost fewer points.
  await tabTo(page, /^After/);
  await page.keyboard.press('Enter');
  await press(page, /^Report the battle/);
  await press(page, 'It is over');
  await expect(page.getByRole('radio', { name: 'Your force' })).toBeChecked();
  await expect(page.getByText('Lost its only figure, 25 points')).toBeVisible();
  await press(page, 'End the battle');
  await expect(page.getByText('Your force wins.')).toBeVisible();

  // The Chronicle tells it, and the shelf marks it.
  await press(page, 'Read the report');
  await expect(page.getByText(/Nils Arden (?:stood|was|were) |(?:stood|was|were) Nils Arden/)).toBeVisible();
  await app.open(page);
  const row = page.getByRole('row', { name: /The Weir at noon/ });
  await expect(row).toContainText('One-off battle');
  await expect(row).toContainText('60 points a side');
});

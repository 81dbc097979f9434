/** The worked example up to its first turn: the party, the raid, its table and its zombies. */
import type { Page } from '../../e2e/support/page.ts';
import { TABLE, TRIXIE } from '../../e2e/support/worked-example.ts';
import { COMES_ON, keys, roll, type, zombies } from './example.ts';
import { expect } from './expect.ts';
import { answer, press, tabTo } from './keyboard.ts';

/** Pris, Trixie, and two more whom the example leaves out. */
export async function recruited(page: Page): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('The worked example');
  await type(page, 'First year', '11');
  await type(page, 'Seed', 'CHOP-HOUSE');
  await press(page, 'Next: the Star');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Pris');
  await tabTo(page, 'Attribute');
  await page.keyboard.type('ambi');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Search weapons; Enter adds the first found');
  for (const gun of ['machine p', 'machine p']) {
    await page.keyboard.type(gun);
    await page.keyboard.press('Enter');
  }
  await press(page, 'Next: the Grunts');
  await press(page, 'Enter a die and a card');
  await roll(page, [/says which table/, TRIXIE.table]);
  await answer(page, /who has turned up/, TRIXIE.card);
  await page.keyboard.press('Enter');
  await press(page, /^Rename (?!Pris)/);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Trixie');
  await page.keyboard.press('Enter');
  const trixie = page.getByRole('listitem', { name: 'Trixie' });
  await expect(trixie).toContainText('Crack shot');
  await expect(trixie).toContainText(/SA rifle|Semi-automatic rifle/);
  await tabTo(page, 'My own');
  await page.keyboard.press('ArrowLeft');
  await press(page, 'Roll a die and draw a card');
  await expect(page.getByRole('listitem', { name: 'Randall Pruitt' })).toBeVisible();
  await press(page, 'Roll a die and draw a card');
  await expect(page.getByRole('listitem', { name: 'Sunita Agnihotri' })).toBeVisible();
  await press(page, 'Begin the campaign');
}

/** A raid in the country, its table and its zombies. */
export async function setUp(page: Page): Promise<void> {
  await press(page, 'Plan the Encounter');
  await tabTo(page, 'Urban');
  await keys(page, 'Space', 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
  for (const name of ['Randall Pruitt', 'Sunita Agnihotri']) {
    await tabTo(page, `${name} goes`);
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Loot raid in a rural area: two go, combined Rep 9.')).toBeVisible();
  await press(page, 'Plan the raid');
  await press(page, 'Set up the table');
  await press(page, /^Lay out the table/);
  await roll(page, [/number of buildings/, TABLE.buildings]);
  for (const [at, thrown] of TABLE.types.entries()) {
    await roll(page, [/which types can this building be/, thrown]);
    await expect(page.getByRole('button', { name: /Restaurant/ })).toBeVisible();
    await page.keyboard.press(at < 2 ? '2' : '3');
  }
  await roll(page, [/number of vehicles/, TABLE.vehicles]);
  await roll(page, [/which types can this vehicle be/, TABLE.semiTruck]);
  await press(page, /Semi-truck/);
  await roll(page, [/which types can this vehicle be/, TABLE.suv]);
  await press(page, /SUV/);
  // Streets, terrain and the rest are the app’s.
  const buildings = page.getByRole('table', { name: 'Buildings' });
  const replies = page.locator('section:has(> footer) [data-reply]');
  const OWN = 16;
  await expect(replies).toHaveCount(OWN);
  for (let answered = OWN; answered > 0; answered = await replies.count()) {
    await page.keyboard.press('r');
    await expect(replies).not.toHaveCount(answered);
  }
  await expect(buildings).toBeVisible();
  await expect(buildings.getByRole('row')).toHaveCount(6);
  await press(page, 'Roll for the zombies, my dice');
  await roll(page, [/zombies about at the start/, TABLE.zombies]);
  for (const place of TABLE.places) await roll(page, [COMES_ON, place]);
  await press(page, 'Play this table');
  await expect(zombies(page)).toContainText('three zombies on the table');
}

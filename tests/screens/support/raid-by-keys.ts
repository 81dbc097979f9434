/** Parts of a raid that several stories go through by keyboard: planned, and reported box by box. */
import { GRUNTS, STAR } from '../../e2e/support/party.ts';
import { expect, type Locator, type Page } from './app.ts';
import { answer, isFocused, press, tabTo } from './keyboard.ts';

/** A raid in town, for which a car is found by own dice. */
export async function planByCar(page: Page): Promise<void> {
  await press(page, 'Plan the Encounter');
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  await press(page, 'Plan the raid');
  await press(page, /^My dice: Roll for a vehicle/);
  await answer(page, /./, '1');
  await expect(page.getByRole('heading', { name: 'A vehicle runs' })).toBeVisible();
}

/** Table of what is due after the battle, and what it came to. */
export const after = (page: Page): Locator =>
  page.getByRole('table', { name: 'After the battle', exact: true });
export const rowOf = (page: Page, name: string): Locator =>
  after(page).getByRole('row', { name: new RegExp(`^${name}`) });

const PARTY = [STAR, ...GRUNTS.map(({ name }) => name)];
/** More than the report has for a figure. */
const MOST_CELLS = 14;

/** To a cell of the report by the arrow keys: a row by its figure, a column by what it means. */
export async function toCell(page: Page, name: string, column: string): Promise<void> {
  // The grid is one stop of the Tab key, at the cell last looked at.
  await tabTo(page, new RegExp(`^Tick (?!all)|^(${PARTY.join('|')}): (?!Correct)`));
  const cell = page.getByLabel(`${name}: ${column}`);
  const row = page.getByLabel(`Tick ${name}`);
  await page.keyboard.press('Home');
  for (let up = 1; up < PARTY.length; up += 1) await page.keyboard.press('ArrowUp');
  for (let down = 1; down < PARTY.length && !isFocused(row); down += 1)
    await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  for (let cells = 0; cells < MOST_CELLS && !isFocused(cell); cells += 1)
    await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
}

/** A text that there is no room for is said to be too long where it is typed; nothing of it is cut, and it isn’t sent. */
import { underWay } from '../e2e/support/encounter.ts';
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { expect, type Locator, type Page, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

/** Fills a field with one character more than there is room for. */
async function overfill(page: Page, field: Locator, most: number): Promise<void> {
  await field.fill('x'.repeat(most + 1));
  await expect(page.getByText(`Too long by one character: there is room for ${most}.`)).toBeVisible();
  await expect(field).toHaveValue('x'.repeat(most + 1));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

test('where it burns', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: GLORIA, exact: true }).focus();
  await page.keyboard.press('-');
  const fire = page.getByRole('textbox', { name: 'A fire is lit' });
  await overfill(page, fire, 60);
  await expect(page.getByRole('button', { name: 'It burns' })).toBeDisabled();
  await fire.press('Enter');
  await fire.fill('the pumps');
  await fire.press('Enter');
  await expect
    .poll(async () => (await underWay(page, campaign)).fires.map(({ where }) => where))
    .toEqual(['the pumps']);
});

test('the lines of a report', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/after`);
  await press(page, 'Add someone');
  const name = page.getByRole('textbox', { name: 'Name, 1' });
  await overfill(page, name, 80);
  await press(page, 'Report the battle');
  await expect(name).toBeFocused();
  await name.fill('Ines Carrow');
  await press(page, 'Add loot');
  const where = page.getByRole('textbox', { name: 'Where, 1' });
  await overfill(page, where, 80);
  await press(page, 'Report the battle');
  await expect(where).toBeFocused();
  expect((await underWay(page, campaign)).stage).toBe('on-the-table');
});

test('what is searched for in the Chronicle', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/chronicle`);
  await overfill(page, page.getByRole('searchbox', { name: 'Search the Chronicle' }), 100);
});

/** The rules reference by keyboard: found by typing, read, its odds counted anew. What is told without a browser stands in tests/screens. */
import { expect, test } from './support/app.ts';

test('a rule is found by typing, opened by Enter, and asked for its odds', async ({ app, page }) => {
  await app.open(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await page.keyboard.type('reference');
  await expect(page.getByRole('button', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Enter');

  const search = page.getByRole('textbox', { name: /^Search rules/ });
  await expect(search).toBeFocused();
  const index = page.getByRole('navigation', { name: 'All rules' });
  await expect(index.getByRole('heading', { name: 'Received Fire Check' })).toBeVisible();
  await page.keyboard.type('received fire');
  await expect(index.getByRole('heading', { name: 'Raid', exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 2, name: 'Received Fire', exact: true });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\/rules\?rule=atz\.received-fire$/);
  await expect(index.getByRole('link', { name: /^Received Fire/ })).toHaveAttribute('aria-current', 'page');

  // Two dice against Rep 4: both pass in 16 of 36 ways, one in 16, none in 4.
  const odds = page.getByRole('table', { name: 'Odds of each outcome' });
  const row = (name: string) => odds.getByRole('row').filter({ hasText: name });
  await expect(row('Ducks back').getByRole('cell').nth(1)).toHaveText('16 of 36');
  await expect(row('Runs away').getByRole('cell').nth(0)).toHaveText('11.1 %');
  const cover = page.getByRole('checkbox', { name: 'In cover' });
  await cover.focus();
  await page.keyboard.press('Space');
  // In cover, one die lets it fire as well, and nobody runs.
  await expect(row('Fires or ducks back').getByRole('cell').nth(1)).toHaveText('16 of 36');
  await expect(row('Runs away')).toHaveCount(0);
  const rep = page.getByRole('radiogroup', { name: 'Rep' });
  await rep.getByRole('radio', { name: '4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row('Fires or ducks back').getByRole('cell').nth(1)).toHaveText('10 of 36');

  // The table behind it, with its ruling marked.
  const table = page.getByRole('region', { name: 'Table: Results' });
  await expect(table.getByRole('row', { name: '1, in cover, outgunned' })).toContainText('ruling ATZ-27');
  // Its number tells the ruling, its reason and how sure it is, and hands the focus back.
  const number = table.getByRole('button', { name: 'ATZ-27' }).first();
  await number.press('Enter');
  const ruling = page.getByRole('dialog', { name: 'ATZ-27' });
  await expect(ruling).toContainText('Outgunned under fire');
  await expect(ruling).toContainText('Nobody outgunned fires.');
  await expect(ruling).toContainText('Our decision');
  await page.keyboard.press('Escape');
  await expect(ruling).toBeHidden();
  await expect(number).toBeFocused();
});

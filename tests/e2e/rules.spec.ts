/** The rules reference by keyboard: found by typing, read, its odds counted anew; every rule with odds answers. */
import { beginCampaign, call, expect, test } from './support/app.ts';

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
});

test('arrows walk from the search down the list; a word nobody wrote finds nothing', async ({
  app,
  page,
}) => {
  await app.open(page, '/rules');
  const search = page.getByRole('textbox', { name: /^Search rules/ });
  await search.fill('harry turn');
  await expect(page.getByRole('status').filter({ hasText: 'One rule found' })).toBeVisible();
  await search.press('ArrowDown');
  const only = page.getByRole('link', { name: /^Does the figure turn/ });
  await expect(only).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await search.fill('submarine');
  await expect(page.getByText('No rule has all of these words.')).toBeVisible();
});

test('every rule with odds shows them as its form opens', async ({ app, page }) => {
  test.slow();
  await app.open(page, '/rules');
  const { sections } = await call(page, 'rules.list', {});
  const rules = sections.flatMap((section) => section.rules).filter((rule) => rule.odds);
  expect(rules.length).toBeGreaterThanOrEqual(44);
  const index = page.getByRole('navigation', { name: 'All rules' });
  for (const { id, title } of rules) {
    await index.locator(`[data-rule="${id}"]`).click();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
    const odds = page.getByRole('table', { name: 'Odds of each outcome' });
    await expect(odds.getByRole('row').nth(1)).toBeVisible();
  }
});

test('within a campaign the same reference keeps to its address; an unknown rule says so', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}/rules?rule=atz.opposed-task`);
  await expect(page.getByRole('group', { name: 'Opposer 1' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Opposer 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: /^Does the figure turn/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/c/${id}/rules\\?rule=atz\\.infection$`));
  await app.open(page, `/c/${id}/rules?rule=atz.nothing`);
  await expect(page.getByText('There is no rule atz.nothing.')).toBeVisible();
});

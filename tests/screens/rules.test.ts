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
  await expect(row('Ducks Back').getByRole('cell').nth(1)).toHaveText('16 of 36');
  await expect(row('Runs away').getByRole('cell').nth(0)).toHaveText('11.1 %');
  const cover = page.getByRole('checkbox', { name: 'In cover' });
  await cover.focus();
  await page.keyboard.press('Space');
  // In cover, one die lets it fire as well, and nobody runs.
  await expect(row('Fires or Ducks Back').getByRole('cell').nth(1)).toHaveText('16 of 36');
  await expect(row('Runs away')).toHaveCount(0);
  const rep = page.getByRole('radiogroup', { name: 'Rep' });
  await rep.getByRole('radio', { name: '4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row('Fires or Ducks Back').getByRole('cell').nth(1)).toHaveText('10 of 36');

  // The table behind it, with its ruling marked.
  const table = page.getByRole('region', { name: 'Table: Results' });
  await expect(table.getByRole('row', { name: /^1, if in cover, outgunned/ })).toContainText('ruling ATZ-27');
  // The ruling's number tells the ruling, its reason and how sure it is, and hands the focus back.
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

test('arrows walk from the search down the list; a word nobody wrote finds nothing', async ({
  app,
  page,
}) => {
  await app.open(page, '/rules');
  const search = page.getByRole('textbox', { name: /^Search rules/ });
  await search.fill('harry turn');
  await expect(page.getByRole('status').filter({ hasText: 'One entry found' })).toBeVisible();
  await search.press('ArrowDown');
  const only = page.getByRole('link', { name: /^Does the figure turn/ });
  await expect(only).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await search.fill('submarine');
  await expect(page.getByText('No match.')).toBeVisible();
  // The best match by name, though a rule of an earlier section has the words in it.
  await search.fill('in sight');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/rules\?rule=atz\.in-sight$/);
});

test('within a campaign the same reference keeps to its address; an unknown rule says so', async ({
  app,
  page,
}) => {
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

test('weapons, attributes and rulings are found with the rules', async ({ app, page }) => {
  await app.open(page, '/rules');
  const search = page.getByRole('textbox', { name: /^Search rules/ });
  await search.fill('double-barrelled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Double-barrelled shotgun' })).toBeFocused();
  const figures = page.getByRole('region', { name: 'Table: Figures' });
  await expect(figures.getByRole('row', { name: /^Range/ })).toContainText('12″');
  await expect(
    page.getByRole('region', { name: 'Rulings' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
  await search.fill('brawler melee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Brawler' })).toBeFocused();
  await search.fill('atz-85');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Rising from Rep 1' })).toBeFocused();
  await page
    .getByRole('region', { name: 'What it decides' })
    .getByRole('link', { name: 'Rep', exact: true })
    .press('Enter');
  await expect(page).toHaveURL(/rules\?rule=rep$/);
  const costs = page.getByRole('region', { name: 'Table: Rep, and what it costs' });
  await expect(costs.getByRole('row', { name: /^1/ })).toContainText('reconstructed ATZ-85');
});

test('every rule with odds shows them as its form opens', async ({ app, page }) => {
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

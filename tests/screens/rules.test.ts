/** The rules reference by keyboard: found by typing, read, its odds counted anew; every rule with odds answers. */
import { beginCampaign, expect, test } from './support/app.ts';

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
  await expect(page.getByText('Nothing has all of these words.')).toBeVisible();
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

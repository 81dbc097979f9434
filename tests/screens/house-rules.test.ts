/** House rules, the last year and the calendar, changed by keyboard and undone. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { beginCampaign, expect, test } from './support/app.ts';
import { nameOf, openPlay } from './support/play-table.ts';

test('a house rule is turned on, marked, and undone', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  await page.getByRole('link', { name: 'House rules' }).press('Enter');
  await expect(page.getByText('played by the book')).toBeVisible();
  const fast = page.getByRole('radiogroup', { name: 'Fast campaign' });
  await fast.getByRole('radio', { name: 'By the book' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One house rule on')).toBeVisible();
  await expect(page.getByText('On since January, O+2.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Differs from the book:' })).toBeVisible();
  const named = page.getByRole('radiogroup', { name: /Fast campaign/ });
  await expect(named.getByRole('radio', { name: 'House rule' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo: Fast campaign on' }).press('Enter');
  await expect(page.getByText('played by the book')).toBeVisible();
  await expect(named.getByRole('radio', { name: 'By the book' })).toBeChecked();
});

test('a last year is agreed and left open again; months become seasons', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}/house-rules`);
  await page.getByRole('textbox', { name: 'Last year' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The campaign is over when the year O+12 has been played.')).toBeVisible();
  await page.getByRole('button', { name: 'No end' }).press('Enter');
  await expect(page.getByText('The campaign goes on without end.')).toBeVisible();

  await expect(page.getByText('the campaign goes on with Spring, O+2')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Calendar' }).getByRole('radio', { name: 'Months' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('the campaign goes on with January, O+2')).toBeVisible();
  await app.open(page, `/c/${id}`);
  await expect(page.getByText('Spring, O+2', { exact: true })).toBeVisible();
});

test('a house rule for crack shots says what it does to the dice that are asked for', async ({
  app,
  page,
}) => {
  /** Dice to hit that are asked for two shots with the pistol. */
  const asked = async (campaign: string, count: number) => {
    await openPlay(app, page, campaign);
    await nameOf(page, 'Tam Whitlock').focus();
    await page.keyboard.press('f');
    await page.keyboard.press('w');
    await expect(page.getByRole('button', { name: /^Fire 2 shots, my dice/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const dice = page.getByRole('group', { name: /Roll to hit/ }).getByRole('textbox');
    await expect(dice).toHaveCount(count);
  };
  await asked(await raidOnTheTable(page), 4);
  const agreed = await raidOnTheTable(page);
  await app.open(page, `/c/${agreed}/house-rules`);
  await expect(page.getByText('A Crack shot rolls one die more in all.')).toBeVisible();
  await expect(page.getByText(/no roll in the app/)).toHaveCount(0);
  await page
    .getByRole('radiogroup', { name: /Crack shot with one die/ })
    .getByRole('radio', { name: 'By the book' })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One house rule on')).toBeVisible();
  await asked(agreed, 3);
});

import { expect } from './support/app.ts';
import { withGames as test } from './support/games.ts';

test('the next draw of Zombie Death Force is asked with the cards that lie in the pile', async ({
  app,
  page,
}) => {
  await app.open(page, '/rules?rule=zdf.complete');
  const form = page.getByRole('form', { name: 'Circumstances' });
  await expect(form.getByRole('group', { name: 'Draw pile: 62' })).toBeVisible();
  const complete = page
    .getByRole('table', { name: 'Odds of each outcome' })
    .getByRole('row', { name: /^A Collection is complete/ })
    .getByRole('cell');
  // Four that stand in, and any one of the ten blue Team Cards of 62.
  await form.getByRole('textbox', { name: 'Wilds and stand-ins' }).fill('4');
  await form.getByRole('textbox', { name: 'Cards drawn' }).fill('1');
  await expect(complete.nth(1)).toHaveText('10 of 62');
  // Without both of one letter any of eight, of 60.
  await form.getByRole('textbox', { name: 'Team blue A' }).fill('0');
  await expect(form.getByRole('group', { name: 'Draw pile: 60' })).toBeVisible();
  await expect(complete.nth(1)).toHaveText('8 of 60');
});

/** People met, by keyboard: who they are, how it went, what follows, and the player's note beside them. */
import { call, expect, test } from './support/app.ts';

test('before anybody is met the screen says what will stand there', async ({ app, page }) => {
  const { id } = await call(page, 'campaign.create', {
    name: 'New',
    seed: 'NEW',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page, `/c/${id}/people`);
  await expect(page.getByText('Nobody has been met yet.')).toBeVisible();
  await app.open(page, `/c/${id}/people?group=c3`);
  await expect(page.getByRole('alert')).toHaveText(
    'No such group was met; choose one of those on the table.',
  );
});

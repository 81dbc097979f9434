/** The board on paper: everybody where they stand on the map, and counters with the letters that the zombies have there. */
import { act, raid } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('a map is printed with everybody on it, and counters have the letters of the board', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await app.open(page, `/c/${campaign}/print?what=map`);
  const everybody = page.getByRole('checkbox', { name: 'Everyone where they stand' });
  // Without a board nobody has a place.
  await expect(page.getByRole('checkbox', { name: 'In colour' })).toBeVisible();
  await expect(everybody).toHaveCount(0);

  await act(page, campaign, { do: 'board', up: true });
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const zombies = pieces.filter(({ kind }) => kind === 'zombie');
  await app.open(page, `/c/${campaign}/print?what=map`);
  await page.getByText('One page').click();
  const drawn = page.locator('[data-sign="pieces"] > [data-kind]');
  await expect(drawn).toHaveCount(pieces.length);
  await expect(page.locator('[data-sign="pieces"] > [data-kind="zombie"] > text')).toHaveText(
    zombies.map(({ short }) => short),
  );
  await everybody.click();
  await expect(drawn).toHaveCount(0);

  await app.open(page, `/c/${campaign}/print?what=counters`);
  for (const { short } of zombies)
    await expect(page.getByRole('img', { name: `Zombie ${short}` })).toBeVisible();

  // A figure’s card has the letter by which the board is drawn in letters.
  const [first] = pieces.filter(({ kind }) => kind === 'party');
  await app.open(page, `/c/${campaign}/print?what=cards`);
  await expect(
    page.locator(`[data-figure="${first?.piece}"]`).getByText(`${first?.letter} on the board`).first(),
  ).toBeVisible();
});

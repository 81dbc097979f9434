/** A game of The Awful Green Things with the rules for the outside of the ship: played by keys in words, then by bots to its end. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';

test.use({ data: 'own' });

const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });

test('the outside of the Znutar stands on the board and in words, and a game with it is played to its end', async ({
  app,
  page,
}) => {
  test.slow();
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Spacewalk', seed: 'S', setup: { outside: true } },
    seats: { monsters: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(page.locator('[data-skin]')).toHaveCount(21);
  await expect(page.locator('[data-airlock]')).toHaveCount(8);
  await page.getByText('In words', { exact: true }).click();
  const ship = page.getByRole('table', { name: 'The ship' });
  await expect(ship).toContainText('Upper space');
  await expect(ship).toContainText('Skin: Main Cargo Hold');

  // The first choice each time: the ship is manned, the monsters are found, her first turn begins.
  const isBegun = ({ question, state }: Awaited<ReturnType<typeof look>>) =>
    (state as { readonly turn: number }).turn > 0 && question?.rule === 'agt.grab';
  const choices = page.locator('section:has(#question) ol button');
  for (let view = await look(page, id); !isBegun(view); view = await look(page, id)) {
    const went = page.waitForResponse(/session\.answer/);
    await choices.first().press('Enter');
    await went;
  }
  await expect(ship).toContainText('2 Jet Suits');

  for (let view = await look(page, id); !view.over; view = await look(page, id))
    await call(page, 'session.answer', { campaign: id, revision: view.revision, resolve: true, steps: 500 });
  const { ending } = await look(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

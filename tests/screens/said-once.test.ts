/** Questions and results say for what the dice before them were, how many did it, and nothing twice. */
import { fightInStore } from '../e2e/support/fight.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';
import { nameOf, openPlay } from './support/play-table.ts';

test('a choice after dice says which check they were and how many passed; an enemy’s shots are told once', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await nameOf(page, names[1]).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await answer(page, /to hit/, '22');
  const came = page.getByRole('region', { name: 'What came of it' });
  await expect(came).toContainText(`${STAR} missed`);
  const told = (await came.textContent()) ?? '';
  expect(told.split(`${STAR} missed`)).toHaveLength(2);
  expect(told).toContain('Shooting');
  expect(told).toContain('no hit');

  await expect(
    page.getByRole('listitem').filter({ hasText: 'Received Fire: ' }).getByRole('definition').first(),
  ).toBeVisible();
  await page.keyboard.press('v');
  await answer(page, /Received Fire/, '116');
  const asked = page.getByRole('region', { name: /Received Fire/ });
  await expect(asked).toContainText('Received Fire');
  await expect(asked).toContainText('two dice pass');
  await expect(asked.getByText('Free Will: go by the dice, or choose something else.')).toBeVisible();
});

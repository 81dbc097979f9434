/** Figures that run away over the table: shot at, caught, and back on their feet only when the turn lets them. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { expect, test } from './support/app.ts';
import { nameOf, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('who runs away is a target still, and surrenders to whoever catches it', async ({ app, page }) => {
  await app.open(page);
  const { campaign, names } = await fightInStore(page);
  const sides = ['Party', 'Zombies', 'c1'];
  await act(page, campaign, { do: 'begin-turn', sides }, { 'atz.activation': { own: [1, 6, 5] } });
  await act(page, campaign, { do: 'mark', who: 'c1/0', condition: 'ran-away', byZombie: false });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  const fire = page.getByRole('region', { name: new RegExp(`^${GLORIA} fires at`) });
  await expect(fire.getByLabel('At', { exact: true })).toContainText(names[0]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  const form = page.getByRole('region', { name: new RegExp(`^${GLORIA} (stands over|has caught)`) });
  await form.getByLabel('Whom').selectOption('c1/0');
  await expect(form).toContainText('A figure caught running away surrenders.');
  await expect(form.getByRole('button', { name: /^Kill/ })).toHaveCount(0);
  await form.getByRole('button', { name: /^Capture/ }).press('Enter');
  await expect(form).toHaveCount(0);
  const { fighters } = await underWay(page, campaign);
  expect(fighters.find(({ who }) => who === 'c1/0')?.condition).toBe('captured');
});

test('getting up in the turn of the fall asks for a reason', async ({ app, page }) => {
  await app.open(page);
  const { campaign } = await fightInStore(page);
  const sides = ['Party', 'Zombies', 'c1'];
  await act(page, campaign, { do: 'begin-turn', sides }, { 'atz.activation': { own: [1, 6, 5] } });
  await act(page, campaign, { do: 'mark', who: 'f2', condition: 'knocked-down', byZombie: false });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('u');
  const why = page.getByLabel('Why it is done anyway');
  await expect(why).toBeFocused();
  await expect(page.getByRole('region', { name: `${GLORIA}: Status` })).toContainText(
    'lies for the rest of the turn',
  );
  await page.keyboard.type('Marked by mistake');
  await page.keyboard.press('Enter');
  await expect(why).toHaveCount(0);
  const { fighters } = await underWay(page, campaign);
  expect(fighters.find(({ who }) => who === 'f2')?.condition).toBe('up');
});

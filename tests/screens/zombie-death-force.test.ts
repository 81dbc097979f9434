/** A game of Zombie Death Force in words, played to its end by keyboard. */
import { call, expect } from './support/app.ts';
import { choose, question, withGames as test } from './support/games.ts';

const TITLE = 'Zombie Death Force, Go!';

test('a game is set up for as many as sit down, and played to its end by keyboard, in words', async ({
  app,
  page,
}) => {
  await app.open(page, '/game');
  await choose(page, TITLE);
  // A player who sits down alone plays the first seat; three sit down unless more are asked for.
  await expect(page.getByRole('combobox', { name: 'Hale' })).toHaveValue('You');
  await expect(page.getByRole('combobox', { name: 'Odile' })).toHaveValue('Bot: Looks ahead');
  await expect(page.getByRole('combobox', { name: 'Teague' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('By lamplight');
  await page.getByRole('textbox', { name: 'Players' }).fill('2');
  await expect(page.getByRole('combobox', { name: 'Odile' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Turns at most' }).fill('10');
  await page.getByRole('button', { name: 'Begin the game' }).press('Enter');

  await expect(question(page)).toContainText('Who goes first?');
  await page.getByText('In words', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Players' }).getByRole('row')).toHaveCount(3);
  await question(page).getByRole('button', { name: 'Hale' }).first().focus();
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Which card goes where?');
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    'Hale may draw three cards: 1 + 1 + 1.',
  );

  const games = await call(page, 'shelf.list', {});
  const id = games.games.find(({ name }) => name === 'By lamplight')?.id ?? '';
  const asked = new Set<string>();
  for (let presses = 0; presses < 200; presses += 1) {
    const { over, question: open } = await call(page, 'session.get', { campaign: id });
    if (over) break;
    asked.add(open?.rule ?? 'nothing');
    await page.keyboard.press('Enter');
  }
  await expect(question(page)).toContainText('The game is over');
  expect([...asked]).toContain('zdf.assign');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('with the printed deck, what was drawn is typed', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  const { id } = await call(page, 'session.create', {
    game: 'zombie-death-force',
    name: 'Real cards',
    seed: 'S',
    setup: { players: 2, turns: 60 },
    seats: { second: { bot: 'quick' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Who goes first?');
  await page.keyboard.press('1');
  const card = page.getByRole('textbox', { name: 'The card' });
  await expect(question(page)).toContainText('TBA, WGE.');
  await card.fill('3S');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toHaveText(/^That isn’t a card\. Team or Weapon/);
  for (const typed of ['tba', 'TBA']) {
    await card.fill(typed);
    await page.keyboard.press('Enter');
  }
  // There are two of them.
  await card.fill('tba');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toHaveText(
    /^Lookout, Team blue A drawn already; 58 cards remain/,
  );
  await card.fill('go');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Which card goes where?');
  await expect(question(page)).toContainText('“Time to go!”, onto Marlow’s left Stack');
  await page.getByText('In words', { exact: true }).click();
  await expect(
    page.getByText('Lookout, Team blue A (1); Lookout, Team blue A (1); “Time to go!” (0)'),
  ).toBeVisible();
});

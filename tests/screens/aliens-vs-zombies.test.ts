/** Aliens vs Zombies by keyboard alone on the screen that every game gets: from the shelf to an attack with its odds. */
import { GAMES } from '../../src/rules/games.ts';
import { call, expect, type Page, test as plain } from './support/app.ts';

const test = plain.extend<{ games: typeof GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(GAMES);
  },
});

const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });
const happened = (page: Page) => page.getByRole('region', { name: 'What has happened' });

test('a town is set up, landed in and fought for against a bot, and its odds stand by the dice', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    game: 'aliens-vs-zombies',
    name: 'Harrow Down',
    seed: 'S',
    setup: {},
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Which zombie comes out of the grave?');
  // The bot's zombies are drawn by the app and placed by the bot; then it is the aliens' turn.
  await question(page).getByRole('button', { name: 'Draw a card' }).press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  for (let group = 0; group < 3; group++) await page.keyboard.type('01');
  // A tile with a bite: its dice are the app's, and who is lost is the aliens' to say.
  await expect(question(page)).toContainText('Who is lost?');
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Who lands?');
  await question(page).getByRole('button', { name: 'Nobody else lands' }).press('Enter');
  await expect(question(page)).toContainText('Who acts?');
  await question(page).getByRole('button', { name: /B1/ }).first().press('Enter');
  await expect(question(page)).toContainText('What do they do?');
  await page.getByText('My dice').click();
  await question(page).getByRole('button', { name: 'Attack in C1' }).first().press('Enter');

  // A trooper, a UFO and a tank: six dice, half of them hit, and the tough mob saves half of those.
  await expect(page.getByRole('region', { name: 'Odds' })).toHaveText(
    /No hit left\s*18 %.*1 hit left\s*36 %/,
  );
  await page.keyboard.type('444111');
  await page.keyboard.type('111');
  await expect(happened(page)).toContainText('The aliens roll 6 dice: three hits.');
  await expect(happened(page)).toContainText('One tough mob killed in C1. One hit did nothing more.');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

/** Stories of games besides the campaign's: shelves that have them, and the parts of their screen. */
import { GAMES } from '../../../src/rules/games.ts';
import { SAMPLE_GAMES } from '../../support/rules/sample-games.ts';
import { call, type Page, test } from './app.ts';

/** With the games that ship. */
export const withGames = test.extend<{ games: typeof GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(GAMES);
  },
});

/** With the tests' own games. */
export const withSampleGames = test.extend<{ games: typeof SAMPLE_GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(SAMPLE_GAMES);
  },
});

/** The part of the screen in which the game asks. */
export const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });
/** The list of what each answer led to. */
export const happened = (page: Page) => page.getByRole('region', { name: 'What has happened' });
/** The game as its screen is shown it. */
export const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });

/** Chooses which game is to be begun. */
export async function choose(page: Page, game: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: game, exact: true }).click();
}

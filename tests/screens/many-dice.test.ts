/** A roll of more dice than have fields of their own: all are typed into one, in Log and in Assist. */
import { type Game, gameOf } from '../../src/rules/core/game.ts';
import { roll } from '../../src/rules/core/play.ts';
import { lanternWalk } from '../support/rules/sample-game.ts';
import { call, expect, type Page, test as plain } from './support/app.ts';
import { question } from './support/games.ts';

/** A night of it begins with 41 dice in the mud. */
const deepMud: Game = gameOf({
  ...lanternWalk,
  *step(state) {
    const asked = { rule: 'lantern.mud', seat: 'walker', stream: 'walk', dice: 41 } as const;
    yield* roll({ ...asked, reading: { by: 'sum' } });
    yield* lanternWalk.step(state);
  },
});

const test = plain.extend<{ games: readonly Game[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use([deepMud]);
  },
});

const FORTY = '3521466213'.repeat(4);
const faces = (typed: string) => [...typed].map(Number);

const field = (page: Page) => page.getByRole('textbox', { name: 'All 41 dice, one after another' });

async function begin(page: Page): Promise<string> {
  await call(page, 'settings.set', { dice: 'own' });
  const wanted = { game: 'lantern-walk', name: 'One night', seed: 'S', setup: { light: 12 }, seats: {} };
  return (await call(page, 'session.create', wanted)).id;
}

const lastAnswer = async (page: Page, campaign: string) =>
  (await call(page, 'session.get', { campaign })).answers.at(-1)?.answer;

test('the last of them sends the roll', async ({ app, page }) => {
  const id = await begin(page);
  await app.open(page, `/g/${id}`);
  await page.getByText('Log', { exact: true }).click();
  await field(page).focus();
  await page.keyboard.type(FORTY.slice(0, 12));
  await expect(field(page)).toHaveValue('35214 66213 35');
  // A die that was missed goes in where it belongs.
  await page.keyboard.press('Backspace');
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x6');
  await expect(field(page)).toHaveValue('35214 66216 33');
  await field(page).fill(FORTY);
  await expect(question(page)).toContainText('So far: dry 28, wet 12. Still to come: 1.');
  await expect(question(page).getByRole('button', { name: 'Roll the rest' })).toHaveCount(0);
  await field(page).press('End');
  await page.keyboard.type('5');
  await expect(question(page)).toContainText('What is underfoot?');
  expect(await lastAnswer(page, id)).toEqual([...faces(FORTY), 5]);
});

test('the app rolls the rest in Assist', async ({ app, page }) => {
  const id = await begin(page);
  await app.open(page, `/g/${id}`);
  await field(page).fill(FORTY);
  await question(page).getByRole('button', { name: 'Roll the rest' }).click();
  await expect(field(page)).toHaveCount(0);
  const answer = await lastAnswer(page, id);
  expect(answer).toHaveLength(41);
  expect((answer as number[]).slice(0, 40)).toEqual(faces(FORTY));
});

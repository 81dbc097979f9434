/** The table of Zombie Death Force, played on by letters, numbers and the pointer. */
import { call, expect, type Page } from './support/app.ts';
import { question, withGames as test } from './support/games.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Card table' });
const mine = (page: Page) => table(page).getByRole('region', { name: 'Hale' });
const hand = (page: Page) => table(page).getByRole('region', { name: 'Hand' });

/** Hale against a bot, by these answers: option ids, and cards as they were drawn. */
async function begin(page: Page, ...answers: readonly string[]): Promise<string> {
  const { id } = await call(page, 'session.create', {
    game: 'zombie-death-force',
    name: 'By lamplight',
    seed: 'S',
    setup: { players: 2, turns: 60 },
    seats: { second: { bot: 'quick' } },
  });
  for (const own of answers) {
    const { revision } = await call(page, 'session.get', { campaign: id });
    await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: [{ own }] });
  }
  return id;
}

test('a card is picked by its letter and laid by the number of a Stack; legal places are lit, others say why not', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 'first', 'TBA', 'WGE', 'GO');
  await app.open(page, `/g/${id}`);
  await expect(
    hand(page).getByRole('button', { name: 'Lookout, Team, blue, A, value 1, ours' }),
  ).toBeVisible();
  await expect(mine(page)).toContainText('draws 3');
  // Nothing is lit before a card is picked.
  await expect(mine(page).getByRole('button')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(hand(page).getByRole('button', { name: /^Lookout/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(mine(page).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('1');
  await expect(mine(page).getByRole('img', { name: 'blue: A' })).toBeVisible();
  await expect(mine(page)).toContainText('one, needs B, C, D, E');

  // A Wild may lie on anybody’s Collection.
  await page.keyboard.press('w');
  await expect(table(page).getByRole('button', { name: /onto Marlow’s (left|right) Stack/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(mine(page).getByRole('button')).toHaveCount(0);

  // By mouse: the card, then the Stack.
  await hand(page)
    .getByRole('button', { name: /^Shotgun/ })
    .click();
  await mine(page).getByRole('button', { name: 'Shotgun, green E, onto Hale’s right Stack' }).click();
  await expect(mine(page).getByRole('img', { name: 'green: E' })).toBeVisible();
  await expect(mine(page)).toContainText('draws 5');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('a card that fits nowhere says why under it, and can’t be picked', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(
    page,
    'first',
    'TBA',
    'TBA',
    'WGE',
    'team-blue-a>first.left',
    'weapon-green-e>first.right',
  );
  await app.open(page, `/g/${id}`);
  await expect(hand(page)).toContainText('A is there already');
  await expect(hand(page).getByRole('button', { name: /^Lookout/ })).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(mine(page).getByRole('button')).toHaveCount(0);
});

test('with the printed deck the hand has a place for each card that is drawn', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page);
  await app.open(page, `/g/${id}`);
  await hand(page).getByRole('button', { name: 'I use the real deck' }).click();
  await question(page).getByRole('button', { name: 'Hale' }).first().click();
  await expect(hand(page)).toContainText('three still to be drawn');
  for (const card of ['tba', 'go']) {
    await hand(page).getByRole('textbox', { name: 'Card drawn' }).fill(card);
    await page.keyboard.press('Enter');
  }
  await expect(hand(page)).toContainText('one still to be drawn');
  await expect(hand(page).getByRole('img', { name: /^Time to go!, Wild/ })).toBeVisible();
  await hand(page).getByRole('textbox', { name: 'Card drawn' }).fill('OA');
  await page.keyboard.press('Enter');
  await expect(hand(page)).toContainText('three cards');
});

test('an Action is played where it lies, and where it goes is lit', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 'first', 'BY', 'WGE', 'TGA', 'better-you-than-me>first.action', 'end');
  await app.open(page, `/g/${id}`);
  await mine(page).getByRole('button', { name: 'Play “Better you than me.”' }).click();
  await table(page).getByRole('button', { name: 'Marlow’s left Stack' }).click();
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    'It lies on Marlow’s left Collection Stack now.',
  );
});

test('a figure of the player’s own deck is drawn on the cards with its mark', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 'first', 'TBA', 'WGE', 'GO');
  const { revision } = await call(page, 'session.get', { campaign: id });
  const place = { table: 'zdf.cards', row: 'team-blue-a', field: 'value' };
  await call(page, 'corrections.make', { campaign: id, revision, ...place, to: 4 });
  await app.open(page, `/g/${id}`);
  await expect(
    hand(page).getByRole('button', { name: 'Lookout, Team, blue, A, value 4, corrected' }),
  ).toBeVisible();
});

test('an answer that is pointed at is shown on the table with what it comes to, and the other way round', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 'first', 'TBA', 'WGE', 'GO');
  await app.open(page, `/g/${id}`);
  const lookout = hand(page).getByRole('button', { name: /^Lookout/ });
  const option = question(page)
    .getByRole('button', { name: /Lookout.*onto Hale’s left/ })
    .first();
  await option.focus();
  await expect(lookout).toHaveAttribute('data-pointed', 'true');
  await expect(mine(page).locator('[data-pointed]')).toHaveCount(1);
  await expect(mine(page)).toContainText('Draws 3 → 3');
  // Picked on the table, it is marked among the answers.
  await lookout.click();
  await mine(page)
    .getByRole('button', { name: /Lookout.*onto Hale’s right/ })
    .focus();
  await expect(
    question(page)
      .getByRole('button', { name: /Lookout.*onto Hale’s right/ })
      .first(),
  ).toHaveAttribute('data-picked', 'true');
  await expect(option).not.toHaveAttribute('data-picked', 'true');
  await expect(mine(page).locator('[data-lit=chosen]')).toHaveCount(1);
});

test('an earlier moment of the table is looked at and answers nothing', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 'first', 'TBA', 'WGE', 'GO');
  await app.open(page, `/g/${id}`);
  const lookout = hand(page).getByRole('button', { name: /^Lookout/ });
  await lookout.click();
  await mine(page)
    .getByRole('button', { name: /Lookout.*onto Hale’s left/ })
    .click();
  await expect(mine(page).getByRole('img', { name: 'blue: A' })).toBeVisible();
  await page.getByRole('slider', { name: 'Moment' }).fill('4');
  await expect(hand(page)).toContainText('as it was then; nothing is asked');
  await expect(mine(page).getByRole('img', { name: 'blue: A' })).toHaveCount(0);
  await expect(hand(page).getByRole('button')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(mine(page).getByRole('button')).toHaveCount(0);
});

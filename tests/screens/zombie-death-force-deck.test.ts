/** The player’s own deck of Zombie Death Force, entered and marked where it is shown. */
import { call, expect, type Page } from './support/app.ts';
import { withGames as test } from './support/games.ts';

const deck = (page: Page) => page.getByRole('form', { name: 'The deck' });
const field = (page: Page, name: string) => deck(page).getByRole('textbox', { name });

async function begin(page: Page): Promise<string> {
  const setup = { players: 2, turns: 60 };
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zombie-death-force', name: 'By lamplight', seed: 'S', setup },
    seats: { second: { bot: 'quick' } },
  });
  return id;
}

test('the deck is entered as a whole, refused until it comes to 62 cards, and marked where it is shown', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page);
  await app.open(page, `/g/${id}/figures`);
  await expect(deck(page)).toContainText('62 cards, as printed.');
  await expect(deck(page).getByRole('row', { name: /^Lookout, Team blue A/ })).toContainText('~ ours');

  await field(page, 'Title: Lookout, Team blue A').fill('Scout');
  await field(page, 'Copies in the deck: “Time to go!”').fill('5');
  await expect(deck(page).getByRole('alert')).toHaveText(
    'The deck has 63 cards and the printed one 62: take out 1 copy.',
  );
  await deck(page).getByRole('button', { name: 'Correct the deck' }).press('Enter');
  expect((await call(page, 'corrections.get', { campaign: id })).differences).toEqual([]);

  await field(page, 'Copies in the deck: “That was easy.”').fill('1');
  await expect(deck(page)).toContainText('62 cards, as printed.');
  await field(page, 'Value: “That was easy.”').fill('12');
  await expect(deck(page).getByRole('alert')).toHaveText('“That was easy.”, Value: From 0 to 9.');
  await field(page, 'Value: “That was easy.”').fill('4');
  // Entries are there again after a reload.
  await app.open(page, '/');
  await app.open(page, `/g/${id}/figures`);
  await expect(field(page, 'Title: Lookout, Team blue A')).toHaveValue('Scout');
  await deck(page).getByRole('button', { name: 'Correct the deck' }).press('Enter');
  await expect(deck(page).getByRole('row', { name: /^Lookout, Team blue A ‡/ })).toBeVisible();

  const { differences } = await call(page, 'corrections.get', { campaign: id });
  expect(differences.map(({ row, field: of, now }) => [row, of, now])).toEqual([
    ['team-blue-a', 'title', 'Scout'],
    ['wild', 'copies', 5],
    ['that-was-easy', 'value', 4],
    ['that-was-easy', 'copies', 1],
  ]);
  // The correction was one act: one undo takes all of it back, and one redo brings it again.
  await page.getByRole('button', { name: 'Undo: Correct several figures' }).click();
  await expect(deck(page).getByRole('row', { name: /^Lookout, Team blue A ‡/ })).toHaveCount(0);
  expect((await call(page, 'corrections.get', { campaign: id })).differences).toEqual([]);
  await page.getByRole('button', { name: 'Redo: Correct several figures' }).click();
  await expect(deck(page).getByRole('row', { name: /^Lookout, Team blue A ‡/ })).toBeVisible();
  // The deck is dealt so, and the card bears its name and mark on the table.
  await app.open(page, `/g/${id}`);
  await page.getByRole('button', { name: 'Hale' }).first().press('Enter');
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    '62 cards are shuffled.',
  );
  const { state } = await call(page, 'session.get', { campaign: id });
  const { deck: left, hand, aside } = state as Record<'deck' | 'hand' | 'aside', readonly string[]>;
  const all = [...left, ...hand, ...aside];
  expect([all.length, all.filter((card) => card === 'wild').length]).toEqual([62, 5]);
  await expect(page.getByRole('link', { name: /The cards, Lookout, Team blue A, Title/ })).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('as many cards are marked for three and four as are printed so', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page);
  await app.open(page, `/g/${id}/figures`);
  await field(page, 'Of these marked for three and four players: “Better you than me.”').fill('0');
  await expect(deck(page).getByRole('alert')).toHaveText(
    'Two cards are marked for three and four players, and one is here: mark two.',
  );
  await field(page, 'Of these marked for three and four players: Cook, Team blue B').fill('2');
  await field(page, 'Copies in the deck: Cook, Team blue B').fill('1');
  await expect(deck(page).getByRole('alert')).toHaveText(
    'Cook, Team blue B: more copies are marked than there are; mark one at most.',
  );
  await deck(page).getByRole('button', { name: 'Throw away what I entered' }).press('Enter');
  await expect(deck(page)).toContainText('62 cards, as printed.');
});

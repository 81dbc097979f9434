/** A game beside the campaign as a screen: its questions, and keys typed before them. */
import { beginCampaign, call, expect, type Page } from './support/app.ts';
import { question, withSampleGames as test } from './support/games.ts';

async function begin(page: Page, game: string, setup: Record<string, number>): Promise<string> {
  const { id } = await call(page, 'session.create', { game, name: 'One night', seed: 'S', setup });
  return id;
}

async function answer(page: Page, id: string, own: string | number[]): Promise<void> {
  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: [{ own }] });
}

const odds = (page: Page) => page.getByRole('region', { name: 'Odds' });

test('a question shows its odds before its dice are rolled, by the figures that hold', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3C');
  await app.open(page, `/g/${id}`);
  // Each of two dice passes with 4 or less.
  await expect(odds(page)).toHaveText(/None pass\s*11 %.*One passes\s*44 %.*Two pass\s*44 %/);
  await answer(page, id, [5, 2]);
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'What does the walker do?' })).toBeVisible();
  await expect(odds(page)).toHaveCount(0);
  await answer(page, id, 'search');
  await app.open(page, `/g/${id}`);
  await expect(odds(page)).toHaveText(/Nothing\s*28 %.*A coin\s*56 %.*Oil\s*17 %/);

  // All that brought a coin brings oil, and the odds follow.
  await page.getByRole('link', { name: 'Correct a figure' }).press('Enter');
  await page.getByRole('button', { name: 'Correct 6–9' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct: All of them' });
  await form.getByRole('combobox').selectOption('oil');
  await form.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('insertion').filter({ hasText: 'oil' })).toBeVisible();
  await page.getByRole('link', { name: 'Game', exact: true }).press('Enter');
  await expect(odds(page)).toHaveText(/Nothing\s*28 %.*Oil\s*72 %/);
  await expect(page.getByRole('link', { name: '‡ One figure corrected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What a search finds, 6–9' })).toBeVisible();

  // By act, undone and verified like any other.
  await page.getByRole('button', { name: 'Undo: Correct a figure' }).press('Enter');
  await expect(odds(page)).toHaveText(/A coin\s*56 %/);
  await expect(page.getByRole('link', { name: '‡ One figure corrected' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: Correct a figure' }).press('Enter');
  await expect(odds(page)).toHaveText(/Oil\s*72 %/);
  await page.getByRole('button', { name: 'As in the book: What a search finds, 6–9' }).press('Enter');
  await expect(page.getByRole('button', { name: 'As in the book: What a search finds, 6–9' })).toHaveCount(0);
  await expect(odds(page)).toHaveText(/A coin\s*56 %/);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('a run’s figures are those of the game inside it', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 'marsh', { nights: 2 });
  await app.open(page, `/g/${id}/figures`);
  await page.getByRole('button', { name: 'Correct Clubs' }).press('Enter');
  const form = page.getByRole('form', { name: 'Correct: All of them' });
  await form.getByRole('combobox').selectOption('firm');
  await form.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('deletion').filter({ hasText: 'mud' })).toBeVisible();
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('link', { name: 'What is underfoot, Clubs' })).toBeVisible();
});

test('a run stands on the shelf under the campaign it is an episode of', async ({ app, page }) => {
  const campaign = await beginCampaign(page);
  const run = await begin(page, 'marsh', { nights: 2 });
  await begin(page, 'lantern-walk', { light: 12 });
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'episode.begin', { campaign, revision, run });
  await app.open(page);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toHaveText(/Merrow Ford/);
  await expect(rows.nth(2)).toHaveText(/Nights on the marsh; episode of Merrow Ford/);
  await expect(rows.nth(3)).toHaveText(/The Lantern Walk/);
});

test('keys typed before their question answer it, one question after another', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await app.open(page, `/g/${id}`);
  const go = app.hold('session.answer');
  await page.getByRole('textbox', { name: 'The card' }).fill('3c');
  await page.keyboard.press('Enter');
  // Two dice for the mud, the second option, the first spot, and the next card.
  await page.keyboard.type('5221jk');
  go();
  await expect(page.getByRole('textbox', { name: 'The card' })).toHaveValue('jk');
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText('2″ north');
});

test('dice typed behind undo are for the question that it leads to, however often it was pressed', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3C');
  await answer(page, id, [5, 2]);
  await answer(page, id, 'search');
  await answer(page, id, [6, 6]);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('What is underfoot?');
  const go = app.hold('campaign.undo');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('12');
  go();
  const happened = page.getByRole('region', { name: 'What has happened' });
  await expect(happened).toContainText('The walker finds nothing.');

  // Only the second of two undos counts: back to what the walker does, where the digit is an option.
  const first = app.hold('campaign.undo');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('1');
  first();
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');
});

test('digits behind an undo that finds nothing to take back are told, and none is kept for later', async ({
  app,
  page,
}) => {
  await app.open(page);
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3C');
  await app.open(page, `/g/${id}`);
  const die = (at: number) => page.getByLabel(`Die ${at} of 2, 1 to 6`);
  await expect(die(1)).toBeFocused();
  const go = app.fail('campaign.undo');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('5');
  await expect(page.getByText('Nothing is waiting for 5.')).toBeVisible();
  go();
  await page.keyboard.type('5');
  await expect(die(1)).toHaveValue('5');
});

test('keys typed before the fields of their question stand are theirs: as the game opens, and back from bots', async ({
  app,
  page,
}) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3C');
  const die = (at: number) => page.getByLabel(`Die ${at} of 2, 1 to 6`);
  const open = app.hold('draft.get', 'game/dice');
  await app.open(page, `/g/${id}`);
  await page.keyboard.type('5');
  open();
  await expect(die(1)).toHaveValue('5');
  await expect(die(2)).toBeFocused();

  await page.getByRole('button', { name: /^Resolve: / }).click();
  await expect(question(page)).toContainText('How far do the bots play on?');
  const back = app.hold('draft.get', 'game/dice');
  await page.getByRole('button', { name: /^Assist: / }).click();
  await page.keyboard.type('2');
  back();
  await expect(page.getByRole('heading', { name: 'What does the walker do?' })).toBeVisible();
  const { answers } = await call(page, 'session.get', { campaign: id });
  expect(answers.at(-1)?.answer).toEqual([5, 2]);
});

test('fields that come after the player has gone past them leave the focus where it is', async ({
  app,
  page,
}) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 12 });
  const fields = [
    page.getByRole('textbox', { name: 'The card' }),
    page.getByLabel('Die 1 of 2, 1 to 6'),
    page.getByRole('button', { name: /^1/ }).first(),
  ];
  for (const [at, field] of fields.entries()) {
    await app.open(page, '/');
    const come = app.hold('draft.get', 'game/dice');
    await app.open(page, `/g/${id}`);
    const beside = page.getByRole('button', { name: 'Branch' });
    await page.keyboard.press('Tab');
    await beside.focus();
    come();
    await expect(field).toBeVisible();
    await expect(beside).toBeFocused();
    // Fields of an answer the player gives are the next to be filled, wherever the focus is.
    await field.focus();
    await page.keyboard.type(['3c', '52', '2'][at] ?? '');
    if (at === 0) await page.keyboard.press('Enter');
    const next = fields[at + 1];
    if (next !== undefined) await expect(next).toBeFocused();
  }
});

test('keys for a question that is turned away from are said, and those that follow are the screen’s', async ({
  app,
  page,
}) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await app.open(page, `/g/${id}`);
  const go = app.hold('session.answer');
  await page.getByRole('textbox', { name: 'The card' }).fill('3c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await page.getByRole('button', { name: /^Resolve: / }).click();
  await expect(page.getByText('Nothing is waiting for 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Branch' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the copy' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('By day');
  await expect(name).toHaveValue('By day');
  go();
});

test('what is typed and asked for by nothing is said, after a refusal and at the end', async ({
  app,
  page,
}) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page, 'lantern-walk', { light: 1 });
  await app.open(page, `/g/${id}`);
  const card = page.getByRole('textbox', { name: 'The card' });
  const refuse = app.hold('session.answer');
  await card.fill('zz');
  await page.keyboard.press('Enter');
  await page.keyboard.type('52');
  refuse();
  await expect(page.getByText('Nothing is waiting for 5 and 2.')).toBeVisible();
  await expect(question(page).getByRole('alert')).toBeVisible();

  await card.fill('3d');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByRole('textbox', { name: 'Die 1 of 2, 1 to 6' })).toBeFocused();
  const end = app.hold('session.answer');
  await page.keyboard.type('11');
  await page.keyboard.type('64');
  end();
  await expect(page.getByText('Nothing is waiting for 6 and 4.')).toBeVisible();
  await expect(question(page)).toContainText('The game is over');
});

test('an option pressed twice is taken once, and the second press is said', async ({ app, page }) => {
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3D');
  await app.open(page, `/g/${id}`);
  const go = app.hold('session.answer');
  const search = question(page).getByRole('button', { name: 'Search here' }).first();
  await search.click();
  await search.click();
  go();
  await expect(page.getByText('That question is no longer asked.')).toBeVisible();
  const { answers, steps } = await call(page, 'session.get', { campaign: id });
  expect({ answers: answers.length, steps }).toEqual({ answers: 1, steps: 1 });
});

test('what is pressed while a seat is given to a bot is done after it', async ({ app, page }) => {
  const id = await begin(page, 'lantern-walk', { light: 2 });
  await app.open(page, `/g/${id}`);
  const go = app.hold('session.seats');
  await page.getByRole('combobox', { name: 'Walker' }).click();
  await page.getByRole('option', { name: 'Bot: Takes any option' }).click();
  await question(page).getByRole('button', { name: 'Draw a card' }).click();
  go();
  await expect(question(page)).toContainText('The game is over');
});

test('a game’s own board stands beside its twin in words, and is played on', async ({ app, page }) => {
  const id = await begin(page, 'lantern-walk', { light: 12 });
  await answer(page, id, '3D');
  await app.open(page, `/g/${id}`);
  const board = page.getByRole('region', { name: 'The marsh' });
  await expect(board).toHaveText('The walker stands at 0, 0.');
  const light = page.getByRole('term').filter({ hasText: 'Light' });
  await expect(light).toHaveCount(0);
  await page.getByText('In words', { exact: true }).click();
  await expect(light).toBeVisible();
  await expect(board).toHaveCount(0);
  await page.getByText('Board', { exact: true }).click();
  await expect(light).toHaveCount(0);

  await question(page).getByRole('button', { name: 'Step on' }).click();
  await board.getByRole('button', { name: 'To 20, 0' }).click();
  await expect(board).toHaveText(/^The walker stands at 20, 0\./);
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText('2″ east');
});

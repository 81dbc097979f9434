/** The frame around any game’s board: options, log, bots, forecast and earlier moments. */
import { call, expect, type Page } from './support/app.ts';
import { happened, question, withSampleGames as test } from './support/games.ts';

async function begin(page: Page, game = 'lantern-walk', light = 12, seats = {}): Promise<string> {
  const setup = game === 'marsh' ? { nights: 2 } : { light };
  const { id } = await call(page, 'session.create', { game, name: 'One night', seed: 'S', setup, seats });
  return id;
}

async function answer(page: Page, id: string, ...own: (string | number[])[]): Promise<void> {
  for (const one of own) {
    const { revision } = await call(page, 'session.get', { campaign: id });
    await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: [{ own: one }] });
  }
}

test('a question has its options’ exact figures, and says why something else can’t be done', async ({
  app,
  page,
}) => {
  const id = await begin(page);
  await answer(page, id, '3D');
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('list', { name: 'Phases of the turn' })).toContainText('First coin');
  await expect(question(page)).toContainText('Walker · By lantern light');
  await expect(question(page)).toContainText('Either costs the light of one turn.');
  const search = question(page)
    .getByRole('button', { name: /Search here/ })
    .first();
  await expect(search).toContainText('two dice');
  await expect(search).toContainText('56 %');
  await expect(
    question(page)
      .getByRole('button', { name: /Step on/ })
      .first(),
  ).toContainText('finds nothing');
  await expect(question(page)).toContainText('Why not Light a fire?');
  await expect(question(page)).toContainText('nothing on the marsh is dry');
  await expect(page.locator('[data-live]')).toContainText('What does the walker do? The ground is firm.');
});

test('numbers answer right after the mouse has changed who rolls, or how it is played', async ({
  app,
  page,
}) => {
  const id = await begin(page);
  await answer(page, id, '3D');
  await app.open(page, `/g/${id}`);
  const first = question(page).locator('ol button').first();
  await page.getByText('My dice').click();
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: /^Log/ }).click();
  await expect(first).toBeFocused();
  await page.keyboard.press('1');
  await expect(question(page)).not.toContainText('Either costs the light of one turn.');
});

test('what has happened has a head for each turn, above what led to it', async ({ app, page }) => {
  const id = await begin(page);
  await answer(page, id, '3D', 'search', [1, 1], '4D', 'search', [1, 1]);
  await app.open(page, `/g/${id}`);
  const { turns } = await call(page, 'session.moments', { campaign: id });
  const [, ...later] = turns.map(({ title }) => title);
  expect(later.length).toBeGreaterThan(0);
  await expect(happened(page).locator('[data-turn]')).toHaveCount(later.length);
  for (const title of later) await expect(happened(page)).toContainText(title);
});

test('a roll that the player begins is finished by the app', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page);
  await answer(page, id, '3C');
  await app.open(page, `/g/${id}`);
  await page.keyboard.type('6');
  await expect(question(page)).toContainText('wet');
  await page.keyboard.press('r');
  await expect(question(page)).toContainText('What does the walker do?');
  const { answers } = await call(page, 'session.get', { campaign: id });
  const given = answers.at(-1);
  expect(given?.by).toBe('own');
  expect(String(given?.answer)).toMatch(/^6,[1-6]$/);
});

test('in the Log nothing is rolled by the app; Resolve has bots play on, and is stopped', async ({
  app,
  page,
}) => {
  const id = await begin(page, 'lantern-walk', 60);
  await app.open(page, `/g/${id}`);
  await expect(question(page).getByRole('button', { name: 'Draw a card' })).toBeVisible();
  await page.getByRole('button', { name: /^Log: / }).click();
  await expect(page.getByRole('textbox', { name: 'The card' })).toBeVisible();
  await expect(question(page).getByRole('button', { name: /Let the app/ })).toHaveCount(0);
  await expect(question(page)).not.toContainText('App rolls');

  await page.getByRole('button', { name: /^Resolve: / }).click();
  await question(page).getByRole('button', { name: 'One step' }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toContainText('2 of 2');
  const { steps, seats } = await call(page, 'session.get', { campaign: id });
  expect({ steps, seats }).toEqual({ steps: 1, seats: { walker: 'player' } });
  const go = app.hold('session.answer');
  await question(page).getByRole('button', { name: 'To the end' }).click();
  await question(page).getByRole('button', { name: 'Stop' }).click();
  go();
  await expect(page.getByRole('group', { name: 'Replay' })).toContainText('3 of 3');
  await expect(question(page).getByRole('button', { name: 'To the end' })).toBeVisible();
  // Back to playing it: the question is the player's.
  await page.getByRole('button', { name: /^Assist: / }).click();
  await expect(question(page)).toContainText('What is underfoot?');
});

test('an earlier moment is looked at, nothing is taken back, and a branch goes on from there', async ({
  app,
  page,
}) => {
  const id = await begin(page);
  await answer(page, id, '3D', 'search', [6, 6], '2D');
  await app.open(page, `/g/${id}`);
  const replay = page.getByRole('group', { name: 'Replay' });
  await expect(replay).toContainText('5 of 5');
  const board = page.getByRole('region', { name: 'The marsh' });
  await replay.getByRole('slider', { name: 'Moment' }).fill('2');
  await expect(replay).toContainText('2 of 5');
  await expect(question(page)).toContainText('An earlier moment; nothing is taken back');
  await expect(question(page)).toContainText('What does the walker do?');
  await expect(question(page).getByRole('button', { name: /Search here/ })).toHaveCount(0);
  await expect(board).toBeVisible();
  await replay.getByRole('button', { name: 'Branch' }).click();
  await page.getByRole('textbox', { name: 'Name of the copy' }).fill('Otherwise');
  await page.getByRole('button', { name: 'Branch off', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toContainText('3 of 3');
  expect((await call(page, 'session.get', { campaign: id })).steps).toBe(1);
  await app.open(page, `/g/${id}`);
  await page.getByRole('slider', { name: 'Moment' }).fill('3');
  await question(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(replay).toContainText('5 of 5');
  await expect(
    question(page)
      .getByRole('button', { name: /Search here/ })
      .first(),
  ).toBeVisible();
});

test('how it ends is played a thousand times, with its error, and a thousand more add up', async ({
  app,
  page,
}) => {
  const id = await begin(page, 'lantern-walk', 1);
  await app.open(page, `/g/${id}`);
  const ends = page.getByRole('region', { name: 'How does this end?' });
  await ends.getByRole('button', { name: 'Play 1,000 games by bots' }).click();
  await expect(ends).toContainText('coins at the end; 1,000 games by bots');
  // With light for one turn nobody finds three coins; a thousand games leave a doubt of under one in a hundred.
  await expect(ends.getByRole('row', { name: /In the dark/ })).toContainText('100 ± 1 %');
  await expect(ends.getByRole('row', { name: /Home/ })).toContainText('0 ± 1 %');
  await ends.getByRole('button', { name: '1,000 more games' }).click();
  await expect(ends).toContainText('2,000 games by bots');
  // Endings found for an earlier state are of no more use.
  await question(page).getByRole('button', { name: 'Draw a card' }).click();
  await expect(ends).not.toContainText('2,000 games');
});

test('in words all dice go into one field, and places are gone to by their names', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  const id = await begin(page);
  await answer(page, id, '3C');
  await app.open(page, `/g/${id}`);
  await page.getByText('In words', { exact: true }).click();
  const table = page.getByRole('table', { name: /Coins/ });
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('row', { name: /First coin/ }).focus();
  await page.keyboard.type('c3');
  await expect(table.getByRole('row', { name: /Third coin/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(table.getByRole('row', { name: /Second coin/ })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByText('Next to it: C1: in the mud; C3: in the mud.')).toHaveCount(1);
  await page.getByText('Found 0', { exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(1);

  const dice = page.getByRole('textbox', { name: 'Two dice, one after another' });
  await dice.focus();
  await page.keyboard.type('5');
  await expect(question(page)).toContainText('Wet. One die to come.');
  await page.keyboard.type('2');
  await expect(question(page)).toContainText('What does the walker do?');
  expect((await call(page, 'session.get', { campaign: id })).answers.at(-1)?.answer).toEqual([5, 2]);
});

test('bots play step by step where their pace says so', async ({ app, page }) => {
  const id = await begin(page, 'lantern-walk', 60, { walker: { bot: 'even' } });
  await app.open(page, `/g/${id}`);
  await page.getByRole('radiogroup', { name: 'Pace of the bots' }).getByText('Step', { exact: true }).click();
  const { steps } = await call(page, 'session.get', { campaign: id });
  await question(page).getByRole('button', { name: 'Play one step' }).click();
  await expect(happened(page)).toContainText('The night goes on.');
  const after = await call(page, 'session.get', { campaign: id });
  expect(after.over || after.steps === steps + 1).toBe(true);
  // The pace is kept with the game.
  await app.open(page, '/');
  await app.open(page, `/g/${id}`);
  await expect(question(page).getByRole('button', { name: 'Play one step' })).toBeVisible();
});

test('an answer holds where another window has changed something else, and is told where that has answered', async ({
  app,
  page,
}) => {
  const id = await begin(page);
  await app.open(page, `/g/${id}`);
  const draw = question(page).getByRole('button', { name: 'Draw a card' });
  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'campaign.rename', { campaign: id, revision, name: 'A dark night' });
  await draw.click();
  await expect(draw).toHaveCount(0);
  await expect(page.getByText('in another window')).toHaveCount(0);
  expect((await call(page, 'session.get', { campaign: id })).name).toBe('A dark night');

  const other = await begin(page);
  await app.open(page, `/g/${other}`);
  await draw.waitFor();
  await answer(page, other, '3D');
  await draw.click();
  await expect(
    page.getByText('The game has gone on in another window. Here is how it stands now.'),
  ).toBeVisible();
  await expect(question(page)).toContainText('What does the walker do?');
});

test('what a corrected figure has asked again says so', async ({ app, page }) => {
  const id = await begin(page);
  await answer(page, id, '3C', [5, 2]);
  const { revision } = await call(page, 'session.get', { campaign: id });
  const dry = { table: 'lantern.ground', row: 'C', field: 'result', to: 'firm' };
  await call(page, 'session.correct', { campaign: id, revision, figures: [dry] });
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('note')).toHaveText(
    'Figures were corrected since: what was answered in this step by the old ones is asked again.',
  );
});

test('the Chronicle folds what bots have played at once, but for what the run tells of itself', async ({
  app,
  page,
}) => {
  const id = await begin(page, 'marsh');
  for (let view = await call(page, 'session.get', { campaign: id }); !view.over; ) {
    await call(page, 'session.answer', { campaign: id, revision: view.revision, resolve: true, steps: 500 });
    view = await call(page, 'session.get', { campaign: id });
  }
  const { acts } = await call(page, 'session.chronicle', { campaign: id });
  const lines = acts.flatMap(({ told }) => told);
  expect(lines.length).toBeGreaterThan(20);

  await app.open(page, `/g/${id}/chronicle`);
  const entry = page.getByRole('main').getByRole('listitem').first();
  for (const { text } of lines.filter(({ rule }) => rule === 'marsh.night'))
    await expect(entry.getByText(text, { exact: true }).first()).toBeVisible();
  const folded = entry.locator('details').first();
  await expect(folded).toContainText('more lines');
  await expect(folded.locator('p').first()).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('p').first()).toBeVisible();

  const answers = page.getByRole('list', { name: 'Dice, cards and decisions' });
  await expect(answers).toHaveCount(0);
  await entry.getByText('Dice, cards and decisions').click();
  await expect(answers.getByRole('listitem').first()).toBeVisible();
});

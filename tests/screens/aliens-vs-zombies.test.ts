/** A town of Aliens vs Zombies, played in words and on its map. */
import { call, expect, type Page } from './support/app.ts';
import { happened, question, withGames as test } from './support/games.ts';

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
  await question(page)
    .getByRole('button', { name: /^Draw a/ })
    .press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  for (let group = 0; group < 3; group++) await page.keyboard.type('01');
  // A tile with a bite: its dice are the app's, and who is lost is the aliens' to say.
  await expect(question(page)).toContainText('Who is lost?');
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Who lands?');
  await question(page).getByRole('button', { name: 'Nobody else lands' }).press('Enter');
  await expect(question(page)).toContainText('Who acts?');
  await question(page).getByRole('button', { name: /B1/ }).first().press('Enter');
  await expect(question(page)).toContainText('The group in B1: choose');
  await page.getByText('My dice').click();
  await question(page).getByRole('button', { name: 'Attack in C1' }).first().press('Enter');

  // A trooper, a UFO and a tank: six dice, half of them hit, and the tough mob saves half of those.
  await expect(page.getByRole('region', { name: 'Odds' })).toHaveText(
    /No hit left\s*18 %.*1 hit left\s*36 %/,
  );
  await page.keyboard.type('444111');
  await page.keyboard.type('111');
  await expect(happened(page)).toContainText('The aliens roll 6 dice: three hits.');
  // A line says what was done, as undo does: never a heading of the book with its number.
  await expect(happened(page).locator('summary').first()).toContainText(/^[A-Z]/);
  await expect(happened(page)).toContainText('One tough mob killed in C1. One hit did nothing more.');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('counters and tiles drawn out of the printed game are typed in', async ({ app, page }) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'aliens-vs-zombies', name: 'Own grave', seed: 'S', setup: {} },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await page.getByText('My dice').click();
  const field = page.getByRole('textbox', { name: 'The piece' });
  await expect(field).toBeFocused();
  await expect(question(page)).toContainText('A zombie by its letter');
  await expect(question(page)).toContainText('60 pieces remain.');
  await page.keyboard.type('7h');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toContainText('That isn’t a piece.');
  await field.fill('om');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('59 pieces remain.');
  const { answers } = await call(page, 'session.get', { campaign: id });
  expect(answers.at(-1)).toMatchObject({ by: 'own' });
});

const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
/** Each begins with its letter and its digit. */
const litPlaces = async (page: Page) =>
  (await page.locator('[data-lit]').allTextContents()).map((text) => text.slice(0, 2)).sort();

test('a town is played on its map: what is lit is what may be done, a click chooses and a second one means it', async ({
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
  await question(page)
    .getByRole('button', { name: /^Draw a/ })
    .press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  /** Locations that the open question has options about. */
  const legal = async () => {
    const { question: open } = await call(page, 'session.get', { campaign: id });
    const options = open?.kind === 'choose' ? open.options : [];
    const about = options.flatMap((option) => /\b[A-F][1-5]\b/.exec(option.id)?.[0] ?? []);
    return [...new Set(about)].sort();
  };
  for (const [group, at] of ['B1', 'D1', 'E2'].entries()) {
    const free = await legal();
    expect(await litPlaces(page)).toEqual(free);
    await place(page, at).click();
    await expect(page.locator('[data-lit]')).toHaveCount(group === 2 ? 0 : free.length - 1);
  }
  await expect(question(page)).toContainText('Who is lost?');
  await page.keyboard.press('1');
  await question(page).getByRole('button', { name: 'Nobody else lands' }).press('Enter');
  await expect(question(page)).toContainText('Who acts?');
  expect(await litPlaces(page)).toEqual(await legal());

  await place(page, 'B1').click();
  await expect(question(page)).toContainText('The group in B1: choose');
  expect(await litPlaces(page)).toEqual(await legal());
  await expect(place(page, 'C1')).toHaveAttribute('data-lit', 'attack');
  await page.getByText('My dice').click();
  // A single click is no attack yet; another location is chosen instead of it.
  await place(page, 'C1').click();
  await expect(place(page, 'C1')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page)).toContainText('The group in B1: choose');
  await place(page, 'C1').click();
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('No hit left');
  await page.keyboard.type('444111');
  await page.keyboard.type('111');
  await expect(happened(page)).toContainText('The aliens roll 6 dice: three hits.');

  // By keys: a letter and a digit go to a location, arrows from there, Enter chooses and means it.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(question(page)).toContainText('The group in B1: choose');
  await place(page, 'E5').press('b');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(place(page, 'C1')).toHaveAttribute('aria-pressed', 'true');
  // All that stands there opens with Space, and what may be done there with it.
  await page.keyboard.press(' ');
  await expect(page.getByRole('region', { name: 'C1 Bank, all of it' })).toContainText('Tough mob');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'C1 Bank, all of it' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('111111');
  await expect(happened(page)).toContainText('The aliens roll 6 dice: no hits.');
});

test('tiles, piles and counters are drawn with the figures of the player’s own copy', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'aliens-vs-zombies', name: 'Own counters', seed: 'S', setup: {} },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await question(page)
    .getByRole('button', { name: /^Draw a/ })
    .press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  const tank = page.getByRole('region', { name: 'Piles' }).getByRole('row', { name: /^Tank/ });
  await expect(tank).toContainText('3/3');
  const { revision } = await call(page, 'session.get', { campaign: id });
  const figures = [
    { table: 'avz.aliens', row: 'tank', field: 'combat', to: 5 },
    { table: 'avz.aliens', row: 'tank', field: 'move', to: 4 },
  ];
  await call(page, 'session.correct', { campaign: id, revision, figures });
  await app.open(page, `/g/${id}`);
  await expect(tank).toContainText('5/4');
  await page.locator('[data-lit]').first().click();
  await expect(page.locator('[data-counter=tank]').first()).toContainText('5');
});

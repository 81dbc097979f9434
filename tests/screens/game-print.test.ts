/** Sheets of the games on paper: tables, records, pieces and rules. */
import { call, expect, type Page } from './support/app.ts';
import { withGames as test } from './support/games.ts';

const firstPage = (page: Page) => page.getByRole('region', { name: /^Page 1 of \d+$/ });
const toPrint = (page: Page) => page.getByRole('link', { name: 'Print', exact: true }).click();
const sheet = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Sheets' }).getByRole('link', { name: title, exact: true }).click();

test('a town is printed as it stands or stood, with its record, its pieces and the rules', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'aliens-vs-zombies', name: 'Harrow Down', seed: 'S', setup: {} },
    seats: { zombies: { bot: 'schemer' }, aliens: { bot: 'schemer' } },
  });
  const begun = await call(page, 'session.answer', { campaign: id, revision, steps: 5 });
  await call(page, 'session.answer', { campaign: id, revision: begun.revision, steps: 60 });
  await app.open(page, `/g/${id}`);
  await toPrint(page);
  await expect(firstPage(page)).toContainText('Harrow Down');
  await expect(firstPage(page)).toHaveAttribute('data-format', 'A4-landscape');
  await expect(firstPage(page).locator('[data-place]')).toHaveCount(30);
  const counters = firstPage(page).locator('[data-place] [data-counter]');
  const now = await counters.count();
  expect(now).toBeGreaterThan(5);

  await page.getByRole('slider', { name: 'Moment' }).fill('2');
  await expect(firstPage(page)).toContainText('Set-up');
  expect(await counters.count()).toBeLessThan(now);

  await page.getByText('Letter', { exact: true }).click();
  await expect(firstPage(page)).toHaveAttribute('data-format', 'Letter-landscape');
  await sheet(page, 'Counters and tiles');
  await expect(firstPage(page)).toHaveAttribute('data-format', 'Letter-portrait');
  await expect(firstPage(page).getByRole('img', { name: 'rotting mob', exact: true })).toHaveCount(14);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveCount(0);
  await sheet(page, 'Record sheet');
  await expect(firstPage(page).getByRole('table', { name: 'Turns' }).getByRole('row')).toHaveCount(9);
  await sheet(page, 'Quick reference');
  await expect(firstPage(page)).toContainText('After the eighth turn the dead pile is counted.');
  await expect(
    firstPage(page)
      .getByRole('table', { name: 'Zombies' })
      .getByRole('row', { name: /^Fast mob/ }),
  ).toContainText('8 ~');
});

test('a war has its own record, and between two towns no town to print', async ({ app, page }) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'A short war', seed: 'S', setup: { towns: 3 }, seats: {} },
  });
  await app.open(page, `/g/${id}`);
  await toPrint(page);
  await expect(firstPage(page).getByRole('table', { name: 'Towns' })).toContainText('Lower Ash');
  await sheet(page, 'The town at this moment');
  await expect(page.getByRole('region', { name: 'Pages' })).toHaveText(
    'There is nothing to print of it at this moment.',
  );
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
});

test('the deck is printed by the player’s own figures, and the table, the record and the rules with it', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'zombie-death-force', name: 'By lamplight', seed: 'S', setup: { players: 2, turns: 60 } },
    seats: { second: { bot: 'quick' } },
  });
  await call(page, 'corrections.make', {
    ...{ campaign: id, revision, table: 'zdf.cards', row: 'team-blue-a', field: 'title', to: 'Scout' },
  });
  await app.open(page, `/g/${id}`);
  await toPrint(page);
  await expect(firstPage(page).getByRole('img', { name: /^Scout/ })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('img')).toHaveCount(62);
  await sheet(page, 'The table at this moment');
  await expect(firstPage(page).getByRole('list', { name: 'Stacks of Hale' })).toBeVisible();
  await expect(firstPage(page).getByRole('list', { name: 'Stacks of Marlow' })).toBeVisible();
  await expect(firstPage(page)).toContainText('Discard pile');
  await sheet(page, 'Quick reference');
  await expect(firstPage(page)).toContainText('All cards are shuffled into one deck.');
  const cards = firstPage(page).getByRole('table', { name: 'The cards' });
  await expect(cards.getByRole('row', { name: /^Scout/ })).toContainText('Team blue A');
  await sheet(page, 'Record sheet');
  await expect(firstPage(page).getByRole('table', { name: 'Players' })).toBeVisible();
});

test('all cards of the apocalypse are printed, its table, its record and its rules', async ({
  app,
  page,
}) => {
  await app.open(page);
  const bot = { bot: 'cold' };
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players: 4, start: 2, suddenDeath: false, rounds: 60 },
    seats: { first: bot, second: bot, third: bot, fourth: bot },
  });
  await call(page, 'session.answer', { campaign: id, revision, steps: 60 });
  await app.open(page, `/g/${id}`);
  await toPrint(page);
  // 14 survivors, 21 Gear, 20 Events, 30 Enemies.
  await expect(page.getByRole('region', { name: 'Pages' }).locator('[data-card]')).toHaveCount(85);
  await expect(firstPage(page)).toContainText('Once a game, in Weaponize');
  await sheet(page, 'The table at this moment');
  await expect(firstPage(page).getByRole('list', { name: /^Survivors of / })).toHaveCount(4);
  await expect(firstPage(page).getByRole('region', { name: /^Zombies \d+$/ })).toBeVisible();
  await expect(firstPage(page).getByRole('button')).toHaveCount(0);
  await sheet(page, 'Quick reference');
  await expect(firstPage(page)).toContainText('Setup');
  await sheet(page, 'Record sheet');
  await expect(firstPage(page).getByRole('table', { name: 'Survivors' })).toBeVisible();
});

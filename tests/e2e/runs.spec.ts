/** The two mini-campaigns in a browser: a series from its last turns on, and one game of each by keyboard alone. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';
import { cutShort, look, question, toTheEnd, typed } from './support/sessions.ts';

/** Size of the smallest letters in drawings, in pixels as they stand on the screen. */
const leastWord = async (page: Page): Promise<number> =>
  Math.min(
    ...(await page.locator('svg text').evaluateAll((all) =>
      all.map((one) => {
        const { a, b } = (one as SVGTextElement).getScreenCTM() ?? { a: 0, b: 0 };
        return Math.round(10 * Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)) / 10;
      }),
    )),
  );

test('a best of three against two bots is gone on with after SIGKILL in the middle of a turn, and is won by somebody', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zdf-series', name: 'Three nights', seed: 'S', setup: { players: 3, turns: 20, bestOf: 3 } },
    seats: { second: { bot: 'quick' }, third: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Who goes first?');
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Which card goes where?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'What has happened' });
  await expect(log).toContainText('Hale assigns');
  await page.setViewportSize({ width: 1024, height: 700 });
  const open = page.getByRole('region', { name: 'Card table' }).getByText('still open');
  expect(await open.count()).toBeGreaterThan(3);
  expect(await cutShort(open)).toEqual([]);
  const before = await look(page, id);

  await app.kill();
  await app.restart();
  await app.load(page, `/g/${id}`);
  await expect(log).toContainText('Hale assigns');
  const { state, question: asked, revision } = await look(page, id);
  expect({ state, asked, revision }).toEqual({
    ...{ state: before.state, asked: before.question, revision: before.revision },
  });
  // The turn goes on from there: nothing else is assigned, and the two bots take theirs.
  await typed(page, id, ({ standing }) => /turn 1\b/.test(standing.detail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Game 1, /);

  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  // On a small window, too, no word of a drawing is smaller than twelve pixels.
  expect(await leastWord(page)).toBeGreaterThanOrEqual(12);
  const { ending, inWords } = await look(page, id);
  await expect(page.getByText(ending ?? '').first()).toBeVisible();
  const games = inWords.tables.find(({ title }) => title === 'Games')?.rows.length ?? 0;
  expect(games).toBeGreaterThan(1);
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toHaveCount(games);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

/** The app's own button, or the first option. */
const FIRST_ANSWER = /^(Draw|1)/;

const TWINS = [
  {
    title: 'Aliens vs Zombies',
    game: 'aliens-vs-zombies',
    setup: {},
    seats: { zombies: { bot: 'brawler' } },
  },
  {
    ...{ title: 'Zombie Death Force', game: 'zombie-death-force', setup: { players: 2, turns: 20 } },
    seats: { second: { bot: 'quick' } },
  },
] as const;

for (const { title, game, setup, seats } of TWINS) {
  test(`a game of ${title} is played to its end by keyboard alone on the text twin`, async ({
    app,
    page,
  }) => {
    const name = `By keys: ${title}`;
    const { id } = await call(page, 'session.create', { game, name, seed: 'S', setup, seats });
    await app.open(page);
    await press(page, name);
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await tabTo(page, /^Board/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'In words' })).toBeChecked();
    await tabTo(page, FIRST_ANSWER);
    await typed(page, id, ({ over }) => !over);
    const { ending } = await look(page, id);
    await expect(question(page)).toContainText(ending ?? 'no ending');
  });
}

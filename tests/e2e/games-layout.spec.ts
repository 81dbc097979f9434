/** Room on a game’s screen: card tables of three and four, a town in words, more options than fit. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { happened } from './support/sessions.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
] as const;

/** A game in its middle, where Stacks are high and Wilds lie on them. */
async function inTheMiddle(page: Page, players: number): Promise<string> {
  const bots = { second: { bot: 'quick' }, third: { bot: 'careful' }, fourth: { bot: 'careful' } };
  const seats = Object.fromEntries(Object.entries(bots).slice(0, players - 1));
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zombie-death-force', name: `At a table of ${players}`, seed: 'S9' },
    ...{ setup: { players, turns: 120 }, seats },
  });
  for (;;) {
    const { revision, question, state } = await call(page, 'session.get', { campaign: id });
    const { turns } = state as { readonly turns: number };
    if (turns > 9 && question?.rule === 'zdf.assign' && question.seat === 'first') return id;
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: turns < 7 ? 12 : 2 });
  }
}

/** Letters, cards and notes of the Stacks that reach beyond the room of their Stack, the edges of cards below left aside. */
const EDGES = 5;
const beyond = (page: Page) =>
  page.getByRole('region', { name: 'Card table' }).evaluate((table, edges) => {
    const stacks = [...table.querySelectorAll('[aria-label^="Stacks of"] > li')];
    return stacks.flatMap((stack) => {
      const room = stack.getBoundingClientRect();
      return [...stack.querySelectorAll('*')]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(({ box }) => box.left < room.left - edges || box.right > room.right + edges)
        .map(({ part }) => part.textContent);
    });
  }, EDGES);

/** Letters reach a little beyond their line; a line that is missing is more. */
const HALF_A_LINE = 6;

/** Titles of cards of which not all is there to be read. */
const cutTitles = (page: Page) =>
  page
    .getByRole('region', { name: 'Card table' })
    .getByRole('img')
    .locator('[title]')
    .evaluateAll(
      (titles, halfALine) =>
        titles
          .filter((title) => title.scrollHeight - title.clientHeight > halfALine)
          .map((title) => title.textContent),
      HALF_A_LINE,
    );

/** Lines of the log whose words run off its panel, or are cut short in it. */
const offTheLog = (page: Page) =>
  happened(page).evaluate((log) => {
    const { left, right } = log.getBoundingClientRect();
    const words = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const off: string[] = [];
    for (let at = words.nextNode(); at !== null; at = words.nextNode()) {
      const of = at.parentElement;
      if (of === null || !of.checkVisibility() || of.closest('.vh') !== null) continue;
      range.selectNodeContents(at);
      const beyond = [...range.getClientRects()].some(
        (line) => line.left < left - 1 || line.right > Math.min(right, window.innerWidth) + 1,
      );
      if (beyond || of.scrollWidth > of.clientWidth + 1) off.push(at.textContent ?? '');
    }
    return off;
  });

for (const players of [3, 4]) {
  test(`a table of ${players} fits both sizes of a window`, async ({ app, page }) => {
    const id = await inTheMiddle(page, players);
    await app.open(page, `/g/${id}`);
    const table = page.getByRole('region', { name: 'Card table' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(table).toBeVisible();
      expect(await beyond(page)).toEqual([]);
      expect(await cutTitles(page)).toEqual([]);
      const hand = await table.getByRole('region', { name: 'Hand' }).boundingBox();
      const foot = await page.getByRole('heading', { name: 'How does this end?' }).boundingBox();
      expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      expect(await happened(page).getByRole('listitem').count()).toBeGreaterThan(10);
      expect(await offTheLog(page), `${size.width}`).toEqual([]);
    }
    await page.getByText('In words', { exact: true }).click();
    const names = page.getByRole('table', { name: 'Stacks' }).locator('tbody td:first-child');
    await expect(names).toHaveCount(3 * players);
    const lines = await names.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

test('a town in words has a line for each place, and more options than fit leave the default in sight', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'aliens-vs-zombies', name: 'Harrow Down', seed: 'S', setup: {} },
    seats: { aliens: { bot: 'schemer' } },
  });
  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 80 });
  await app.open(page, `/g/${id}`);
  await page.getByText('In words', { exact: true }).click();
  const places = page.getByRole('table', { name: /^Town/ }).locator('tbody tr');
  await expect(places).toHaveCount(30);
  const heights = await places.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.filter((height) => height > 20)).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 700 });
  for (;;) {
    const { revision: now, question } = await call(page, 'session.get', { campaign: id });
    if (question?.kind === 'choose' && question.options.length > 15) break;
    await call(page, 'session.answer', { campaign: id, revision: now, resolve: true, steps: 1 });
  }
  await app.load(page, `/g/${id}`);
  const byDefault = page.getByRole('button', { name: /^Default/ });
  await expect(byDefault).toBeInViewport({ ratio: 1 });
});

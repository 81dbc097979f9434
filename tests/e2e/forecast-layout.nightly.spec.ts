/** The forecast of how a game may end stands under its board, and covers none of it. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { beyond, plan } from './support/ship-plan.ts';

/** A thousand nights take a busy machine a while. */
const PLAYED_MS = 90_000;

test('in a low window own survivors and the hand stay in sight over the forecast', async ({ app, page }) => {
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players: 4, start: 3, suddenDeath: false, rounds: 60 },
    seats: Object.fromEntries(['second', 'third', 'fourth'].map((seat) => [seat, { bot: 'cold' }])),
  });
  await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 40 });
  await page.setViewportSize({ width: 1024, height: 700 });
  await app.open(page, `/g/${id}`);
  await page.getByRole('button', { name: 'Play 1,000 games by bots' }).click();
  await expect(page.getByRole('button', { name: '1,000 more games' })).toBeVisible({ timeout: PLAYED_MS });
  const foot = await page.getByRole('region', { name: 'How does this end?' }).boundingBox();
  const table = page.getByRole('region', { name: 'Card table' });
  for (const list of [
    table.getByRole('list', { name: /^Survivors of/ }).last(),
    table.getByRole('list', { name: 'Cards in hand' }),
  ]) {
    const box = await list.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

/** Bots play until few of the crew are left: a thousand games from there take no time. */
async function nearTheEnd(page: Page): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Wide desk', seed: 'W1', setup: {} },
    seats: { crew: { bot: 'rash' } },
  });
  for (;;) {
    const { revision, over, state } = await call(page, 'session.get', { campaign: id });
    if (over) throw new Error('the game is over');
    const { crew } = state as { readonly crew: readonly { readonly at: string | null }[] };
    const { length } = crew.filter(({ at }) => at !== null);
    if (length > 0 && length < 4) return id;
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 1 });
  }
}

test('at 1280 by 800 all of the ship is in sight over the forecast', async ({ app, page }) => {
  const id = await nearTheEnd(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open(page, `/g/${id}`);
  await expect(plan(page)).toBeVisible();
  await page.getByRole('button', { name: /^Play 1,000 games/ }).click();
  await expect(page.getByRole('button', { name: '1,000 more games' })).toBeVisible({ timeout: PLAYED_MS });
  expect(Math.max(...(await beyond(page)))).toBeLessThanOrEqual(0.5);
});

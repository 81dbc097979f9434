/** The shelf with the widest of everything on it: whatever stands there, nothing runs off its side. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';

test.use({ data: 'own' });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  // A window of 1280×800 at 200 % has this much room.
  { width: 640, height: 400 },
] as const;

/** Longest name there may be, without a place to break it. */
const LONG = 'W'.repeat(80);

const GAMES = [
  ['awful-green-things', 'Spacewalk', { outside: true }],
  ['alien-zombie-tentacle', 'The long night', { players: 4, start: 2, suddenDeath: false, rounds: 20 }],
  ['zombie-death-force', 'Cards', { players: 4, turns: 120 }],
  ['azta-flight', LONG, { players: 4, nights: 3, rounds: 5, start: 2, suddenDeath: false }],
] as const;

async function fill(page: Page): Promise<void> {
  const { id } = await call(page, 'campaign.create', {
    ...{ name: LONG, seed: 'WIDE', division: 'seasons', startYear: 9 },
    star: { name: LONG, attribute: 'agile', weapons: ['pistol'] },
  });
  await call(page, 'campaign.sample', {});
  for (const [game, name, setup] of GAMES) {
    const made = await call(page, 'session.create', { game, name, seed: 'S', setup, seats: {} });
    await call(page, 'campaign.copy', { campaign: made.id, name: LONG, whatIf: true });
  }
  let under = id;
  for (let deep = 0; deep < 5; deep += 1) {
    ({ id: under } = await call(page, 'campaign.copy', { campaign: under, name: LONG, whatIf: true }));
  }
}

test('whatever stands on the shelf, nothing runs off its side', async ({ app, page }) => {
  await fill(page);
  await app.load(page, '/');
  await expect(page.getByRole('row')).toHaveCount(16);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const over = await page.locator('#page').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect.soft(over, `${size.width} wide`).toBeLessThanOrEqual(0);
  }
});

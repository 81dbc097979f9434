/** What lies over the board, to be looked at without doing anything: the floors of a building. */
import type { Page } from '@playwright/test';
import { boundsOf } from '../../src/rules/core/geometry/polygon.ts';
import { type App, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { act, raid, underWay, ZOMBIES_STAY } from './support/encounter.ts';
import { campaignOf } from './support/party.ts';

const PARTY = ['f1', 'f2', 'f3', 'f4'];

const mark = (page: Page, piece: string) => page.locator(`[data-piece="${piece}"]`);

/** A raid on the board, in a turn in which the party may act and the zombies may not. */
async function onBoard(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: PARTY });
  await act(page, campaign, { do: 'board', up: true });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  return campaign;
}

async function opened(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(mark(page, 'f1')).toBeVisible();
}

/** The highest building of the table, and the middle of it. */
async function highest(page: Page, campaign: string) {
  const [building] = ((await underWay(page, campaign)).table?.buildings ?? []).toSorted(
    (a, b) => b.storeys - a.storeys,
  );
  if (building === undefined) throw new Error('nothing is built there');
  const { west, south, east, north } = boundsOf(building.outline);
  return { ...building, middle: { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) } };
}

test('the floors of a building are tabs with how many stand on each, and whoever stands on another is hollow', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(page);
  const { id: building, storeys, middle } = await highest(page, campaign);
  expect(storeys).toBeGreaterThan(1);
  for (const [piece, x, floor] of [
    ['f1', -12, 0],
    ['f2', 0, 1],
    ['z1', 12, 0],
  ] as const)
    await act(page, campaign, {
      do: 'place',
      piece,
      spot: { x: middle.x + x, y: middle.y },
      level: { building, floor },
    });
  await opened(app, page, campaign);
  const floors = page.getByRole('group', { name: /^Floors of \d+ / });
  await expect(floors.getByRole('button')).toHaveCount(storeys);
  const ground = floors.getByRole('button', { name: 'Ground floor: 2 stand there' });
  const first = floors.getByRole('button', { name: /first floor: 1 stands there/ });
  await expect(ground).toHaveAttribute('aria-pressed', 'true');
  await expect(mark(page, 'f2')).toHaveAttribute('data-elsewhere', 'true');
  await expect(mark(page, 'z1')).not.toHaveAttribute('data-elsewhere', 'true');
  // The doors are those of the ground floor.
  const doors = page.locator('[data-door]');
  const onGround = await doors.count();
  await page.keyboard.press('PageUp');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(mark(page, 'f2')).not.toHaveAttribute('data-elsewhere', 'true');
  await expect(mark(page, 'f1')).toHaveAttribute('data-elsewhere', 'true');
  expect(await doors.count()).toBeLessThan(onGround);
  await axe(page, 'the first floor');
  await ground.click();
  await expect(mark(page, 'f1')).not.toHaveAttribute('data-elsewhere', 'true');
  // Who is chosen upstairs shows that floor, as it is told in words.
  await page.getByRole('button', { name: /^4\s*Gloria/ }).click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'In words' }).click();
  await expect(
    page.getByRole('table', { name: /^From where Gloria/ }).getByRole('row', { name: /^Pris/ }),
  ).toContainText(`in ${building}, ground floor`);
});

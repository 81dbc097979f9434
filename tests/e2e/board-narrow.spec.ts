/** The board in a narrow window, as at 200 %: map and what to do behind two tabs, by keyboard too; the forms stand below the map there, and beside it in a wider one. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { due, mark, middleOf, nearest, onBoard, openRaid, pressed } from './support/board.ts';

const SIZES = [
  // A window of 1280×800 at 200 % has this much room.
  { width: 640, height: 400 },
  { width: 900, height: 700 },
];

const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });

const runsOff = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('#page');
    return body === null ? Number.NaN : body.scrollWidth - body.clientWidth;
  });

for (const size of SIZES) {
  const at = `${size.width}×${size.height}`;

  test(`at ${at} map and column are two tabs, and keys lead from one to the other`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await onBoard(app, page);
    await expect(page.getByRole('tab')).toHaveText(['Map', 'What to do']);
    await expect(board(page)).toBeInViewport();
    await expect(due(page)).toBeHidden();
    await axe(page, `the map at ${at}`);
    const map = page.getByRole('tab', { name: 'Map' });
    await map.focus();
    await page.keyboard.press('ArrowRight');
    const column = page.getByRole('tab', { name: 'What to do' });
    await expect(column).toBeFocused();
    await expect(due(page)).toBeVisible();
    await expect(board(page)).toBeHidden();
    // All that has a tab of its own in a wider window stands below it.
    await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The board in words' })).toBeVisible();
    await axe(page, `the column at ${at}`);
    expect(await runsOff(page)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect(board(page)).toBeVisible();
  });
}

test('nothing is scrolled under a figure that is dragged, and its form is shown once it is let go', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await onBoard(app, page);
  const { x, y } = await middleOf(mark(page, 'f1'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y + 20, { steps: 4 });
  const move = page.getByRole('region', { name: /^Pris Hallam moves/ });
  await expect(move).toHaveCount(1);
  const held = await mark(page, 'f1').locator('circle').first().boundingBox();
  expect(Math.abs((held?.y ?? 0) + (held?.height ?? 0) / 2 - y)).toBeLessThan(2);
  await page.mouse.up();
  await expect(move.getByRole('heading')).toBeInViewport();
});

for (const size of [...SIZES, { width: 1280, height: 800 }]) {
  const at = `${size.width}×${size.height}`;

  test(`at ${at} map and form are seen together, a move and fire`, async ({ app, page }) => {
    await page.setViewportSize(size);
    const campaign = await openRaid(app, page);
    await mark(page, 'f1').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowUp');
    const move = page.getByRole('region', { name: /^Pris Hallam moves/ });
    await expect(move).toBeVisible();
    await expect(board(page)).toBeVisible();
    await axe(page, `a move at ${at}`);
    await page.keyboard.press('Escape');
    await pressed(page, 'f1');
    await pressed(page, await nearest(page, campaign, 'f1'));
    const fire = page.getByRole('region', { name: /^Pris Hallam fires/ });
    await expect(fire.getByText('Runs dry')).toBeVisible();
    await axe(page, `fire at ${at}`);
    expect(await runsOff(page)).toBe(0);
  });
}

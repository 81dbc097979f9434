/** A move on the board before it is gone: it ends at its limit, and what follows is told on the map and beside it. */
import { expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import {
  board,
  dragged,
  mark,
  moveIntoSight,
  onBoard,
  openRaid,
  pieceOf,
  showBoard,
} from './support/board.ts';
import { call } from './support/call.ts';

test('a spot that is too far is gone towards as far as the move leads', async ({ app, page }) => {
  const campaign = await onBoard(app, page);
  const far = await farFrom('f1');
  await dragged(page, 'f1', [2 * far.x, -2 * far.y]);
  const form = page.getByRole('region', { name: /^Pris Hallam moves/ });
  await expect(board(page).locator('[data-too-far]')).toHaveText(/^\d+″: too far$/);
  await expect(form.getByRole('status')).toContainText(
    /^8″ of 8″\. \d+″ to there is too far: it ends on the way/,
  );
  await axe(page, 'a move on the board');
  const { spot } = await pieceOf(page, campaign, 'f1');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const gone = (await pieceOf(page, campaign, 'f1')).spot;
  expect(Math.hypot(gone.x - spot.x, gone.y - spot.y)).toBeLessThanOrEqual(80);
  expect(gone).not.toEqual(spot);

  /** The way to a spot twelve inches off that is longer than a normal move, and on which nobody comes into sight. */
  async function farFrom(who: string) {
    const from = (await pieceOf(page, campaign, who)).spot;
    for (const [x, y] of [
      [0, 110],
      [110, 0],
      [-110, 0],
      [0, -110],
    ] as const) {
      const to = { x: from.x + x, y: from.y + y, level: null };
      if (Math.min(to.x, to.y) < 10 || Math.max(to.x, to.y) > 470) continue;
      const { fault, halt, wanted } = await call(page, 'encounter.way', { campaign, who, to, how: 'normal' });
      if (fault === null && halt === null && wanted !== null) return { x, y };
    }
    throw new Error('nothing is far enough in the open');
  }
});

test('where somebody comes into sight there is a ring, with his line, and the check is told', async ({
  app,
  page,
}) => {
  const campaign = await openRaid(app, page);
  const { steps, halt } = await moveIntoSight(page, campaign);
  await showBoard(app, page, campaign);
  await mark(page, 'f1').focus();
  await page.keyboard.press('m');
  const form = page.getByRole('region', { name: /^Pris Hallam moves/ });
  for (const [count, key] of [
    [steps.x, steps.x < 0 ? 'ArrowLeft' : 'ArrowRight'],
    [steps.y, steps.y < 0 ? 'ArrowDown' : 'ArrowUp'],
  ] as const)
    for (let nth = 0; nth < Math.abs(count); nth += 1) await page.keyboard.press(key);
  await expect(board(page).getByText(`seen at ${halt.inches}″`)).toBeVisible();
  await expect(board(page).locator('path[data-kind="zombie"]')).toHaveCount(1);
  await expect(form.getByText(`In Sight after ${halt.inches}″`)).toBeVisible();
});

/** The board in the player's hands: larger and smaller by wheel and keys, and pieces turned. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { board, mark, middleOf, onBoard, pieceOf, pieces } from './support/board.ts';

/** Width of the drawing on the screen, in pixels. */
const widthOf = async (page: Page) =>
  (await board(page).locator('svg[role]').first().boundingBox())?.width ?? 0;

test('Ctrl and the wheel make the board larger round the pointer, and keys do, also in a form', async ({
  app,
  page,
}) => {
  await onBoard(app, page);
  const before = await widthOf(page);
  const { x, y } = await middleOf(mark(page, 'f2'));
  await page.mouse.move(x, y);
  // Without Ctrl it scrolls.
  await page.mouse.wheel(0, -100);
  expect(await widthOf(page)).toBe(before);
  const at = await middleOf(mark(page, 'f2'));
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before);
  const after = await middleOf(mark(page, 'f2'));
  expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(4);

  await mark(page, 'f1').focus();
  await page.keyboard.press('<');
  await expect.poll(() => widthOf(page)).toBe(before);
  await page.keyboard.press('m');
  await page.keyboard.press('>');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Whole table' })).toHaveAttribute('aria-pressed', 'true');
  // The list of keys says so.
  await page.keyboard.press('?');
  const keys = page.getByRole('region', { name: 'Keys' });
  for (const says of ['the board larger', 'the board smaller', 'the whole board', 'turn it to the right'])
    await expect(keys.getByText(says)).toBeVisible();
});

test('a zombie is turned by keys, and by dragging with Shift to where it looks', async ({ app, page }) => {
  const campaign = await onBoard(app, page);
  const zombie = (await pieces(page, campaign)).pieces.find(({ kind }) => kind === 'zombie');
  if (zombie === undefined) throw new Error('no zombie is on the board');
  const facing = async () => (await pieceOf(page, campaign, zombie.piece)).facing;
  await mark(page, zombie.piece).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(facing).toBe((zombie.facing + 4) % 32);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(facing).toBe((zombie.facing + 28) % 32);

  const { x, y } = await middleOf(mark(page, zombie.piece));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.keyboard.down('Shift');
  await page.mouse.move(x + 60, y, { steps: 3 });
  await expect(board(page).locator('[data-turns]')).toHaveCount(1);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(facing).toBe(8);
  await expect(board(page).locator('[data-turns]')).toHaveCount(0);
  expect((await pieceOf(page, campaign, zombie.piece)).spot).toEqual(zombie.spot);
});

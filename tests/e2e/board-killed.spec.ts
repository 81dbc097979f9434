/** The host is killed in the middle of an In Sight on the board: the question, the places and the half of the move that was made are there again. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { draggedTo, due, moveIntoSight, openRaid, pieces, showBoard } from './support/board.ts';
import { call } from './support/call.ts';
import { underWay } from './support/encounter.ts';
import { answer } from './support/keyboard.ts';

test.use({ data: 'own' });

const STAR = 'Pris Hallam';

/** Where everybody is, and what is left of the Star’s move. */
const standing = async (page: Page, campaign: string) => ({
  pieces: (await pieces(page, campaign)).pieces.map(({ piece, spot, facing, level }) => ({
    piece,
    spot,
    facing,
    level,
  })),
  moved: (await underWay(page, campaign)).fighters.find(({ who }) => who === 'f1')?.moved,
});

test('an In Sight in the middle of a move on the board goes on after SIGKILL with the same question, from where everybody stood', async ({
  app,
  page,
}) => {
  const campaign = await openRaid(app, page);
  const { to, halt } = await moveIntoSight(page, campaign);
  await call(page, 'settings.set', { dice: 'own' });
  await showBoard(app, page, campaign);

  const moves = page.getByRole('region', { name: `${STAR} moves` });
  await draggedTo(page, campaign, 'f1', to);
  await expect(moves.getByRole('status')).toContainText(`After ${halt.inches}″`);
  await page.keyboard.press('Enter');
  await expect(due(page)).toContainText(`In Sight: ${STAR}, who sees zombies`);
  await page.keyboard.press('Shift+P');
  await page.getByRole('button', { name: 'Roll In Sight, my dice' }).click();
  await answer(page, /In Sight/, '111');
  const question = page.getByText('Free Will, In Sight', { exact: false });
  await expect(question).toBeVisible();
  const before = await standing(page, campaign);
  expect(before.moved).toMatchObject({ how: 'normal', inches: halt.inches });

  await app.restart();
  await showBoard(app, page, campaign);
  await expect(question).toBeVisible();
  await expect(page.getByText('two dice pass').first()).toBeVisible();
  expect(await standing(page, campaign)).toEqual(before);

  // Answered, she fires, and goes on to where she was going.
  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText(
    `${STAR}: In Sight: Fires`,
  );
  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Fire 3 shots, my dice/ }).click();
  await answer(page, /to hit/, '111');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('missed');
  await draggedTo(page, campaign, 'f1', to);
  await expect(moves.getByRole('status')).toContainText(`of ${before.moved?.left}″`);
  await page.keyboard.press('Enter');
  await expect(moves).toHaveCount(0);
  const { spot } = (await standing(page, campaign)).pieces[0] ?? {};
  expect(Math.abs((spot?.x ?? 0) - to.x) + Math.abs((spot?.y ?? 0) - to.y)).toBeLessThanOrEqual(2);
});

/** A table of the player’s own that the board mirrors, with own dice; and what the player says otherwise than the board would have it. */
import { expect, test } from './support/app.ts';
import {
  board,
  dragged,
  due,
  mark,
  nearest,
  nearestDoor,
  onBoard,
  openRaid,
  pieceOf,
  pressed,
  showBoard,
} from './support/board.ts';
import { call } from './support/call.ts';
import { underWay } from './support/encounter.ts';
import { answer } from './support/keyboard.ts';

test('a table of one’s own is mirrored: pieces are put and turned as they stand there, and dice are typed', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await showBoard(app, page, campaign);
  const [pris, gloria] = [await pieceOf(page, campaign, 'f1'), await pieceOf(page, campaign, 'f2')];

  // Put farther away than any move leads, by the button below what the board says of the way.
  const edge = await board(page).boundingBox();
  const { x, y } = await mark(page, 'f1')
    .locator('circle')
    .first()
    .evaluate((circle) => {
      const { x, y } = circle.getBoundingClientRect();
      return { x, y };
    });
  await dragged(page, 'f1', [(edge?.x ?? 0) + (edge?.width ?? 0) - 60 - x, (edge?.y ?? 0) + 200 - y]);
  const moves = page.getByRole('region', { name: `${pris.name} moves` });
  await expect(moves.getByRole('status')).toContainText(/a normal move leads \d+″ at most|way/);
  await moves.getByRole('button', { name: 'Put there, as on the table' }).click();
  await expect(moves).toHaveCount(0);
  const put = await pieceOf(page, campaign, 'f1');
  expect(Math.hypot(put.spot.x - pris.spot.x, put.spot.y - pris.spot.y)).toBeGreaterThan(160);

  // Another only turns to where it was dragged.
  await dragged(page, 'f2', [-60, 0]);
  const turns = page.getByRole('region', { name: `${gloria.name} moves` });
  await turns.getByRole('button', { name: 'Only face there' }).click();
  const WEST = 24;
  await expect.poll(async () => (await pieceOf(page, campaign, 'f2')).facing).toBe(WEST);
  expect((await pieceOf(page, campaign, 'f2')).spot).toEqual(gloria.spot);
  await page.keyboard.press('Escape');

  // Zombies stand where they stand on the table, whoever’s turn it is.
  const zombie = await nearest(page, campaign, 'f3');
  const was = await pieceOf(page, campaign, zombie);
  await dragged(page, zombie, [-30, 30]);
  await expect.poll(async () => (await pieceOf(page, campaign, zombie)).spot).not.toEqual(was.spot);

  // Shots by dice that were rolled on the table: no one hits.
  const target = await nearest(page, campaign, 'f4');
  await pressed(page, 'f4');
  await pressed(page, target);
  await page.getByRole('button', { name: /^Fire 3 shots, my dice/ }).click();
  await answer(page, /to hit/, '111');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText(
    /Wren Ostrander fires three times.* missed/,
  );
  // Nobody hears them.
  await page.keyboard.press('a');
  await answer(page, /each shot of the turn/, '111');
  await expect(due(page)).not.toContainText('At the end of the turn');
  await page.keyboard.press('n');
  await answer(page, /Roll for activation/, '21');
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 2' })).toBeVisible();
  // Nothing of it has moved anybody.
  expect((await pieceOf(page, campaign, 'f1')).spot).toEqual(put.spot);
});

test('what the player has otherwise is done: a zombie’s way, a building by its name, a tick against places, a spot over a reload', async ({
  app,
  page,
}) => {
  const campaign = await openRaid(app, page, { both: true });
  // A zombie that is due goes where it is dragged.
  const zombie = await nearest(page, campaign, 'f1');
  const was = await pieceOf(page, campaign, zombie);
  await dragged(page, zombie, [30, -30]);
  await expect
    .poll(async () => (await pieceOf(page, campaign, zombie)).spot.x)
    .toBeGreaterThan(was.spot.x + 5);
  const { zombies } = await underWay(page, campaign);
  expect(zombies.find(({ id }) => id === zombie)?.may).toBe('acted');
  await expect(due(page)).not.toContainText(`${was.name} goes`);

  // Steered to a spot, the form has it again after a reload, and not once it was closed.
  await pressed(page, 'f2');
  await page.keyboard.press('m');
  const moves = page.getByRole('region', { name: 'Gloria Mbeki-Tranter moves' });
  await expect(moves.getByRole('status')).toContainText('arrow keys');
  for (let half = 0; half < 4; half += 1) await page.keyboard.press('ArrowLeft');
  await expect(moves.getByRole('status')).toContainText(/^2″ of/);
  await page.reload();
  await expect(mark(page, 'f2')).toBeVisible();
  await pressed(page, 'f2');
  await page.keyboard.press('m');
  await expect(moves.getByRole('status')).toContainText(/^2″ of/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(moves.getByRole('status')).toContainText('arrow keys');

  // Into a building by its name: the way to its nearest door.
  const { building } = await nearestDoor(page, campaign, 'f2');
  await moves.getByLabel('Or into').selectOption(building);
  await expect(moves.getByRole('status')).toContainText(/″/);
  await moves.getByText('Fast', { exact: true }).click();
  await moves.getByRole('button', { name: /^Roll the fast move/ }).click();
  await expect(moves).toHaveCount(0);
  expect((await pieceOf(page, campaign, 'f2')).level?.building).toBe(building);

  // A tick against places is taken with its reason.
  await pressed(page, 'f1');
  await page.keyboard.press('f');
  const fires = page.getByRole('region', { name: 'Pris Hallam fires at a zombie' });
  const distant = fires.getByRole('checkbox', { name: /Over 6″ off/ });
  await expect(distant).toBeChecked();
  await page.keyboard.press('f');
  await expect(distant).not.toBeChecked();
  await page.keyboard.press('r');
  const anyway = page.getByRole('region', { name: 'Pris Hallam: Fire' });
  await expect(anyway).toContainText('By the places on the board it is otherwise');
  await anyway.getByLabel('Why it is done anyway').fill('It crept up behind the van');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('Pris Hallam fires');
});

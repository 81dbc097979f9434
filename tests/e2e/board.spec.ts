/** A battle on the board: taken up on Play, moved and fired by pressing and dragging, by keys alone, read in words, and cleared. */
import { expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import {
  besideOf,
  board,
  dragged,
  mark,
  middleOf,
  onBoard,
  pieceOf,
  pieces,
  pressed,
} from './support/board.ts';
import { call } from './support/call.ts';
import { act, raid } from './support/encounter.ts';
import { campaignOf, member } from './support/party.ts';

test('a figure is moved by a press, another dragged, a zombie fired at, and a piece put by hand', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(app, page);
  await pressed(page, 'f1');
  await expect(mark(page, 'f1')).toHaveAttribute('aria-current', 'true');
  const here = await pieceOf(page, campaign, 'f1');
  const beside = await besideOf(page, campaign, 'f1');
  // Twenty pixels are an inch, in a window in which the whole table would be smaller.
  const from = await middleOf(mark(page, 'f1'));
  await page.mouse.click(from.x + 2 * beside.x, from.y - 2 * beside.y);
  const form = page.getByRole('region', { name: `${here.name} moves` });
  await expect(form.getByRole('status')).toContainText(/^[23]″ of \d+″\.$/);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const { spot } = await pieceOf(page, campaign, 'f1');
  expect(Math.abs(spot.x - beside.to.x) + Math.abs(spot.y - beside.to.y)).toBeLessThanOrEqual(2);

  // Dragged farther than any move, it says so, and Escape takes it back.
  const other = await pieceOf(page, campaign, 'f2');
  const start = await middleOf(mark(page, 'f2'));
  const edge = await board(page).boundingBox();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((edge?.x ?? 0) + 30, (edge?.y ?? 0) + 30, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: `${other.name} moves` })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await pieceOf(page, campaign, 'f2')).spot).toEqual(other.spot);

  // Whom it may fire at stands in a table with its odds; the digit chooses, and the same key as ever rolls.
  const { looks } = await call(page, 'encounter.looks', { campaign, piece: 'f1' });
  const zombie = looks.find(({ piece, cut }) => piece.startsWith('z') && cut === null);
  if (zombie === undefined) throw new Error('no zombie is in sight');
  await pressed(page, 'f1');
  await pressed(page, zombie.piece);
  const targets = page.getByRole('table', { name: 'In sight and in range' });
  await expect(targets.getByRole('row').nth(1)).toContainText(/\d ?%/);
  await expect(targets.locator('[data-aimed]')).toHaveCount(1);
  // Everybody in sight is in the table, or named as out of range: none is left out.
  const inSight = looks.filter(({ piece, cut }) => piece.startsWith('z') && cut === null).length;
  const [beyond = ''] = (await page.getByText(/out of range/).allTextContents()).map(
    (all) => all.split(';')[0],
  );
  const said = beyond.match(/\b[A-Z]\b/g)?.length ?? 0;
  expect((await targets.getByRole('row').count()) - 1 + said).toBe(inSight);
  await page.keyboard.press('1');
  await expect(targets.locator('[data-aimed]')).toContainText(/^1/);
  // A press on another piece takes aim at it, with Shift at that one, too.
  const [first, second] = looks.filter(({ piece, cut }) => piece.startsWith('z') && cut === null);
  if (first === undefined || second === undefined) throw new Error('two zombies are in sight');
  await pressed(page, second.piece);
  await expect(targets.locator('[data-aimed]')).toContainText(`${second.apart / 10}″`);
  await page.keyboard.down('Shift');
  await pressed(page, first.piece);
  await page.keyboard.up('Shift');
  await expect(targets.locator('[data-aimed]')).toHaveCount(2);
  await page.keyboard.press('r');
  await expect(targets).toHaveCount(0);

  // A zombie whose turn it isn’t is put where it stands on the player’s own table.
  const far = looks.findLast(({ piece }) => piece.startsWith('z'));
  if (far === undefined) throw new Error('no zombie is on the board');
  const was = await pieceOf(page, campaign, far.piece);
  await dragged(page, far.piece, [10, -20]);
  await expect.poll(async () => (await pieceOf(page, campaign, far.piece)).spot).not.toEqual(was.spot);
});

test('a figure is moved and fires by keys alone, the board is read in words, and cleared', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(app, page);
  const here = await pieceOf(page, campaign, 'f1');
  // The line of the figure that is marked has the focus from the start.
  await expect(page.locator('[data-who="f1"]:visible')).toBeFocused();
  await page.keyboard.press('m');
  const form = page.getByRole('region', { name: `${here.name} moves` });
  await expect(form.getByRole('status')).toContainText('arrow keys');
  const { x, y } = await besideOf(page, campaign, 'f1');
  // Half an inch each.
  for (let step = 0; step < 4; step += 1) {
    if (x !== 0) await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
    if (y !== 0) await page.keyboard.press(y > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await expect(form.getByRole('status')).toContainText(/^[23]″ of/);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  expect((await pieceOf(page, campaign, 'f1')).spot).toEqual({ x: here.spot.x + x, y: here.spot.y + y });

  // Whoever hasn't fired yet takes aim at the nearest zombie.
  await page.keyboard.press('f');
  const { looks: around } = await call(page, 'encounter.looks', { campaign, piece: 'f1' });
  const nearest = around.find(({ piece }) => piece.startsWith('z'));
  const aimed = page.getByRole('table', { name: 'In sight and in range' }).locator('[data-aimed]');
  await expect(aimed).toContainText(`${(nearest?.apart ?? 0) / 10}″`);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'In words' }).focus();
  await page.keyboard.press('Enter');
  const words = page.getByRole('table', { name: `From where ${here.name} stands` });
  const all = (await pieces(page, campaign)).pieces;
  await expect(words.getByRole('row')).toHaveCount(all.length);
  const looks = (await call(page, 'encounter.looks', { campaign, piece: 'f1' })).looks;
  for (const { piece, apart, towards } of looks.slice(0, 3)) {
    const { name } = all.find((one) => one.piece === piece) ?? { name: '?' };
    const row = words.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row).toContainText(apart === 0 ? 'touching' : `${apart / 10}″ ${towards}`);
  }
  await axe(page, 'the board in words');
  await page.getByRole('tab', { name: 'Map' }).click();
  await axe(page, 'the board');
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(page.getByRole('button', { name: 'Play on this map' })).toBeVisible();
  // At a table of one's own a move asks how far again, whatever was known of places before.
  await page.keyboard.press('m');
  await expect(form.getByLabel('How far')).toBeVisible();
});

test('from the battle of one campaign the address leads to that of another, with its own people and due acts', async ({
  app,
  page,
}) => {
  const first = await campaignOf(page);
  const second = await campaignOf(
    page,
    ['Ottilie Brandt', 'Kwame Boateng', 'Li Wei'].map((name) => member(name)),
    'The other ford',
  );
  await raid(page, first, { area: 'urban', goes: ['f1', 'f2'] });
  await raid(page, second, { area: 'urban', goes: ['f1', 'f2'] });
  await act(page, second, { do: 'board', up: true });
  const line = (name: string) => page.locator('[data-who]').filter({ hasText: name });
  const goTo = (campaign: string) =>
    page.evaluate((to) => {
      location.hash = `/c/${to}/encounter/play`;
    }, campaign);
  // What has been shown before is there at once.
  await app.open(page, `/c/${second}/encounter/play`);
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await goTo(first);
  await expect(line('Gloria')).toBeVisible();
  await goTo(second);
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await expect(page.locator('[data-piece="f2"]')).toHaveAccessibleName(/^Ottilie Brandt/);
  await expect(line('Gloria')).toHaveCount(0);
});

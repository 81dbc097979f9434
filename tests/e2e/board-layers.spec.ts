/** What the board shows besides its pieces: floors, ways gone last, ground out of sight, ranges, and the tape. */
import type { Page } from '@playwright/test';
import { boundsOf } from '../../src/rules/core/geometry/polygon.ts';
import { type App, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { call } from './support/call.ts';
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
  // One more than the storeys: the roof.
  await expect(floors.getByRole('button')).toHaveCount(storeys + 1);
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
  ).toContainText(`in building ${building.slice(1)}, ground floor`);
});

test('a floor that is chosen is brought close, though the selected figure stands elsewhere', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(page);
  const { id: building, middle } = await highest(page, campaign);
  await act(page, campaign, { do: 'place', piece: 'f2', spot: middle, level: { building, floor: 1 } });
  await opened(app, page, campaign);
  await page.getByRole('button', { name: /^5\s*Pris/ }).click();
  await expect(mark(page, 'f1')).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('group', { name: /^Floors of \d+ / })
    .getByRole('button', { name: /first floor: 1 stands there/ })
    .click();
  await expect(mark(page, 'f2')).not.toHaveAttribute('data-elsewhere', 'true');
  const pane = await page.getByRole('region', { name: 'Board' }).boundingBox();
  await expect
    .poll(async () => {
      const at = await mark(page, 'f2').locator('circle').first().boundingBox();
      if (at === null || pane === null) return false;
      return at.x > pane.x && at.x < pane.x + pane.width && at.y > pane.y && at.y < pane.y + pane.height;
    })
    .toBe(true);
});

test('a press on a floor that is shown is a move to that floor, and so is what is put there by hand', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(page);
  const { id: building, storeys, middle } = await highest(page, campaign);
  const { stairs } = await call(page, 'encounter.pieces', { campaign });
  const { at } = stairs.find((one) => one.building === building) ?? { at: middle };
  // At the foot of the stairs: on a way to them he might come into sight, and halt.
  await act(page, campaign, {
    do: 'place',
    piece: 'f1',
    spot: at,
    level: { building, floor: storeys - 1 },
  });
  await opened(app, page, campaign);
  const levelNow = async () => {
    const { pieces } = await call(page, 'encounter.pieces', { campaign });
    return pieces.find(({ piece }) => piece === 'f1')?.level;
  };
  const steer = async (floor: string) => {
    await mark(page, 'f1').focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: /^Floors of \d+ / })
      .getByRole('button', { name: floor })
      .click();
    await page.keyboard.press('m');
    await page.keyboard.press('Alt+ArrowUp');
  };
  await steer('Roof');
  await page.getByRole('button', { name: /^Move \d/ }).click();
  await expect.poll(levelNow).toEqual({ building, floor: storeys });
  // As on a table that is mirrored: down again without a move.
  await steer('Ground floor');
  await page.getByRole('button', { name: 'Put there, as on the table' }).click();
  await expect.poll(levelNow).toEqual({ building, floor: 0 });
});

/** Somebody just inside a door and a zombie in front of it that see each other: the zombie is put round the door until they do. */
async function atDoor(page: Page, campaign: string) {
  const { doors } = await call(page, 'encounter.pieces', { campaign });
  for (const { building, inside } of doors) {
    await act(page, campaign, { do: 'place', piece: 'f1', spot: inside, level: { building, floor: 0 } });
    for (let facing = 0; facing < 32; facing += 2) {
      const angle = (facing * Math.PI) / 16;
      const spot = {
        x: Math.round(inside.x + 30 * Math.sin(angle)),
        y: Math.round(inside.y + 30 * Math.cos(angle)),
      };
      if (Math.min(spot.x, spot.y) < 10 || Math.max(spot.x, spot.y) > 470) continue;
      const back = (facing + 16) % 32;
      const put = act(page, campaign, { do: 'place', piece: 'z1', spot, facing: back, level: null });
      const isPut = await put.then(
        () => true,
        () => false,
      );
      if (!isPut) continue;
      await act(page, campaign, { do: 'turn-to', piece: 'f1', facing });
      const { pieces } = await call(page, 'encounter.pieces', { campaign, text: true });
      const sees = (one: string, other: string) =>
        pieces.find(({ piece }) => piece === one)?.sees?.includes(other) === true;
      if (sees('f1', 'z1') && sees('z1', 'f1')) return { building };
    }
  }
  throw new Error('nobody is seen through a door');
}

test('who sees whom on a floor is a table, with those outside who look in', async ({ app, page }) => {
  const campaign = await onBoard(page);
  const { building } = await atDoor(page, campaign);
  await opened(app, page, campaign);
  await page.getByRole('button', { name: /^5\s*Pris/ }).click();
  const toggle = page.getByRole('button', { name: 'Who sees whom' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = page.getByRole('table', { name: /^Who sees whom: .*ground floor$/ });
  await expect(table.getByRole('columnheader')).toHaveText(['Who sees whom', 'Pris']);
  const zombie = table.getByRole('row', { name: /^Zombie A, outside/ });
  await expect(zombie.getByRole('cell')).toHaveText(/^2(\.\d)?″$/);
  await axe(page, 'who sees whom');
  // Turned away, she is seen and sees nothing.
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const { facing = 0, level } = pieces.find(({ piece }) => piece === 'f1') ?? {};
  expect(level?.building).toBe(building);
  await act(page, campaign, { do: 'turn-to', piece: 'f1', facing: (facing + 16) % 32 });
  await page.reload();
  await toggle.click();
  await expect(zombie.getByRole('cell')).toHaveText(/^2(\.\d)?″ sees$/);
});

/** A layer of the board; none where it is left out. */
const layer = (page: Page, name: string) => page.locator(`[data-layer="${name}"]`);

async function moved(page: Page, campaign: string, who: string): Promise<void> {
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const spot = pieces.find(({ piece }) => piece === who)?.spot;
  if (spot === undefined) throw new Error(`${who} isn’t on the board`);
  for (const [x, y] of [
    [0, 40],
    [40, 0],
    [0, -40],
    [-40, 0],
  ] as const) {
    const to = { x: spot.x + x, y: spot.y + y };
    const { fault, halt } = await call(page, 'encounter.way', { campaign, who, to });
    if (fault !== null || halt !== null) continue;
    await act(page, campaign, { do: 'move', who, others: [], how: 'normal', to });
    return;
  }
  throw new Error(`${who} has nowhere to go`);
}

test('ways gone last stay dotted until the side acts again, and are told in words', async ({ app, page }) => {
  const campaign = await onBoard(page);
  await moved(page, campaign, 'f2');
  await opened(app, page, campaign);
  const trails = layer(page, 'trails').locator('[data-kind="party"]');
  await expect(trails).toHaveCount(1);
  await expect(mark(page, 'f2')).toHaveAccessibleName(/, went 4″/);
  await expect(page.getByText('last move')).toBeVisible();
  await page.getByRole('tab', { name: 'In words' }).click();
  await expect(page.getByRole('row', { name: /^Gloria/ })).toContainText('went 4″');
  await page.getByRole('tab', { name: 'Map' }).click();
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await page.reload();
  await expect(mark(page, 'f2')).toBeVisible();
  await expect(trails).toHaveCount(0);
});

test('ground out of sight is hatched, and so it would be from where a move ends', async ({ app, page }) => {
  const campaign = await onBoard(page);
  await opened(app, page, campaign);
  const hatch = layer(page, 'sight').locator(':scope > path');
  const from = async (at?: { x: number; y: number }) => {
    const { outline } = await call(page, 'encounter.field-of-view', {
      campaign,
      piece: 'f1',
      ...(at && { from: at }),
    });
    return outline.length;
  };
  const corners = async () => ((await hatch.getAttribute('d')) ?? '').split('L').length;
  await expect.poll(corners).toBe(await from());
  await mark(page, 'f1').focus();
  await page.keyboard.press('m');
  for (let inch = 0; inch < 8; inch += 1) await page.keyboard.press('ArrowRight');
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const spot = pieces.find(({ piece }) => piece === 'f1')?.spot;
  if (spot === undefined) throw new Error('f1 isn’t on the board');
  await expect.poll(corners).toBe(await from({ x: spot.x + 40, y: spot.y }));
});

test('layers are left out from a menu, and stay so; range is told round whom it is and in words', async ({
  app,
  page,
}) => {
  const campaign = await onBoard(page);
  await opened(app, page, campaign);
  // Two machine pistols have one range; near and far of zombies changes at 6″.
  await expect(layer(page, 'ranges').locator('text')).toHaveText(['6″', '12″']);
  await page.keyboard.press('*');
  const ranges = page.getByRole('menuitemcheckbox', { name: 'Range of its guns' });
  await expect(ranges).toHaveAttribute('aria-checked', 'true');
  await axe(page, 'the menu of layers', ['region']);
  await ranges.click();
  await page.getByRole('menuitemcheckbox', { name: 'Names' }).click();
  await page.keyboard.press('Escape');
  await expect(layer(page, 'ranges')).toHaveCount(0);
  await page.reload();
  await expect(mark(page, 'f1')).toBeVisible();
  await expect(layer(page, 'sight')).toHaveCount(1);
  await expect(layer(page, 'ranges')).toHaveCount(0);
  await axe(page, 'the board with its layers');
  await page.getByRole('tab', { name: 'In words' }).click();
  await expect(page.getByText('Machine pistol: 12″; zombies beyond 6″ are far off')).toBeVisible();
});

test('the tape measures from the selected figure, by pointer and by arrow keys', async ({ app, page }) => {
  const campaign = await onBoard(page);
  await opened(app, page, campaign);
  await page.keyboard.press('"');
  const tape = page.getByRole('application', { name: /^Tape: 0″ from Pris Hallam to Pris Hallam/ });
  await expect(tape).toBeFocused();
  // Out of the base by half an inch, which isn’t measured.
  for (let inch = 0; inch < 6; inch += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('application', { name: /^Tape: 5.5″ from Pris Hallam to / })).toBeFocused();
  const { looks } = await call(page, 'encounter.looks', { campaign, piece: 'f1' });
  const [near] = looks;
  const box = await mark(page, near?.piece ?? '')
    .locator('circle')
    .first()
    .boundingBox();
  if (near === undefined || box === null) throw new Error('nobody is near');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const far = near.apart === 0 ? '0″' : `${near.apart / 10}″`;
  await expect(
    page.getByRole('application', { name: new RegExp(`^Tape: ${far} from Pris Hallam to `) }),
  ).toBeVisible();
  await axe(page, 'the tape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application', { name: /^Tape/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'false');
});

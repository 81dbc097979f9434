/** Raids on the board from plan to aftermath: one by mouse alone, one by keys alone with the board in words. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import {
  draggedTo,
  due,
  mark,
  nearest,
  nearestDoor,
  PARTY,
  pieceOf,
  pressed,
  showBoard,
  throughDue,
  wayIntoSight,
  zombiesInSight,
} from './support/board.ts';
import { call } from './support/call.ts';
import { underWay } from './support/encounter.ts';
import { answer, press, tabTo, tabToThis } from './support/keyboard.ts';
import { campaignOf } from './support/party.ts';

const [STAR, GLORIA, TAM, WREN] = ['f1', 'f2', 'f3', 'f4'] as const;

/** More turns than it ever takes until the dice let the Star act. */
const MOST_TURNS = 8;

const titles = async (page: Page, campaign: string) =>
  (await call(page, 'encounter.log', { campaign })).acts.map(({ title }) => title);

/** True of the Star where nothing keeps her from searching there. */
async function maySearch(page: Page, campaign: string, spot: string): Promise<boolean> {
  const { places } = await underWay(page, campaign);
  const searchers = places.find((one) => one.spot === spot)?.searchers ?? [];
  return searchers.some(({ figure, held }) => figure === STAR && held === null);
}

test('a raid from plan to aftermath is fought on the board by mouse alone', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await page.getByRole('link', { name: 'Plan the Encounter' }).click();
  await page.getByRole('radio', { name: 'Rural' }).click();
  await page.getByRole('button', { name: 'Plan the raid' }).click();
  await page.getByRole('link', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Play on this map' }).click();
  await expect(mark(page, STAR)).toBeVisible();
  await due(page)
    .getByRole('button', { name: /zombies about/ })
    .click();
  await expect(due(page)).not.toContainText('zombies about');

  // The first turn in which the party may act: all but the Star fire, each at whom it sees first.
  let turn = 0;
  const begins = async () => {
    turn += 1;
    await page.getByRole('button', { name: `Turn ${turn}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Turn ${turn}` })).toBeVisible();
  };
  const mayMove = async () =>
    (await underWay(page, campaign)).fighters.every(({ heldFrom }) => heldFrom.moving === null);
  do {
    if (turn > 0) await throughDue(page, campaign);
    await begins();
  } while (turn < MOST_TURNS && !(await mayMove()));
  for (const who of [GLORIA, TAM]) {
    await pressed(page, who);
    await pressed(page, await nearest(page, campaign, who));
    await page.getByRole('button', { name: /^Fire \d shots?/ }).click();
    await expect(page.getByRole('table', { name: 'In sight and in range' })).toHaveCount(0);
  }

  // The Star is dragged into the middle of the nearest building, where nobody sees anything of the street; Wren goes along.
  const { spot: street } = await pieceOf(page, campaign, WREN);
  const { building } = await nearestDoor(page, campaign, STAR);
  const { table } = await underWay(page, campaign);
  const outline = table?.buildings.find(({ id }) => id === building)?.outline ?? [];
  const middle = (of: (spot: { readonly x: number; readonly y: number }) => number) =>
    outline.reduce((sum, corner) => sum + of(corner), 0) / outline.length;
  await draggedTo(page, campaign, STAR, { x: middle(({ x }) => x), y: middle(({ y }) => y) });
  const moves = page.getByRole('region', { name: /^Pris Hallam moves/ });
  await moves.getByText('Wren Ostrander, Rep 3').click();
  await moves.getByRole('button', { name: /^Move \d+″/ }).click();
  await expect(due(page)).toContainText('who is in there?');
  for (const who of [STAR, WREN])
    expect((await pieceOf(page, campaign, who)).level).toEqual({ building, floor: 0 });
  await throughDue(page, campaign);
  expect(await titles(page, campaign)).toContainEqual(expect.stringMatching(/zombies? (?:moves?|acts?)/i));

  // Once the dice let her, the Star searches the place; Wren goes out, and halts where zombies come into sight.
  do {
    await begins();
    if (await maySearch(page, campaign, building)) break;
    await throughDue(page, campaign);
  } while (turn < MOST_TURNS);
  await page.getByRole('tab', { name: /^Buildings/ }).click();
  await page.getByRole('button', { name: /^Search/ }).click();
  const search = page.getByRole('region', { name: /^Search/ });
  await search.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(search).toHaveCount(0);
  expect((await titles(page, campaign))[0]).toMatch(/^Pris Hallam/);
  await page.getByRole('tab', { name: 'Map' }).click();
  await draggedTo(page, campaign, WREN, street);
  await page.getByRole('button', { name: /^Move \d+″/ }).click();
  await expect(due(page)).toContainText('In Sight: Wren Ostrander, who sees zombies');
  await throughDue(page, campaign);
  expect(await titles(page, campaign)).toContainEqual(expect.stringMatching(/^In Sight/));

  // All of them leave, whatever is still due, and the battle is over.
  await page.getByRole('tab', { name: 'Map' }).click();
  for (const { who } of (await underWay(page, campaign)).fighters) {
    await page.locator(`[data-who="${who}"]:visible`).click();
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('button', { name: 'Left the table', exact: true }).click();
    // Away from the edge it takes a reason.
    await page.getByLabel('Why it is done anyway').fill('They slip away by night');
    await page.getByRole('button', { name: 'Do it anyway' }).click();
    await expect(mark(page, who)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^The battle is over/ }).click();
  await page.getByRole('button', { name: 'It is over' }).click();
  await page.getByRole('button', { name: /^Report the battle/ }).click();
  const steps = page.getByRole('table', { name: 'After the battle', exact: true });
  await expect(steps).toBeVisible();
  const left = async () => (await underWay(page, campaign)).after.flatMap((one) => one.due).length;
  while ((await left()) > 0) {
    const settled = page.waitForResponse(/encounter\.act/);
    await steps.locator('[data-due]').getByRole('button').first().click();
    await settled;
  }
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'End the raid' }).click();
  await page.getByRole('link', { name: 'Chronicle' }).first().click();
  await expect(page.getByRole('main')).toContainText(/loot raid/i);
});

/** Arrow that leads from tab to tab, until this one is shown. */
async function tab(page: Page, name: RegExp): Promise<void> {
  await tabToThis(page, page.getByRole('tab', { selected: true }));
  const wanted = page.getByRole('tab', { name });
  const all = await page.getByRole('tab').count();
  for (let back = 0; back < all; back += 1) await page.keyboard.press('ArrowLeft');
  for (let on = 0; on < all && !(await isFocused(wanted)); on += 1) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeFocused();
}

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** In Sight of the Star, taken with her own dice: two pass, and of her Free Will she stays where she is. */
async function seesThem(page: Page): Promise<void> {
  await page.keyboard.press('Shift+P');
  await press(page, 'Roll In Sight, my dice');
  await answer(page, /In Sight/, '111');
  await expect(page.getByText('Free Will, In Sight')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('status').filter({ hasText: 'In Sight' }).first()).toBeVisible();
  await expect(due(page)).not.toContainText('In Sight');
}

/** All zombies go by one key, again after each halt; a die that turns one at a wall is the app’s. */
async function zombiesGo(page: Page): Promise<void> {
  const left = async () => {
    if (await page.locator('[data-question]').isVisible()) await page.keyboard.press('r');
    return (await due(page).textContent()) ?? '';
  };
  for (let halts = 0; halts < MOST_TURNS; halts += 1) {
    await page.keyboard.press('Shift+H');
    await expect.poll(left).toMatch(/In Sight|^(?!.*Zombies? (go|\w goes))/s);
    if (!(await left()).includes('In Sight')) return;
    await seesThem(page);
  }
}

test('a raid from plan to aftermath is fought by keys alone, with the board in words and dice of one’s own', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Plan the Encounter');
  await tabTo(page, 'Urban');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
  await press(page, 'Plan the raid');
  await press(page, 'Set up the table');
  await press(page, 'Lay out the table');
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Play on this map');
  await expect(mark(page, STAR)).toBeVisible();
  await axe(page, 'a board taken up');
  // The table of the player: zombies stand where all see them, and none reaches anybody at once.
  await zombiesInSight(page, campaign);
  await call(page, 'settings.set', { dice: 'own' });
  await showBoard(app, page, campaign);

  // Turn 1: Gloria fires at whom the words have in sight, the Star goes into a building by its name.
  const told = page.getByRole('region', { name: 'What came of it' });
  await page.keyboard.press('n');
  await answer(page, /Roll for activation/, '21');
  await expect(page.getByRole('status').filter({ hasText: 'Turn 1: the party' }).first()).toBeVisible();
  await tab(page, /^In words/);
  await press(page, 'Choose Gloria Mbeki-Tranter');
  const words = page.getByRole('table', { name: 'From where Gloria Mbeki-Tranter stands' });
  await expect(words).toBeVisible();
  const target = await pieceOf(page, campaign, await nearest(page, campaign, GLORIA));
  await expect(words.getByRole('row', { name: new RegExp(`^${target.name}`) })).toContainText(/\d″ \w+.*yes/);
  await axe(page, 'a board in words');
  await press(page, `Fire at ${target.name}`);
  await page.keyboard.press('Enter');
  await answer(page, /to hit/, '111');
  await expect(told).toContainText(/Gloria Mbeki-Tranter fires three times.* missed/);
  await press(page, 'Choose Pris Hallam');
  await page.keyboard.press('m');
  await page.keyboard.press('i');
  const { building } = await nearestDoor(page, campaign, STAR);
  const into = page.getByLabel('Or into');
  await expect(into).toBeFocused();
  await page.keyboard.type((await into.locator(`option[value="${building}"]`).textContent()) ?? '');
  await expect(into).toHaveValue(building);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Move \d+″/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(due(page)).toContainText('who is in there?');
  await page.keyboard.press("'");
  await press(page, 'Roll, my dice');
  await answer(page, /two dice for zombies/, '66');
  await answer(page, /two dice for survivors/, '66');
  await expect(told).toContainText('nobody is there');
  await zombiesGo(page);
  await page.keyboard.press('a');
  await answer(page, /each shot of the turn/, '111');
  await expect(due(page)).not.toContainText('At the end of the turn');

  // Turn 2: zombies stay, and she searches.
  await page.keyboard.press('n');
  await answer(page, /Roll for activation/, '16');
  await tab(page, /^Buildings/);
  await press(page, /^Search/);
  await press(page, 'Roll, my dice');
  await answer(page, /./, '6');
  await expect(told).toContainText(/Pris Hallam/);

  // Turn 3: she goes out again by the arrows, and halts where she sees the dead.
  await page.keyboard.press('n');
  await answer(page, /Roll for activation/, '16');
  await page.keyboard.press('m');
  const moves = page.getByRole('region', { name: 'Pris Hallam moves' });
  await expect(moves.getByRole('status')).toContainText('arrow keys');
  const out = await wayIntoSight(page, campaign, STAR);
  if (out === undefined) throw new Error('she sees all of them from where she is');
  const { x, y } = out.steps;
  for (let step = 0; step < Math.abs(x); step += 1)
    await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(y); step += 1)
    await page.keyboard.press(y > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(moves.getByRole('status')).toContainText(/into sight: the move halts there/);
  await page.keyboard.press('Enter');
  await expect(due(page)).toContainText('In Sight: Pris Hallam, who sees zombies');
  await seesThem(page);
  await axe(page, 'a board in words, with what came of it');

  // All leave the table; the report, what is due after it, and the Chronicle.
  await tab(page, /^Map/);
  for (const who of PARTY) {
    const line = page.locator(`[data-who="${who}"]:visible`);
    await tabToThis(page, page.locator('[data-who][tabindex="0"]:visible'));
    for (const _ of PARTY) await page.keyboard.press('ArrowLeft');
    for (let on = 0; on < PARTY.indexOf(who); on += 1) await page.keyboard.press('ArrowRight');
    await expect(line).toBeFocused();
    await page.keyboard.type('sl');
    await expect(page.getByLabel('Why it is done anyway')).toBeFocused();
    await page.keyboard.type('They slip away by night');
    await page.keyboard.press('Enter');
    await expect(line).toContainText('Left the table');
  }
  await page.keyboard.press('Shift+O');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, /^Report the battle/);
  await expect(page.getByRole('table', { name: 'After the battle', exact: true })).toBeVisible();
  await expect(page.getByText('All settled')).toBeVisible();
  await axe(page, 'after a board');
  await tabTo(page, /^(Yes|No)$/);
  await page.keyboard.press('Space');
  await press(page, 'End the raid');
  await press(page, 'Chronicle');
  await expect(page.getByRole('main')).toContainText(/loot raid/i);
});

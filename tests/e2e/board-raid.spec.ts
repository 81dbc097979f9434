/** Raids on the board from plan to aftermath: one by mouse alone, one by keys alone with the board in words. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { draggedTo, due, mark, nearest, nearestDoor, pieceOf, pressed, throughDue } from './support/board.ts';
import { call } from './support/call.ts';
import { underWay } from './support/encounter.ts';
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
  expect(await titles(page, campaign)).toContainEqual(expect.stringMatching(/zombies? moves?/i));

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

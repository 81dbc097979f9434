/** A table of the player’s own, measured into the form on Set up with its map beside it, and a board taken up on it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { mark, pieceOf } from './support/board.ts';
import { call } from './support/call.ts';
import { act, underWay } from './support/encounter.ts';
import { campaignOf } from './support/party.ts';

const LOOT = { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;

const form = (page: Page) => page.getByRole('form', { name: 'Your own table' });
const onMap = (page: Page, part: RegExp) =>
  page.getByRole('img', { name: /^Map of / }).getByText(part, { exact: true });

async function fills(page: Page, thing: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const row = form(page).getByRole('group', { name: thing, exact: true });
  for (const [label, text] of Object.entries(fields)) {
    const field = row.getByLabel(label, { exact: true });
    if (label === 'Kind') await field.selectOption({ label: text });
    else await field.fill(text);
  }
}

test('what the player owns is measured, drawn as it is typed, set up, and played on', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await act(page, campaign, { ...LOOT, goes: ['f1', 'f2', 'f3', 'f4'] });
  await app.open(page, `/c/${campaign}/encounter`);
  await page.getByRole('button', { name: 'My own table' }).click();
  await expect(form(page).getByLabel('Name of the place')).toBeFocused();
  await form(page).getByLabel('Name of the place').fill('The kitchen table');
  await form(page).getByLabel('West to east').fill('30');
  await form(page).getByLabel('South to north').fill('24');

  await form(page).getByRole('button', { name: 'Add a building' }).click();
  const first = form(page).getByRole('group', { name: 'Building 1', exact: true });
  await expect(first.getByLabel('Kind')).toBeFocused();
  await expect(form(page).getByText('Building 1: enter left, front, width and depth.')).toBeVisible();
  await fills(page, 'Building 1', {
    Kind: 'Church',
    Left: '10',
    Front: '8',
    Width: '9',
    Depth: '5.5',
    Storeys: '1',
  });
  await first.getByLabel('West').check();
  await expect(onMap(page, /Church/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Add a building' }).click();
  await fills(page, 'Building 2', { Left: '14', Front: '10', Width: '6', Depth: '5' });
  await form(page).getByRole('button', { name: 'Add terrain' }).click();
  await fills(page, 'Terrain 1', { Left: '0', Front: '16', Width: '8', Depth: '8' });
  await axe(page);

  // The second stands in the first, and the form says so.
  await form(page).getByRole('button', { name: 'Set up this table' }).click();
  await expect(form(page).getByRole('alert')).toContainText('stand on the same ground');
  expect((await underWay(page, campaign)).table).toBeNull();
  await fills(page, 'Building 2', { Kind: 'House', Left: '22', Storeys: '2' });
  await expect(onMap(page, /House/)).toBeVisible();

  // Typed things outlast a reload.
  const kept = async () => (await call(page, 'draft.get', { campaign, form: 'encounter/own-table-1' })).body;
  await expect.poll(async () => (await kept()) ?? '').toContain('"22"');
  await page.reload();
  await page.getByRole('button', { name: 'My own table' }).click();
  await expect(form(page).getByRole('group', { name: 'Building 2' }).getByLabel('Left')).toHaveValue('22');
  await form(page).getByRole('button', { name: 'Set up this table' }).click();
  await expect(page.getByRole('heading', { name: 'The kitchen table' })).toBeVisible();
  const { table } = await underWay(page, campaign);
  expect(table).toMatchObject({ width: 300, depth: 240, measured: true, entry: 's' });
  expect(table?.buildings.map(({ type, storeys, doors }) => [type, storeys, doors.length])).toEqual([
    ['church', 1, 2],
    ['house', 2, 1],
  ]);
  await expect(page.getByRole('list', { name: 'Parts of the table' })).toContainText('Your own, 30″ by 24″');
  await expect(page.getByRole('button', { name: /^Lock/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Roll layout again' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Roll building 2, .* again$/ }).click();
  await page.keyboard.press('1');
  await expect
    .poll(async () => (await underWay(page, campaign)).table?.buildings[1]?.outline)
    .toEqual(table?.buildings[1]?.outline);

  // What was measured is there again to be changed.
  await page.getByRole('button', { name: 'Change my table' }).click();
  await expect(form(page).getByRole('group', { name: 'Building 1' }).getByLabel('Depth')).toHaveValue('5.5');
  await fills(page, 'Building 1', { Front: '9' });
  await form(page).getByRole('button', { name: 'Set up this table' }).click();
  await expect.poll(async () => (await underWay(page, campaign)).table?.buildings[0]?.outline[0]?.y).toBe(90);

  await page.getByRole('button', { name: 'Roll for the zombies' }).click();
  await page.getByRole('link', { name: 'Play this table' }).click();
  await page.getByRole('button', { name: 'Play on this map' }).click();
  await expect(mark(page, 'f1')).toBeVisible();
  const { spot } = await pieceOf(page, campaign, 'f1');
  expect(spot.x).toBeLessThan(300);
  expect(spot.y).toBeLessThan(130);
});

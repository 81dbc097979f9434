/**
 * A whole raid at the Log tier by keyboard: planned, played at the table, and entered from the printed sheet, box by box.
 * A car ran, there was fire and melee, Joan joined and fought, the Boss ran, and Luke was taken.
 */

import { underWay } from '../e2e/support/encounter.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';
import { after, planByCar, rowOf, toCell } from './support/raid-by-keys.ts';

const GLORIA = 'Gloria Mbeki-Tranter';
const TAM = 'Tam Whitlock';
const WREN = 'Wren Ostrander';
const JOAN = 'Joan Stanhope';
const BOSS = 'Ada Voss';
const LUKE = 'Luke Boone';

const FOUGHT = 'Fought: in melee, shot at people who could shoot back, or at charging zombies';

const follows = (page: Page) => page.getByRole('complementary', { name: 'What follows' });
async function ticks(page: Page, name: string, column: string): Promise<void> {
  await toCell(page, name, column);
  await page.keyboard.press('Space');
}

/** Types into a field, or the beginning of one of the words of a list to choose from. */
async function enters(page: Page, field: string, what: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(what);
}

/** Enters what each figure did, then the other boxes, as they stand on the sheet. */
async function enterTheSheet(page: Page): Promise<void> {
  for (const name of [STAR, GLORIA, TAM, WREN]) await ticks(page, name, FOUGHT);
  await toCell(page, STAR, 'Zombies killed');
  await page.keyboard.type('4');
  await toCell(page, TAM, 'People killed');
  await page.keyboard.type('1');
  await ticks(page, WREN, 'Was Out of the Fight at some time');
  await toCell(page, WREN, 'Put down or killed by');
  await page.keyboard.type('people');
  await expect(follows(page)).toContainText(WREN);
  await expect(follows(page)).toContainText('Recovery');
  await expect(follows(page)).toContainText('four zombies');

  await press(page, 'Add loot');
  await enters(page, 'Where, 1', 'the pharmacy');
  await press(page, 'Add someone');
  await enters(page, 'Name, 1', JOAN);
  await enters(page, 'Rep, 1', 'Rep 4');
  await enters(page, 'Weapon, 1', 'Assault');
  await tabTo(page, `Fought, ${JOAN}`);
  await page.keyboard.press('Space');
  await press(page, 'Add someone');
  await enters(page, 'Name, 2', BOSS);
  await enters(page, 'Weapon, 2', 'Light');
  await enters(page, 'How it went, 2', 'Fought, ran');
  await press(page, 'Add someone');
  await enters(page, 'Name, 3', LUKE);
  await enters(page, 'How it went, 3', 'Taken');
  await enters(page, 'By whom, 3', `by ${TAM}`);
  await enters(page, 'Shots still to roll for', '0');
  await enters(page, 'Zombies left', '7');
  await enters(page, 'Enemies left', '1');
  await expect(follows(page)).toContainText('one thing comes in');
  await expect(follows(page)).toContainText('one enemy left behind');
}

test('a raid is planned, entered from the printed sheet, settled, ended and told, by keyboard', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  // planned with a car, and the sheet printed
  await planByCar(page);
  await press(page, 'Print');
  await press(page, 'Encounter sheet');
  await expect(page.getByRole('region', { name: /^Page 1 of / })).toContainText(GLORIA);
  await expect(page.getByRole('region', { name: 'Pages' })).toContainText('Survivors met');
  await press(page, 'Encounter');
  await press(page, 'Play');
  await press(page, /^Log: enter/);
  await expect(page).toHaveURL(/how=log/);

  // entered
  await enterTheSheet(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(after(page)).toBeVisible();

  const reported = await underWay(page, campaign);
  expect(reported.left).toEqual({ zombies: 7, people: 1, kept: false });
  expect(reported.met).toMatchObject([
    { name: BOSS, fate: 'ran-away', by: null },
    { name: LUKE, fate: 'captured', by: 'f3' },
  ]);
  expect(reported.score).toMatchObject({ zombies: 4 });
  const { stock } = await call(page, 'encounter.get', { campaign });
  expect(stock).toMatchObject([{ kind: 'medical-supplies' }]);
  const { figures } = await call(page, 'campaign.get', { campaign });
  expect(figures.find(({ name }) => name === JOAN)).toMatchObject({
    rep: 4,
    weapons: [{ title: 'Assault rifle' }],
  });

  // settled, ended, told
  await expect(rowOf(page, WREN)).toContainText('Recovery');
  await expect(rowOf(page, JOAN)).toContainText('A point earned');
  await press(page, 'Roll all that’s due');
  await expect(page.getByText('All settled')).toBeVisible();
  await tabTo(page, 'Yes');
  await page.keyboard.press('Space');
  await press(page, 'End the raid');
  await expect(page.getByText('What can be played now')).toBeVisible();
  await press(page, 'Chronicle');
  const told = page.getByRole('article').first();
  for (const name of [JOAN, BOSS, LUKE]) await expect(told).toContainText(name);
  const { figures: now } = await call(page, 'campaign.get', { campaign });
  expect(now.find(({ name }) => name === JOAN)).toMatchObject({ rap: 1 });
});

/**
 * Three periods of a campaign by keyboard: a loot raid with the Assistant and own dice, a raid that is only reported, in
 * which the Star is captured, and the escape it forces; then back to the first period, and forward again.
 */

import { campaignOf, STAR } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { section } from './support/parts.ts';
import { figures, lineOf, nameOf, newest } from './support/play-table.ts';
import { rowOf, toCell } from './support/raid-by-keys.ts';

const GLORIA = 'Gloria Mbeki-Tranter';
const TAM = 'Tam Whitlock';
const WREN = 'Wren Ostrander';

/** The campaign's date at the head of Home: a month alone stands in the rows beneath the curves of Rep, too. */
const today = (page: Page) => page.getByRole('main').getByRole('paragraph').first();

/** Tam has fought before: one point more lifts his Rep. */
async function almostThere(page: Page, campaign: string): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  const edit = { field: 'rap', to: 5 } as const;
  await call(page, 'figure.edit', { campaign, revision, figure: 'f3', why: 'Earlier fights', edit });
}

async function planLootRaid(page: Page): Promise<void> {
  await press(page, 'Plan the Encounter');
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Outskirts' })).toBeChecked();
  await press(page, 'Plan the raid');
  await press(page, /^Roll for a vehicle/);
  await answer(page, /./, '6');
  await expect(page.getByRole('heading', { name: 'No vehicle runs' })).toBeVisible();
  await press(page, 'Set up the table');
}

async function layOut(app: App, page: Page): Promise<void> {
  await tabTo(page, 'My dice');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'App’s dice' })).toBeChecked();
  await press(page, 'Lay out the table');
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
  await press(page, /^Roll for the zombies/);
  await press(page, 'Play this table');
  await expect(figures(page)).toBeVisible();
  // The dice chosen on Set up hold on; chosen otherwise elsewhere, they change here, too.
  await call(page, 'settings.set', { dice: 'own' });
  app.lookAgain();
}

/** Ends the Encounter by the answers to its two questions. */
async function end(page: Page, reached: 'Yes' | 'No', button: string): Promise<void> {
  await tabTo(page, reached === 'Yes' ? 'Yes' : /^(Yes|No)$/);
  if (reached === 'No') await page.keyboard.press('ArrowDown');
  else await page.keyboard.press('Space');
  await expect(page.getByLabel(reached, { exact: true })).toBeChecked();
  await press(page, button);
  await expect(page.getByText('What can be played now')).toBeVisible();
}

/** An empty store, and what is found in it. */
async function search(page: Page): Promise<void> {
  await tabTo(page, 'Log');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Buildings/, selected: true })).toBeFocused();
  await press(page, /^Enter \d+ Retail store/);
  await press(page, 'Roll, my dice');
  await answer(page, /two dice for zombies/, '66');
  await answer(page, /two dice for survivors/, '66');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(/ enters? retail store \d+, /);
  await press(page, /^Search \d+ Retail store/);
  await expect(page.getByLabel('For', { exact: true })).toBeFocused();
  await page.keyboard.type('Veh');
  await press(page, 'Roll, my dice');
  await answer(page, /for the search/, '1');
  await expect(page.getByRole('status').getByRole('heading')).toContainText('finds a vehicle');
}

test('three periods by keyboard, taken back to the first and done again', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await almostThere(page, campaign);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}`);

  // January: a loot raid with the Assistant and own dice
  await planLootRaid(page);
  await layOut(app, page);
  await press(page, /^Turn 1, my dice/);
  await answer(page, /die/, '42');
  await expect(lineOf(page, GLORIA)).toContainText('may go');
  await search(page);

  // The power goes in the middle of it; everything done is there again.
  await app.restart();
  await app.open(page, `/c/${campaign}/encounter`);
  await expect(page.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
  await expect(newest(page)).toContainText('finds a vehicle');

  await nameOf(page, TAM).focus();
  for (let killed = 1; killed <= 3; killed += 1) {
    await page.keyboard.press('z');
    await expect(newest(page)).toContainText(`${TAM} has killed ${killed} zombie`);
    await expect(nameOf(page, TAM)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, WREN)).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Shift+O');
  await expect(lineOf(page, WREN)).toContainText('Out of the Fight');
  await page.keyboard.press('Shift+O');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`${WREN}: Was Out of the Fight`)).toBeChecked();
  await toCell(page, WREN, 'Brought off the table');
  await page.keyboard.press('Space');
  await press(page, 'Report the battle');
  await expect(rowOf(page, WREN)).toContainText('Recovery');

  await press(page, `Settle: ${TAM}, A point earned`);
  await expect(rowOf(page, TAM)).toContainText('6 now');
  await press(page, `Raise it: ${TAM}, Rep goes up`);
  await answer(page, /says which table/, '3');
  await answer(page, /./, '5H');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, TAM)).toContainText('Rep 5, Sidewalk demon');
  await press(page, `Roll: ${WREN}, Recovery`);
  await answer(page, /Recovery/, '16');
  await expect(rowOf(page, WREN)).toContainText('comes back with less Rep');

  // And again in the aftermath: what is settled is settled, what is due is due.
  await app.restart();
  await app.open(page, `/c/${campaign}/encounter`);
  await expect(rowOf(page, TAM)).toContainText('Rep 5, Sidewalk demon');
  await press(page, `Roll: ${WREN}, Does the figure turn?`);
  await answer(page, /bite/, '6');
  await expect(page.getByText('All settled')).toBeVisible();
  await end(page, 'Yes', 'End the raid');

  // February: a raid by the Log, the vehicle spent, the Star taken
  await press(page, 'Plan the next Encounter');
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
  await press(page, 'Plan the raid');
  await press(page, 'Take it along');
  await expect(section(page, 'Vehicles')).toContainText('one held over');
  await press(page, 'I have played it: enter what happened');
  await toCell(page, STAR, 'Taken captive');
  await page.keyboard.press('Space');
  await toCell(page, STAR, 'Brought off the table');
  await page.keyboard.press('Space');
  await toCell(page, GLORIA, 'Was Out of the Fight');
  await page.keyboard.press('Space');
  await toCell(page, TAM, 'Fought');
  await page.keyboard.press('Space');
  await press(page, 'Report the battle');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${STAR}, held in a rural area`)).toBeVisible();
  await press(page, 'Roll all that’s due');
  await expect(page.getByText('All settled')).toBeVisible();
  await end(page, 'No', 'End the raid');

  // March: the escape
  await press(page, 'Plan the next Encounter');
  await expect(page.getByRole('form', { name: 'Plan the Encounter' })).toContainText('has to break out');
  await press(page, 'Plan the escape');
  await press(page, 'I have played it: enter what happened');
  await press(page, 'Report the battle');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await end(page, 'Yes', 'End the escape');
  await expect(page.getByRole('button', { name: 'Undo: End the escape' })).toBeVisible();
  await app.open(page, `/c/${campaign}`);
  await expect(page.getByRole('link', { name: STAR, exact: true })).toBeVisible();
  await expect(today(page)).toHaveText('April, O+2');

  // back to the first period, and forward again
  const { revision, ...before } = await call(page, 'campaign.get', { campaign });
  await press(page, 'Everything done');
  await press(page, 'Back to here: Plan a loot raid, outskirts');
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(today(page)).toHaveText('January, O+2');
  await expect(page.getByRole('region', { name: /^Next: loot raid/ })).toContainText('Encounter 1');
  for (;;) {
    const { redo, revision: at } = await call(page, 'campaign.get', { campaign });
    if (redo === null) break;
    await expect(page.getByRole('button', { name: `Redo: ${redo}`, exact: true })).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(async () => (await call(page, 'campaign.get', { campaign })).revision).toBe(at + 1);
  }
  await expect(today(page)).toHaveText('April, O+2');
  const { revision: _, ...again } = await call(page, 'campaign.get', { campaign });
  expect(again).toEqual(before);
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);

  // The chronicle and its curves show it all.
  await app.open(page, `/c/${campaign}/chronicle`);
  const timeline = page.getByRole('navigation', { name: /^Timeline/ });
  for (const title of [/Raid at Ashgrove Village/, /Raid, rural.*taken captive/, /Escape, rural/]) {
    await expect(timeline.getByRole('link', { name: title }).first()).toBeVisible();
  }
  const { points } = await call(page, 'chronicle.series', { campaign });
  expect(points.length).toBeGreaterThanOrEqual(3);
});

/**
 * A whole raid at the Assist tier, from Plan to After, by keyboard alone and with the player’s own dice: a car runs somebody
 * down, a survivor joins and fires at once, three more are fired at and fought, one is taken, and their Boss runs with the last.
 */

import { campaignOf, STAR } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { answer, isFocused, press, tabTo } from './support/keyboard.ts';
import { due, figures, nameOf } from './support/play-table.ts';
import { after, planByCar } from './support/raid-by-keys.ts';

const GLORIA = 'Gloria Mbeki-Tranter';
const TAM = 'Tam Whitlock';
const WREN = 'Wren Ostrander';
const PARTY = [STAR, GLORIA, TAM, WREN];

const lineOf = (page: Page, name: string) =>
  figures(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

const came = (page: Page) =>
  page.getByRole('region', { name: 'What came of it' }).getByRole('heading').first();

const keys = async (page: Page, ...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** The line of somebody, by the arrows from wherever the mark stands. */
async function marks(page: Page, name: string): Promise<void> {
  const all = figures(page).getByRole('button');
  await expect(nameOf(page, name)).toBeVisible();
  const most = await all.count();
  for (let up = 0; up < most && !isFocused(nameOf(page, name)); up += 1) await page.keyboard.press('ArrowUp');
  for (let down = 0; down < most && !isFocused(nameOf(page, name)); down += 1)
    await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, name)).toBeFocused();
}

/** Another of a list to choose from, by its name; Enter leaves it for the button. */
async function picks(page: Page, label: string, what: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true });
  await expect(list).toBeFocused();
  const texts = (await list.getByRole('option').allTextContents()).map((text) => text.trim());
  const wanted = texts.find((text) => text.startsWith(what));
  if (wanted === undefined) throw new Error(`${what} is not among ${texts.join(', ')}`);
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
}

async function answers(page: Page, ...all: readonly (readonly [RegExp, string])[]): Promise<void> {
  for (const [question, dice] of all) await answer(page, question, dice);
}

/** Somebody inside, by the table of even dice and this card. */
async function turnsUp(page: Page, card: string): Promise<void> {
  await answer(page, /Odd or even/, '2');
  await answer(page, /Draw a card/, card);
  await page.keyboard.press('Enter');
}

/** Into a building with nobody but these in it. */
async function enters(
  page: Page,
  number: number,
  who: readonly string[],
  cards: readonly string[],
): Promise<void> {
  await press(page, new RegExp(`^Enter ${number} `));
  const party = page.getByRole('group', { name: 'Who goes in' });
  // The marked figure is ticked already, and Enter would roll for it: the ticks are a step back.
  await party.getByRole('checkbox').first().focus();
  for (const [at, label] of (await party.locator('label').allTextContents()).entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    const goes = who.some((name) => label.startsWith(name));
    if (goes !== (await party.getByRole('checkbox').nth(at).isChecked())) await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await answers(page, [/two dice for zombies/, '66'], [/two dice for survivors/, '11']);
  await answer(page, /survivor activity/, '4'.repeat(cards.length).padEnd(4, '1'));
  for (const card of cards) await turnsUp(page, card);
  for (const _ of cards) await answer(page, /inches inward/, '34');
  await expect(due(page)).toContainText('Deal with');
}

/** The end of a turn: what zombies hear brings none, then the dice of the next. */
async function turn(
  page: Page,
  number: number,
  dice: string,
  markers: readonly number[] = [],
  // The story leaves zombies where they stand, and says so as it is asked.
  leaves?: RegExp,
): Promise<void> {
  if (markers.length > 0) await page.keyboard.press('a');
  for (const shots of markers) await answer(page, /each shot of the turn/, '1'.repeat(shots));
  if (markers.length > 0) await expect(due(page)).not.toContainText('At the end of the turn');
  await page.keyboard.press('n');
  if (leaves !== undefined) {
    await expect(page.getByRole('list', { name: 'What is still due' })).toContainText(leaves);
    await page.keyboard.press('Enter');
  }
  await answer(page, /Roll for activation/, dice);
  await expect(page.getByRole('heading', { level: 1, name: `Turn ${number}` })).toBeVisible();
}

/** Names of those met, in the order of the table. */
async function met(page: Page): Promise<readonly string[]> {
  const names = await figures(page).locator('[data-who]').allTextContents();
  return names.filter((name) => !PARTY.includes(name));
}

test('a raid with a car, fire, melee, a recruit, a captive and a Boss who runs', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);

  // Plan: a car by the first roll
  await planByCar(page);
  await press(page, 'Set up the table');

  // Set up by the app, and the player’s own dice from here on
  await press(page, 'Lay out the table');
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  await press(page, 'Settings');
  await tabTo(page, /^(The app’s|My own)$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'My own' })).toBeChecked();
  await press(page, 'Encounter');
  await expect(figures(page)).toBeVisible();

  // turn 1: Wren starts the car and runs a zombie down
  await marks(page, WREN);
  await keys(page, '.', 'a', 'Enter');
  await expect(came(page)).toContainText(`${WREN} takes the wheel of the sedan, three more inside`);
  await turn(page, 1, '51');
  await keys(page, '.', 'Enter');
  await answer(page, /turns the key/, '3');
  await expect(came(page)).toHaveText(`${WREN} in the sedan: starts`);
  await keys(page, '.', 'a', 'Enter');
  await answers(page, [/Obviously Dead/, '1'], [/control/, '1'], [/still under control/, '12']);
  await expect(came(page)).toContainText('goes on: a zombie dead');
  await turn(page, 2, '51', [6], /Zombies go/);

  let recruit = '';
  // turn 2: they stop and get out; who is met in the store joins, and fires at once
  await keys(page, '.', 'x', 'Enter');
  await expect(came(page)).toContainText('stops');
  await keys(page, '.', 'e');
  await expect(came(page)).toContainText('engine');
  await keys(page, 'm', 'a', 'Enter');
  await expect(came(page)).toHaveText(`${WREN} and three more: a move of up to 7″, outside`);
  await tabTo(page, 'Log');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Buildings/, selected: true })).toBeFocused();
  await enters(page, 1, [STAR, GLORIA, TAM], ['2H']);
  [recruit = ''] = await met(page);
  await keys(page, 'h', 'Enter');
  await answers(page, [/three if shots/, '66'], [/In Sight/, '111'], [/In Sight/, '11'], [/In Sight/, '11']);
  await page.keyboard.press('1');
  await answers(page, [/your leader/, '11'], [/their leader/, '16']);
  await page.keyboard.press('1');
  await answer(page, /better of the talk/, '1');
  await expect(came(page)).toHaveText(`${recruit}: they join the party`);
  await marks(page, recruit);
  await keys(page, 'f', 'n', 'Enter');
  await answers(page, [/to hit/, '666'], [/Obviously Dead/, '166']);
  await expect(came(page)).toContainText(
    `${recruit} fires three times with the assault rifle: a zombie dead`,
  );
  await turn(page, 3, '51', [6, 3], /Zombies go/);

  let [first, boss, third, last] = ['', '', '', ''];
  // turn 3: four more: one is shot and taken; to charge, one would not have moved
  await enters(page, 2, [STAR, GLORIA, recruit], ['2S', 'KC', '3S', '4S']);
  [first = '', boss = '', third = '', last = ''] = (await met(page)).filter((name) => name !== recruit);
  await keys(page, 'h', 'Enter');
  for (let one = 0; one < 4; one += 1) await answer(page, /three if shots/, '666');
  await answers(page, [/In Sight/, '111'], [/In Sight/, '11'], [/In Sight/, '11']);
  await page.keyboard.press('2');
  // Free Will: as the dice have it, the Star fires.
  await page.keyboard.press('1');
  await expect(came(page)).toContainText('it comes to a fight');

  // The target is one of those they came in on, in cover as everybody indoors.
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: `${STAR} fires at ${first}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await answers(page, [/to hit/, '622'], [/Obviously Dead/, '6'], [/less the Impact/, '1']);
  await expect(came(page)).toContainText(`${first} Knocked Down`);
  await marks(page, STAR);
  await keys(page, 'x', 'c');
  await expect(lineOf(page, first)).toContainText('Captured');

  await turn(page, 4, '513', [3], /fires.*Zombies go/);

  // turn 4: one is charged, and beaten hand to hand; the Boss comes out, is fired at, and runs; the last of his side with him
  await marks(page, GLORIA);
  await keys(page, 'g', 'a');
  await picks(page, 'Against', third);
  // Nobody is in contact before a charge, and the one charged tests.
  await keys(page, 'h', 'Enter');
  await answer(page, /Wanting to Charge/, '126');
  await expect(came(page)).toHaveText(`${GLORIA}: charges`);
  await page.keyboard.press('Shift+L');
  await answer(page, /Being Charged/, '66');
  await expect(came(page)).toContainText(`${third}: fights hand to hand`);
  await keys(page, 'i', 'Enter');
  await answers(
    page,
    [/for melee, against/, '11'],
    [/for melee for the enemy/, '666'],
    [/Obviously Dead/, '1'],
  );
  await expect(came(page)).toHaveText(`${GLORIA} fights: ${third} dead`);
  await marks(page, boss);
  await keys(page, 'm', 'i');
  await picks(page, 'Where it ends', 'Outside');
  await page.keyboard.press('Enter');
  await expect(came(page)).toContainText('outside');
  await marks(page, GLORIA);
  await keys(page, 'c', 'i', 'Enter');
  await answer(page, /In Sight/, '11');
  await expect(came(page)).toHaveText(`${GLORIA}: fires`);
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: `${GLORIA} fires at` })).toBeVisible();
  await page.keyboard.press('a');
  await picks(page, 'At', boss);
  await page.keyboard.press('Enter');
  await answer(page, /to hit/, '222');
  await expect(came(page)).toContainText(`${boss} missed`);
  await page.keyboard.press('v');
  await answer(page, /Received Fire/, '666');
  await expect(page.getByRole('button', { name: `Mark ${boss}: ran away` })).toBeFocused();
  await page.keyboard.press('y');
  await expect(lineOf(page, boss)).toContainText('Ran away');
  await page.keyboard.press('y');
  await expect(lineOf(page, last)).toContainText('Ran away');

  // After: told, settled, ended
  await keys(page, 'Shift+O');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Report the battle');
  await expect(after(page)).toContainText(recruit);
  await press(page, 'Roll all that’s due');
  await expect(page.getByText('All settled')).toBeVisible();
  await tabTo(page, 'Yes');
  await page.keyboard.press('Space');
  await press(page, 'End the raid');
  await expect(page.getByText('What can be played now')).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});

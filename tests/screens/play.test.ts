/** The Assistant beside the player’s own table, by keyboard alone and with the player’s own dice. */

import type { Input } from '../../src/contract/contract.ts';
import { underWay } from '../e2e/support/encounter.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { figures, lineOf, nameOf, newest, onTheTable, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

type Act = Input<'encounter.act'>['act'];

test('a turn with own dice, shots, an empty weapon, and the noise of it', async ({ app, page }) => {
  const campaign = await onTheTable(app, page);
  await press(page, /^Turn 1, my dice/);
  await answer(page, /die/, '42');
  await expect(page.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activation' })).toContainText(
    'Rep 4 and up, and those with Pris Hallam',
  );
  await expect(lineOf(page, GLORIA)).toContainText('may go');
  // Too low for the die herself, she goes with her Leader.
  await expect(lineOf(page, 'Wren')).toContainText('may go');
  // The first kind of weapon has its figures under it, however many are carried.
  await expect(lineOf(page, 'Tam')).toContainText(/60″ · \d · \d/);

  await nameOf(page, STAR).focus();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.press('Shift+F');
  const form = page.getByRole('region', { name: `${GLORIA} fires` });
  await expect(form.getByLabel('Weapon')).toBeFocused();
  await tabTo(page, '1s rolled');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await press(page, 'Mark the shots');
  await expect(lineOf(page, GLORIA)).toContainText('empty');
  await expect(newest(page)).toHaveText(`${GLORIA} fires three times, and has to reload`);
  // Nobody has said at what (ATZ-120).
  const { proposal } = await underWay(page, campaign);
  expect(proposal?.records.find(({ figure }) => figure === 'f2')).toMatchObject({ fought: false });

  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.press('r');
  await expect(lineOf(page, GLORIA).getByRole('img', { name: 'loaded, two spare clips' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 1 zombie`);

  await page.keyboard.press('a');
  await answer(page, /die/, '612');
  await answer(page, /die/, '2');
  await expect(page.getByText('three shots heard, one zombie drawn')).toBeVisible();
  await expect(page.getByText('No shots left to roll for.')).toBeVisible();
});

test('a store entered, its people fought and beaten, and the store searched', async ({ app, page }) => {
  await onTheTable(app, page);
  await press(page, /^Enter \d+ Retail store/);
  const form = page.getByRole('region', { name: /^Enter \d+ Retail store/ });
  // The marked figure is ticked; here another goes in.
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await form.getByRole('checkbox', { name: /^Pris/ }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: /^Pris/ })).toBeChecked();
  await expect(form.getByText('Survivors', { exact: true })).toBeVisible();
  await press(page, 'Roll, my dice');
  await answer(page, /two dice for zombies/, '66');
  await answer(page, /two dice for survivors/, '11');
  await answer(page, /survivor activity/, '166');
  for (const card of ['5H', '7C']) {
    await answer(page, /says which table/, '1');
    await answer(page, /who has turned up/, card);
    await page.keyboard.press('Enter');
  }
  await answer(page, /inches inward/, '11');
  await answer(page, /inches inward/, '22');
  await expect(newest(page)).toHaveText(new RegExp(`^${STAR} enters retail store \\d+, `));
  await expect(page.getByRole('heading', { name: 'People met' })).toBeVisible();
  // On the map the store stands open, and behind its number how many were met.
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('[data-opened]').first()).toHaveCount(1);
  await expect(map.locator('[data-met]')).toHaveText('2');

  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: /^Deal with / })).toBeVisible();
  // The figure that went in is ticked, and nobody else.
  await expect(page.getByRole('checkbox', { name: /^Gloria/ })).not.toBeChecked();
  await press(page, 'Roll, my dice');
  // Both are aware of the party, and slower.
  await answer(page, /against Rep, three/, '11');
  await answer(page, /against Rep, three/, '11');
  await answer(page, /In Sight/, '111');
  await answer(page, /In Sight/, '66');
  await answer(page, /In Sight/, '66');
  await expect(page.getByRole('list', { name: 'Meeting people' })).toContainText('passes two: fully aware');
  await expect(page.getByRole('button', { name: /Attack at once/ })).toBeVisible();
  await page.keyboard.press('2');
  // The Star may do something else than fire, and is asked what the choice is about.
  await expect(page.getByText(/Free Will, In Sight: go by the dice/)).toBeVisible();
  await page.keyboard.press('1');
  await expect(newest(page)).toContainText('it comes to a fight');
  const search = page.getByRole('button', { name: /^Search \d+ Retail store/ });
  await search.press('Enter');
  await expect(
    page.getByText('Enemies are left in there; deal with all of them before you search.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'They are beaten');
  const sure = page.getByRole('region', { name: /: beaten\?$/ });
  await expect(sure.getByRole('button', { name: 'They are beaten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('beaten');
  await search.press('Enter');
  await expect(page.getByLabel('For', { exact: true })).toBeFocused();
  // The figure that went in searches, and nobody else; the question says what for.
  await expect(page.getByRole('group', { name: /^Who searches/ }).getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: STAR })).toBeChecked();
  await press(page, 'Roll, my dice');
  await expect(page.getByText(/One die: \d or less finds a weapon/)).toBeVisible();
  await answer(page, /for the search/, '1');
  await answer(page, /which weapon/, '34');
  await expect(newest(page)).toHaveText(new RegExp(`^${STAR} finds a weapon in [a-z ]+ \\d+(, .+)?$`));
});

test('the battle is over: the report is filled in from the marks', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('z');
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 1 zombie`);
  await press(page, /^The battle is over/);
  await expect(page.getByRole('region', { name: 'Is the battle over?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
  await expect(
    page
      .getByRole('grid', { name: /happened/ })
      .locator('[tabindex="0"]')
      .first(),
  ).toBeFocused();
  await press(page, 'Back to the table');
  await expect(figures(page)).toBeVisible();
});

test('all shots of the turn in one go, with the app’s dice', async ({ app, page }) => {
  const campaign = await onTheTable(app, page);
  for (const who of ['f1', 'f2']) {
    const { revision } = await call(page, 'encounter.get', { campaign });
    const act: Act = { do: 'fire', who, weapon: null, shots: 2, ones: 0, from: null };
    await call(page, 'encounter.act', { campaign, revision, dice: 'app', act });
  }
  await call(page, 'settings.set', { dice: 'app' });
  await openPlay(app, page, campaign);
  await press(page, 'Roll for all 2');
  await expect(page.getByText('No shots left to roll for.')).toBeVisible();
  await expect(page.getByText(/^four shots heard/)).toBeVisible();
});

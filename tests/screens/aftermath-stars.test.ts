/** Rescues of a Star after a battle, and their price: Cheating Death and Larger Than Life. */

import {
  aftermathOf,
  beforeReport,
  PRIS,
  report,
  rowOf,
  setRap,
  table,
  undo,
  WREN,
} from '../e2e/support/aftermath.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';

test('a Star cheats death, for a Rep; taken back, it dies', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, { [PRIS]: { killed: true, by: 'people', byRep: 6, broughtOff: false } });
  await aftermathOf(app, page, campaign);
  const pris = rowOf(page, STAR);
  // Reason for which the other way round an early grave is closed.
  await expect(pris).toContainText('Larger Than Life holds only against people of lower Rep.');
  await expect(pris).toContainText('one Rep the poorer');
  // Nothing is rolled for it.
  await expect(pris.getByRole('button', { name: /own dice/ })).toHaveCount(0);
  await pris.getByRole('button', { name: 'Decide: Pris Hallam, Cheat death?' }).press('Enter');
  await expect(page.getByText('Cheat death, at the price of one Rep?')).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 ?Leave the Encounter alive/ })).toBeFocused();
  await page.keyboard.press('1');
  const settled = pris.getByRole('listitem').filter({ hasText: 'Cheat death?' }).first();
  await expect(settled.getByText('yes', { exact: true })).toBeVisible();
  await expect(pris).toContainText('4was 5');
  await expect(pris).toContainText('No point towards Rep: cheated death');
  await expect(page.getByText('All settled')).toBeVisible();

  await undo(page).press('Enter');
  await pris.getByRole('button', { name: /^Decide/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^1 ?Leave the Encounter alive/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Roll all that’s due' })).toHaveCount(0);
  await pris.getByRole('button', { name: 'Settle: Pris Hallam, Dead; Pris Hallam dies' }).press('Enter');
  await expect(pris.getByRole('cell', { name: 'Dead', exact: true })).toBeVisible();
});

test('zombies are not cheated', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, { [PRIS]: { killed: true, by: 'zombies', broughtOff: false } });
  await aftermathOf(app, page, campaign);
  const pris = rowOf(page, STAR);
  await expect(pris).toContainText('Larger Than Life doesn’t hold against zombies.');
  await expect(pris).toContainText('Zombies are not cheated of a death.');
  await expect(pris.getByRole('button', { name: /^Settle: Pris Hallam, Dead/ })).toHaveText(
    'Settle: Pris Hallam dies',
  );
});

test('who dies of being left behind is named on each button that settles it', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await report(
    page,
    campaign,
    { [WREN]: { outOfTheFight: true, broughtOff: false } },
    { zombies: true, enemies: false },
  );
  await aftermathOf(app, page, campaign);
  const name = (await call(page, 'figure.get', { campaign, figure: WREN })).line.name;
  const { proposals } = await call(page, 'encounter.get', { campaign });
  expect(proposals.find(({ kills }) => kills !== null)).toMatchObject({
    kills: name,
    text: `${name}: Left on the table, and dies`,
  });
  const wren = rowOf(page, name);
  await expect(page.getByRole('button', { name: /^Roll all that’s due/ })).toHaveText(
    `Roll all that’s due: ${name} dies`,
  );
  const button = wren.getByRole('button', { name: /^Settle: .*Left on the table/ });
  await expect(button).toHaveText(`Settle: ${name} dies`);
  await button.press('Enter');
  await wren.getByRole('button', { name: /^Settle: .*Dead; .* dies$/ }).press('Enter');
  await expect(wren.getByRole('cell', { name: 'Dead', exact: true })).toBeVisible();
});

test('larger than life: Out of the Fight instead of dead, left among enemies and captured, all points lost', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await setRap(page, campaign, PRIS, 3);
  await app.open(page, `/c/${campaign}/encounter/after`);
  await page.getByLabel(`${STAR}: Killed outright`).press('Space');
  await page.getByLabel(`${STAR}: Brought off the table`).press('Space');
  const by = page.getByLabel(`${STAR}: Put down or killed by`);
  await by.selectOption('people');
  await page.getByLabel(`${STAR}: Highest Rep among those who did it`).fill('4');
  await expect(page.getByText('Larger Than Life, Left on the table')).toBeVisible();
  await page.getByRole('button', { name: 'Enemies left: one more' }).click();
  await page.getByRole('button', { name: 'Report the battle' }).press('Enter');
  await page.getByRole('button', { name: 'It is over' }).press('Enter');
  await expect(table(page)).toBeVisible();

  const pris = rowOf(page, STAR);
  await pris.getByRole('button', { name: /^Decide: .*Larger Than Life/ }).press('Enter');
  await page.keyboard.press('1');
  await expect(pris).toContainText('Out of the Fight, not dead');
  await pris.getByRole('button', { name: /^Settle: .*Left on the table/ }).press('Enter');
  await expect(pris.getByRole('cell', { name: 'Captive' })).toBeVisible();
  await expect(page.getByText('Pris Hallam, held in the outskirts')).toBeVisible();
  await pris.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await answer(page, /Recovery/, '12');
  await expect(pris).toContainText('comes back');
  await pris.getByRole('button', { name: /^Settle: .*Points lost/ }).press('Enter');
  await expect(pris).toContainText('0/8');
  await expect(
    page.getByText('An Escape, or a raid there to recover somebody, can fetch them'),
  ).toBeVisible();
});

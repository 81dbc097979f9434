/** Three against three in one melee, from the shelf to the last blow, without a mouse and by the player’s own dice. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { answer, choose, press, tabTo } from './support/keyboard.ts';

const OURS = ['Ann Salter', 'Ben Ruiz', 'Cora Lisle'] as const;
const THEIRS = ['Nils Arden', 'Vera Holt', 'Owen Pike'] as const;

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const due = (page: Page) => page.getByRole('region', { name: 'What is due' });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

const keys = async (page: Page, ...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** Buys somebody of Rep 4 who carries nothing; the focus stands in the name of the next one. */
async function buys(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await press(page, /^Buy for /);
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
}

/** The line of somebody, by the arrows. */
async function marks(page: Page, name: string): Promise<void> {
  const isThere = () => nameOf(page, name).evaluate((one) => one === document.activeElement);
  const most = await figures(page).getByRole('button').count();
  for (let up = 0; up < most && !(await isThere()); up += 1) await page.keyboard.press('ArrowUp');
  for (let down = 0; down < most && !(await isThere()); down += 1) await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, name)).toBeFocused();
}

/** Charges, and the one charged stands: both pass both dice, and two 1s would make a Hero. */
async function charges(page: Page, who: string, whom: string): Promise<void> {
  await marks(page, who);
  await keys(page, 'g', 'a');
  await expect(page.getByLabel('Against', { exact: true })).toBeFocused();
  await page.keyboard.type(whom);
  await keys(page, 'Enter', 'h', 'Enter');
  await answer(page, /Wanting to Charge/, '12');
  await expect(newest(page)).toHaveText(`${who}: charges`);
  await page.keyboard.press('Shift+L');
  await answer(page, /Being Charged/, '12');
  await expect(newest(page)).toContainText(`${whom}: fights hand to hand`);
}

test('three against three in one melee by keyboard alone, charges and all', async ({ app, page }) => {
  await app.open(page);
  await choose(page, 'New', 'One-off battle');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('The Weir at dusk');
  // With it the attributes drawn don’t bear on charges, and Owen is a Brawler, with a die more.
  await tabTo(page, 'Seed');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('MELEE');
  await press(page, 'Next: the forces');
  for (const name of OURS) await buys(page, name);
  await tabTo(page, 'Your force');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Name');
  for (const name of THEIRS) await buys(page, name);
  await press(page, 'Set up the table');
  await press(page, /^Lay out the table/);
  await press(page, /^Roll for the zombies/);
  await press(page, 'Settings');
  await tabTo(page, /^(The app’s|My own)$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'My own' })).toBeChecked();
  await press(page, 'Encounter');
  await expect(figures(page)).toBeVisible();
  await page.keyboard.press('n');
  await answer(page, /activation/, '312');

  for (const one of OURS) await charges(page, one, THEIRS[0]);
  const [ann, ben, cora] = OURS;
  const [nils, vera, owen] = THEIRS;
  const melee = (opponents: string) => `${ann}, ${ben} and ${cora} against ${opponents}`;
  await expect(due(page)).toContainText(`Melee: ${melee(nils)}`);
  await keys(page, 'i', 'Enter');
  for (const one of [...OURS, nils]) await answer(page, new RegExp(`^${one}.*for melee`), '66');
  await expect(newest(page)).toContainText(`${cora} fights: a draw with ${nils}`);

  // The other side begins: two more of them come, and all six are in one melee.
  await charges(page, vera, ann);
  await charges(page, owen, cora);
  await expect(due(page)).toContainText(melee(`${nils}, ${vera} and ${owen}`));
  await page.keyboard.press('i');
  const form = page.getByRole('region', { name: `${ann}, ${ben} and ${cora} fight ${nils} and two more` });
  const on = (who: string) =>
    form.getByRole('list', { name: 'Opponents' }).getByRole('checkbox', { name: `On ${who}`, checked: true });
  await expect(on(ann)).toHaveCount(2);
  await expect(on(ben)).toHaveCount(1);
  await expect(on(cora)).toHaveCount(2);
  await page.keyboard.press('Enter');
  // Each rolls once, whomever it touches. Ann, of Rep 3 against two, passes both dice against both, and the others none.
  await answer(page, new RegExp(`^${ann}.*for melee`), '33');
  for (const one of [ben, cora, nils]) await answer(page, new RegExp(`^${one}.*for melee`), '66');
  await answer(page, new RegExp(`^${vera}.*for melee`), '66');
  await answer(page, new RegExp(`^${owen}.*for melee`), '666');
  for (const _ of [nils, vera]) await answer(page, /Obviously Dead/, '1');
  await expect(newest(page)).toHaveText(
    `${ann} fights: ${nils} dead, ${vera} dead; ${ben} fights: a draw with ${nils}; ${cora} fights: a draw with ${nils}, a draw with ${owen}`,
  );
  for (const one of [nils, vera])
    await expect(figures(page).getByRole('row', { name: new RegExp(`${one}: Dead`) })).toBeVisible();
  await expect(due(page)).not.toContainText('Melee');
});

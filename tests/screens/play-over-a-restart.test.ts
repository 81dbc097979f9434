/** Play beside the player’s own table, by keyboard alone and with the player’s own dice, over a restart of the host. */
import { fightInStore } from '../e2e/support/fight.ts';
import { call, expect, test } from './support/app.ts';
import { answer, press } from './support/keyboard.ts';
import { figures, lineOf, nameOf, newest, onTheTable, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('a check with its odds before it, its status marked with one key, over a restart', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  const roll = page.getByRole('button', { name: 'Roll Received Fire, my dice' });
  await expect(roll).toBeFocused();
  const form = page.getByRole('region', { name: `${GLORIA}: checks and other acts` });
  await expect(form.getByText('Ducks Back', { exact: true })).toBeVisible();
  // In cover: the odds change, and the tick is remembered.
  await page.keyboard.press('2');
  await expect(form.getByRole('checkbox', { name: 'In cover' })).toBeChecked();
  await page.keyboard.press('2');
  await page.keyboard.press('4');
  await expect(form.getByRole('checkbox', { name: 'Outgunned' })).toBeChecked();
  await page.keyboard.press('Enter');
  // A single die of the two passes.
  await answer(page, /Received Fire/, '52');
  const mark = page.getByRole('button', { name: `Mark ${GLORIA}: ducked back` });
  await expect(mark).toBeFocused();
  await expect(page.getByRole('status').getByText('Ducks Back').first()).toBeVisible();
  await expect(lineOf(page, GLORIA).getByText('Up', { exact: true })).toBeVisible();
  await page.keyboard.press('y');
  await expect(lineOf(page, GLORIA).getByText('Ducked Back')).toBeVisible();
  await expect(mark).toHaveCount(0);

  await app.restart();
  await openPlay(app, page, campaign);
  await expect(lineOf(page, GLORIA).getByText('Ducked Back')).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(form.getByRole('checkbox', { name: 'Outgunned' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.type('su');
  await expect(lineOf(page, GLORIA).getByText('Up', { exact: true })).toBeVisible();
  await press(page, 'Undo the last step');
  await expect(lineOf(page, GLORIA).getByText('Ducked Back')).toBeVisible();
});

test('shots, what they call for over a restart, and a round of melee', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  const [enemy] = names;
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Fire 3 shots, my dice' })).toBeFocused();
  // At somebody of the other side, in cover: by the letters of the form.
  await page.keyboard.press('a');
  await page.getByLabel('At', { exact: true }).selectOption('c1/0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect(page.getByRole('checkbox', { name: /In cover/ })).toBeChecked();
  await expect(page.getByText('Runs dry')).toBeVisible();
  await page.keyboard.press('Enter');
  await answer(page, /to hit/i, '542');
  await expect(newest(page)).toContainText(`${enemy} missed`);

  await app.restart();
  await openPlay(app, page, campaign);
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due).toContainText(`Received Fire: ${enemy}, fired at by ${GLORIA}`);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('v');
  // In cover, as was said with the shots: no dice passed, and he Ducks Back. She may fire after him.
  await answer(page, /Received Fire/, '66');
  await expect(page.getByRole('button', { name: `Mark ${enemy}: ducked back` })).toBeVisible();
  await page.keyboard.press('y');
  await expect(figures(page)).toContainText('Ducked Back');
  await expect(due).toContainText(`Pursue by Fire: ${GLORIA} after ${enemy}`);
  await page.keyboard.press('j');
  await answer(page, /those who flee/, '16');
  await expect(due).toContainText(`${GLORIA} fires at ${enemy}, as at cover`);
  // Figures that may fire since the meeting come before it, with the letter.
  await due
    .getByRole('listitem')
    .filter({ hasText: `${GLORIA} fires at` })
    .getByRole('button')
    .press('Enter');
  await expect(page.getByRole('checkbox', { name: /Hindered/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await answer(page, /to hit/i, '432');
  await expect(newest(page)).toContainText(`${enemy} missed`);

  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.getByLabel('Against').selectOption('c1/0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await answer(page, /for melee, against/, '11');
  await answer(page, /for melee for the enemy/, '66');
  await answer(page, /Obviously Dead/, '1');
  await expect(newest(page)).toHaveText(`${GLORIA} fights: ${enemy} dead`);
  await newest(page).getByRole('button').press('Enter');
  await expect(newest(page)).toContainText('two dice pass');
});

test('a check of an enemy, and its mark over a reload until it is done with', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  const [enemy] = names;
  const runs = async () => {
    await nameOf(page, enemy).focus();
    await page.keyboard.press('c');
    const form = page.getByRole('region', { name: `${enemy}: checks and other acts` });
    await expect(form.getByRole('group', { name: 'Other acts' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Roll Received Fire, my dice' })).toBeFocused();
    // Inside a building, in cover: nobody runs.
    await expect(form.getByText('Ducks Back', { exact: true })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Is a Leader' })).not.toBeChecked();
    await page.keyboard.press('Enter');
    await answer(page, /Received Fire/, '66');
  };
  await runs();
  const mark = page.getByRole('button', { name: `Mark ${enemy}: ducked back` });
  await expect(mark).toBeFocused();
  await expect(page.getByRole('status').getByText('Ducks Back').first()).toBeVisible();
  await expect(lineOf(page, enemy).getByText('Up', { exact: true })).toBeVisible();

  await openPlay(app, page, campaign);
  await expect(mark).toBeVisible();
  await page.keyboard.press('Shift+Y');
  await expect(mark).toHaveCount(0);
  const kept = () => call(page, 'draft.get', { campaign, form: 'encounter/play' });
  await expect.poll(async () => (await kept()).body ?? '').toContain('"left":["');
  await app.restart();
  await openPlay(app, page, campaign);
  await expect(newest(page)).toHaveText(`${enemy}: Ducks Back`);
  await expect(mark).toHaveCount(0);

  await runs();
  await expect(mark).toBeFocused();
  await page.keyboard.press('y');
  await expect(lineOf(page, enemy).getByText('Ducked Back')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

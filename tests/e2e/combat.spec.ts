/** Fire and melee at the player’s own table, by keyboard alone and with the player’s own dice, over a restart. */

import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { call } from './support/call.ts';
import { fightInStore } from './support/fight.ts';
import { answer } from './support/keyboard.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

async function openPlay(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

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
  // In cover, as was said with the shots: no dice passed, and he ducks back. She may fire after him.
  await answer(page, /Received Fire/, '66');
  await expect(page.getByRole('button', { name: `Mark ${enemy}: ducked back` })).toBeVisible();
  await page.keyboard.press('y');
  await expect(figures(page)).toContainText('Ducked back');
  await expect(due).toContainText(`Pursue by Fire: ${GLORIA} after ${enemy}`);
  await page.keyboard.press('j');
  await answer(page, /whoever flees/, '16');
  await expect(due).toContainText(`${GLORIA} fires at ${enemy}, as at cover`);
  // Those who may fire since the meeting come before it, with the letter.
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
  await answer(page, /obviously dead/, '1');
  await expect(newest(page)).toHaveText(`${GLORIA} fights: ${enemy} dead`);
  await newest(page).getByRole('button').press('Enter');
  await expect(newest(page)).toContainText('two dice pass');
});

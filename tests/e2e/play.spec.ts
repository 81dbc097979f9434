/** The Assistant beside the player’s own table, by keyboard alone and with the player’s own dice, over a restart. */

import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { raidOnTheTable } from './support/fight.ts';
import { answer, press } from './support/keyboard.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

/** An Encounter on the table, before its first turn; dice are the player’s own from here on. */
async function onTheTable(app: App, page: Page): Promise<string> {
  const campaign = await raidOnTheTable(page);
  await openPlay(app, page, campaign);
  return campaign;
}

async function openPlay(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });

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
  const form = page.getByRole('region', { name: `${GLORIA}: which check?` });
  await expect(form.getByText('Ducks back', { exact: true })).toBeVisible();
  // In cover: the odds change, and the tick is remembered.
  await page.keyboard.press('2');
  await expect(form.getByRole('checkbox', { name: 'In cover' })).toBeChecked();
  await page.keyboard.press('2');
  await page.keyboard.press('4');
  await expect(form.getByRole('checkbox', { name: 'Outgunned' })).toBeChecked();
  await page.keyboard.press('Enter');
  // One of the two dice passes.
  await answer(page, /Received Fire/, '52');
  const mark = page.getByRole('button', { name: `Mark ${GLORIA}: ducked back` });
  await expect(mark).toBeFocused();
  await expect(page.getByRole('status').getByText('Ducks Back').first()).toBeVisible();
  await expect(lineOf(page, GLORIA).getByText('Up', { exact: true })).toBeVisible();
  await page.keyboard.press('y');
  await expect(lineOf(page, GLORIA).getByText('Ducked back')).toBeVisible();
  await expect(mark).toHaveCount(0);

  await app.restart();
  await openPlay(app, page, campaign);
  await expect(lineOf(page, GLORIA).getByText('Ducked back')).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(form.getByRole('checkbox', { name: 'Outgunned' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.type('su');
  await expect(lineOf(page, GLORIA).getByText('Up', { exact: true })).toBeVisible();
  await press(page, 'Undo the last step');
  await expect(lineOf(page, GLORIA).getByText('Ducked back')).toBeVisible();
});

/** The Assistant with people met: what waits to be marked, over a restart. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { findings } from './support/axe.ts';
import { type Fight, fightInStore } from './support/fight.ts';
import { answer } from './support/keyboard.ts';

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

/** Dice are the player’s own from here on. */
async function fight(app: App, page: Page): Promise<Fight> {
  const fought = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await open(app, page, fought.campaign);
  return fought;
}

async function open(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('a check of an enemy, and its mark over a reload until it is done with', async ({ app, page }) => {
  const { campaign, names } = await fight(app, page);
  const [enemy] = names;
  const runs = async () => {
    await nameOf(page, enemy).focus();
    await page.keyboard.press('c');
    const form = page.getByRole('region', { name: `${enemy}: which check?` });
    await expect(form.getByRole('group', { name: 'Other acts' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Roll Received Fire, my dice' })).toBeFocused();
    // Inside a building, in cover: nobody runs.
    await expect(form.getByText('Ducks back', { exact: true })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Is a Leader' })).not.toBeChecked();
    expect.soft(await findings(page), 'a check').toEqual([]);
    await page.keyboard.press('Enter');
    await answer(page, /Received Fire/, '66');
  };
  await runs();
  const mark = page.getByRole('button', { name: `Mark ${enemy}: ducked back` });
  await expect(mark).toBeFocused();
  await expect(page.getByRole('status').getByText('Ducks back').first()).toBeVisible();
  await expect(lineOf(page, enemy).getByText('Up', { exact: true })).toBeVisible();

  await open(app, page, campaign);
  await expect(mark).toBeVisible();
  expect.soft(await findings(page), 'a mark').toEqual([]);
  await page.keyboard.press('Shift+Y');
  await expect(mark).toHaveCount(0);
  const kept = () => call(page, 'draft.get', { campaign, form: 'encounter/play' });
  await expect.poll(async () => (await kept()).body).toContain('"left":["');
  await app.restart();
  await open(app, page, campaign);
  await expect(newest(page)).toHaveText(`${enemy}: Ducks Back`);
  await expect(mark).toHaveCount(0);

  await runs();
  await expect(mark).toBeFocused();
  await page.keyboard.press('y');
  await expect(lineOf(page, enemy).getByText('Ducked back')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

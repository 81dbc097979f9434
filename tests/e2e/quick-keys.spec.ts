/** Keys and presses that come faster than answers, on a machine four times as slow: none is lost. */
import type { CDPSession, Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { act, raid } from './support/encounter.ts';
import { campaignOf, GRUNTS } from './support/party.ts';

const [{ name: GLORIA }] = GRUNTS;
/** Times as slow as the machine is. */
const SLOWED = 4;

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const zombiesOf = (page: Page, name: string) => lineOf(page, name).getByRole('cell').nth(4);
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

/** An Encounter on the table, looked at on a slow machine. */
async function onTheTable(app: App, page: Page): Promise<{ campaign: string; machine: CDPSession }> {
  await app.open(page);
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { campaign, machine };
}

const atFullSpeed = (machine: CDPSession) => machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });

test('three kills counted by three keys 30 ms apart', async ({ app, page }) => {
  const { machine } = await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('zzz', { delay: 30 });
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 3 zombies`);
  await expect(zombiesOf(page, GLORIA)).toHaveText('3');
  await atFullSpeed(machine);
});

test('five presses on one more in 200 ms count five', async ({ app, page }) => {
  const { machine } = await onTheTable(app, page);
  const more = page.getByRole('button', { name: `Zombies killed by ${GLORIA}: one more` });
  await more.click({ clickCount: 5, delay: 0 });
  await expect(zombiesOf(page, GLORIA)).toHaveText('5');
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 5 zombies`);
  // The focus stays where it was pressed.
  await expect(more).toBeFocused();
  await atFullSpeed(machine);
});

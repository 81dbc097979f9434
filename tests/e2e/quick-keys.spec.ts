/** Keys and presses that come faster than answers, on a machine four times as slow: none is lost. More of them in tests/screens. */
import type { CDPSession, Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { act, raid, underWay } from './support/encounter.ts';
import { answer } from './support/keyboard.ts';
import { campaignOf, GRUNTS } from './support/party.ts';

const [{ name: GLORIA }, { name: TAM }] = GRUNTS;
/** Times as slow as the machine is. */
const SLOWED = 4;

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const zombiesOf = (page: Page, name: string) => lineOf(page, name).getByRole('cell').nth(4);
const log = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem');
const newest = (page: Page) => log(page).first();

/** An Encounter on the table, looked at on a slow machine. */
async function onTheTable(app: App, page: Page): Promise<{ campaign: string; machine: CDPSession }> {
  await app.open(page);
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies', 'Dogs'] });
  await look(app, page, campaign);
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { campaign, machine };
}

async function look(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
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

test('one more and one less pressed at once are none', async ({ app, page }) => {
  const { machine } = await onTheTable(app, page);
  const button = (which: string) =>
    page.getByRole('button', { name: `Zombies killed by ${GLORIA}: one ${which}` });
  await button('more').focus();
  for (const key of ['Enter', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(newest(page)).toHaveText(`${GLORIA} has killed nobody`);
  await expect(zombiesOf(page, GLORIA)).toHaveText('0');
  await expect(button('less')).toBeFocused();
  await atFullSpeed(machine);
});

test('a mark, a new turn and its dice, typed in one go, end as if typed slowly', async ({ app, page }) => {
  const { campaign, machine } = await onTheTable(app, page);
  const check = { do: 'check', figure: 'f2', what: { check: 'received-fire' } } as const;
  await act(page, campaign, check, { 'atz.received-fire': { own: [6, 6] } });
  await call(page, 'settings.set', { dice: 'own' });
  const again = { campaign, name: 'Merrow Ford, once more' };
  const { id: slow } = await call(page, 'campaign.copy', again);
  const { id: quick } = await call(page, 'campaign.copy', again);
  const mark = page.getByRole('button', { name: new RegExp(`^Mark ${GLORIA}`) });

  await look(app, page, slow);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('y');
  await expect(mark).toHaveCount(0);
  await page.keyboard.press('n');
  await answer(page, /die/, '512');
  await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
  const slowly = { log: await log(page).allTextContents(), ends: await underWay(page, slow) };

  await look(app, page, quick);
  await expect(mark).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('yn512');
  await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
  expect({ log: await log(page).allTextContents(), ends: await underWay(page, quick) }).toEqual(slowly);
  await atFullSpeed(machine);
});

test('a die typed the moment its field has the focus is with those typed before it', async ({
  app,
  page,
}) => {
  const { campaign, machine } = await onTheTable(app, page);
  await atFullSpeed(machine);
  await call(page, 'settings.set', { dice: 'own' });
  await look(app, page, campaign);
  // Sooner than anybody can type: before the browser does anything else.
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.ariaLabel !== 'Die 3 of 3, 1 to 6') return;
      queueMicrotask(() => document.execCommand('insertText', false, '2'));
    });
  });
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('n51');
  await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
});

test('a figure’s status and a check, each by its prefix and its letter at once', async ({ app, page }) => {
  const { campaign, machine } = await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('sd');
  await expect(lineOf(page, GLORIA).getByText('Ducked back')).toBeVisible();
  await page.keyboard.type('cf');
  await expect(page.getByRole('button', { name: /^Roll Received Fire/ })).toBeFocused();
  await page.keyboard.press('Escape');

  await call(page, 'settings.set', { dice: 'own' });
  await look(app, page, campaign);
  await nameOf(page, TAM).focus();
  for (const key of ['c', 'f', 'Enter', '6', '6']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: new RegExp(`^Mark ${TAM}`) })).toBeFocused();
  await atFullSpeed(machine);
});

test('letters typed the moment the palette is called for stand in its field, and do nothing else', async ({
  app,
  page,
}) => {
  const { machine } = await onTheTable(app, page);
  const field = page.getByRole('dialog', { name: 'Find or do' }).getByLabel('Find or do');
  // The first time while it is still fetched.
  await page.reload();
  for (const _ of ['called for', 'called for again']) {
    await nameOf(page, GLORIA).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('zon');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('m');
    await expect(field).toHaveValue('zom');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(zombiesOf(page, GLORIA)).toHaveText('0');
  await atFullSpeed(machine);
});

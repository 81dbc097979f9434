/** Keys and presses that come faster than answers, on a machine four times as slow: none is lost. More of them in tests/screens. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { act, raid, underWay, ZOMBIES_STAY } from './support/encounter.ts';
import { answer } from './support/keyboard.ts';
import { campaignOf, GRUNTS } from './support/party.ts';

const [{ name: GLORIA }, { name: TAM }] = GRUNTS;
/** Times as slow as the machine is. */
const SLOWED = 4;

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const zombiesOf = (page: Page, name: string) => lineOf(page, name).getByRole('cell').nth(3);
const log = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem');
const newest = (page: Page) => log(page).first();

/** An Encounter on the table, looked at. */
async function onTheTable(app: App, page: Page): Promise<string> {
  await app.open(page);
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await look(app, page, campaign);
  return campaign;
}

/** Does it on a slow machine: what makes it slow is busy all the time, so that it is for no longer than it has to be. */
async function slowed(page: Page, work: () => Promise<void>): Promise<void> {
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  try {
    await work();
  } finally {
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await machine.detach();
  }
}

async function look(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('three kills counted by three keys, five by five presses; one more and one less are none; a prefix and its letter', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  const kills = (which: 'more' | 'less') =>
    page.getByRole('button', { name: `Zombies killed by ${GLORIA}: one ${which}` });

  await test.step('three keys 30 ms apart', async () => {
    await nameOf(page, GLORIA).focus();
    await slowed(page, async () => {
      await page.keyboard.type('zzz', { delay: 30 });
      await expect(newest(page)).toHaveText(`${GLORIA} has killed 3 zombies`);
    });
    await expect(zombiesOf(page, GLORIA)).toHaveText('3');
  });

  await test.step('five presses in 200 ms', async () => {
    await slowed(page, async () => {
      await kills('more').click({ clickCount: 5, delay: 0 });
      await expect(zombiesOf(page, GLORIA)).toHaveText('8');
    });
    await expect(newest(page)).toHaveText(`${GLORIA} has killed 8 zombies`);
    // The focus stays where it was pressed.
    await expect(kills('more')).toBeFocused();
  });

  await test.step('one more and one less, pressed at once', async () => {
    const { revision } = await call(page, 'campaign.get', { campaign });
    const now = async () => (await call(page, 'campaign.get', { campaign })).revision;
    await slowed(page, async () => {
      for (const key of ['Enter', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
      await expect.poll(now).toBe(revision + 2);
    });
    await expect(newest(page)).toHaveText(`${GLORIA} has killed 8 zombies`);
    await expect(zombiesOf(page, GLORIA)).toHaveText('8');
    await expect(kills('less')).toBeFocused();
  });

  await test.step('a status and a check, each by its prefix and its letter', async () => {
    await nameOf(page, GLORIA).focus();
    await slowed(page, async () => {
      await page.keyboard.type('sd');
      await expect(lineOf(page, GLORIA).getByText('Ducked Back')).toBeVisible();
      await page.keyboard.type('cf');
      await expect(page.getByRole('button', { name: /^Roll Received Fire/ })).toBeFocused();
    });
    await page.keyboard.press('Escape');
    // A stray shot calls for the check.
    const weapon = (await underWay(page, campaign)).fighters[0]?.weapons[0]?.id ?? '';
    const shot = {
      do: 'fire-at',
      who: 'f1',
      weapon,
      aims: [{ target: 'f3', shots: 3 }],
      from: null,
      anyway: 'A stray shot',
    } as const;
    await act(page, campaign, shot, { 'atz.shoot': { own: [1, 1, 1] } });
    await call(page, 'settings.set', { dice: 'own' });
    await look(app, page, campaign);
    await nameOf(page, TAM).focus();
    await slowed(page, async () => {
      for (const key of ['c', 'f', 'Enter', '6', '6']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: new RegExp(`^Mark ${TAM}`) })).toBeFocused();
    });
  });
});

test('a mark, a new turn and its dice, typed in one go, end as if typed slowly', async ({ app, page }) => {
  const campaign = await onTheTable(app, page);
  const what = { check: 'received-fire' } as const;
  const check = { do: 'check', figure: 'f2', what, anyway: 'fired at by hand' } as const;
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
  await answer(page, /die/, '51');
  await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
  const slowly = { log: await log(page).allTextContents(), ends: await underWay(page, slow) };

  await look(app, page, quick);
  await expect(mark).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await slowed(page, async () => {
    await page.keyboard.type('yn51');
    await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
  });
  expect({ log: await log(page).allTextContents(), ends: await underWay(page, quick) }).toEqual(slowly);
});

test('a die typed the moment its field has the focus is with those typed before it', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await look(app, page, campaign);
  // Sooner than anybody can type: before the browser does anything else.
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.ariaLabel?.startsWith('Die 2 of 2, 1 to 6'))
        return;
      queueMicrotask(() => document.execCommand('insertText', false, '2'));
    });
  });
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('n5');
  await expect(page.getByRole('heading', { name: 'Turn 2', exact: true })).toBeVisible();
});

test('letters typed the moment the palette is called for stand in its field, and do nothing else', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  const field = page.getByRole('dialog', { name: 'Find or do' }).getByLabel('Find or do');
  const called = async () => {
    await nameOf(page, GLORIA).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('zon');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('m');
    await expect(field).toHaveValue('zom');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  };
  await slowed(page, async () => {
    // The first time while it is still fetched.
    await page.reload();
    await called();
    await called();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('settings');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
  await page.goBack();
  await expect(zombiesOf(page, GLORIA)).toHaveText('0');
});

/** Layout of Play at both sizes: the rail, the rows, and buttons that are filled. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { act, raid, underWay } from './support/encounter.ts';
import { fightInStore } from './support/fight.ts';
import { campaignOf, GRUNTS, member, STAR } from './support/party.ts';

const SIX = [
  ...GRUNTS,
  member('Desmond Ruiz-Calloway', { rep: 4, weapons: ['ba-pistol'] }),
  member('Joan Stanhope', { weapons: ['pump-shotgun'] }),
];
/** Height of a figure’s line in pixels, whatever stands in it. */
const ROW = 46;

const measured = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isWide = (one: HTMLElement) =>
      one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'hidden';
    const figures = document.querySelector<HTMLElement>('#play-figures');
    return {
      rows: all('tr:has([data-who])').map((row) => Math.round(row.getBoundingClientRect().height)),
      railScrolls: all('nav').some(isWide),
      pageIsWide: isWide(document.documentElement),
      figuresScroll: figures !== null && figures.scrollHeight > figures.clientHeight,
      filled: all('button[data-variant="filled"]').filter((one) => one.checkVisibility()).length,
    };
  });

/** All that the weapon fires at once. */
const volley = (gun: { readonly id: string; readonly shots: readonly number[] } | undefined) => ({
  weapon: gun?.id ?? '',
  shots: gun?.shots.at(-1) ?? 1,
});

test('six figures stand without scrolling, each in a line of one height, and one button is filled', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, SIX);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  const { fighters } = await underWay(page, campaign);
  const weapon = fighters.find(({ who }) => who === 'f2')?.weapons[0]?.id ?? '';
  // The shooter's line says that the weapon is empty, and is no higher for it.
  await act(page, campaign, { do: 'fire', who: 'f2', weapon, shots: 3, ones: 2, from: null });
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toContainText('empty');
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const still = { rows: [STAR, ...SIX].map(() => ROW), railScrolls: false, pageIsWide: false };
    await expect
      .poll(() => measured(page), `${width}`)
      .toEqual({ ...still, figuresScroll: false, filled: 0 });
    await page.getByRole('button', { name: 'Gloria Mbeki-Tranter', exact: true }).press('g');
    await expect(page.getByRole('button', { name: /^Fight a round/ })).toBeVisible();
    expect((await measured(page)).filled, `${width}, fighting`).toBe(1);
    await page.keyboard.press('Escape');
  }
});

/** Words of the figures’ second lines that stand beyond their line, and what the lines say to the eye. */
const statusLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('tr:has([data-who]) [class*="status"]')].map((line) => {
      const { right } = line.getBoundingClientRect();
      const words = [...line.querySelectorAll<HTMLElement>(':scope > *, :scope [aria-hidden]')];
      return {
        cut: words
          .filter((word) => word.getBoundingClientRect().right > right + 0.5)
          .map((word) => word.innerText),
        all: line.innerText,
      };
    }),
  );

test('no word of a figure’s line is cut, and what hinders it is always said', async ({ app, page }) => {
  const campaign = await campaignOf(page, SIX);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] });
  const sides = ['Party', 'Zombies'];
  await act(page, campaign, { do: 'begin-turn', sides }, { 'atz.activation': { own: [2, 1] } });
  const { fighters } = await underWay(page, campaign);
  const fires = async (who: string) => {
    const gun = fighters.find((one) => one.who === who)?.weapons[0];
    await act(page, campaign, { do: 'fire', who, ...volley(gun), ones: 2, from: null });
  };
  await fires('f2');
  await act(page, campaign, { do: 'move', who: 'f2', others: [], how: 'normal', prone: true });
  await fires('f4');
  await act(page, campaign, { do: 'mark', who: 'f4', condition: 'knocked-down', byZombie: true });
  await act(page, campaign, { do: 'mark', who: 'f3', condition: 'out-of-the-fight', byZombie: true });
  await act(page, campaign, { do: 'lift', who: 'f5', whom: 'f3', carries: true });
  await act(page, campaign, { do: 'mark', who: 'f6', condition: 'ducked-back', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('table', { name: 'Figures of all sides' })).toContainText('carries');
    const lines = await statusLines(page);
    expect(
      lines.flatMap(({ cut }) => cut),
      `${width}`,
    ).toEqual([]);
    for (const [at, word] of [
      [1, 'prone'],
      [3, 'stays down'],
      [4, 'carries'],
    ] as const) {
      expect(lines[at]?.all, `${width}`).toContain(word);
    }
  }
  // Conditions that have no room are told by the form that their count opens.
  await page.getByRole('button', { name: /^Wren Ostrander: .*3 shots/ }).click();
  await expect(page.getByRole('region', { name: /Wren Ostrander/ })).toContainText(
    'Knocked Down, mauled by a zombie, stays down, empty: reload, 3 shots',
  );
});

/** Least pixels that a finger wants of what it presses. */
const FINGER = 44;

test.describe('under a finger', () => {
  test('what is pressed beside the table is 44 pixels high', async ({ app, page }) => {
    const campaign = await campaignOf(page);
    await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
    await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
    await page.setViewportSize({ width: 1024, height: 700 });
    // The window is one that the stories of a worker share: it is touched for this one alone.
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await app.open(page, `/c/${campaign}/encounter/play`);
    const low = () =>
      page.evaluate((least) => {
        const pressed = document.querySelectorAll('aside :is(button, select, label), [class*="acts"] button');
        return [...pressed]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least)
          .map((one) => `${one.textContent} ${one.getBoundingClientRect().height}`);
      }, FINGER);
    await page.getByRole('button', { name: STAR, exact: true }).press('f');
    await expect(page.getByRole('button', { name: /^Fire 3 shots/ })).toBeVisible();
    expect(await low()).toEqual([]);
    await touch.detach();
  });
});

test('a long name leaves the weapon beside it, and the end of its undo, to be read', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, [
    member('Bartholomew Featherstonehaugh-Cholmondeley', { weapons: ['assault-rifle'] }),
    ...GRUNTS.slice(1),
  ]);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'mark', who: 'f2', condition: 'ducked-back', byZombie: false });
  await page.setViewportSize({ width: 1024, height: 700 });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const row = page.getByRole('row').filter({ hasText: 'Bartholomew' });
  const name = await row
    .getByRole('button', { name: /^Bartholomew [^,]*$/ })
    .first()
    .boundingBox();
  const weapon = await row.getByText('Assault rifle').boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(weapon?.x ?? 0);
  const undo = page.getByRole('button', { name: /^Undo: Bartholomew/ });
  const button = await undo.boundingBox();
  const words = await undo.getByText(/^Undo: Bartholomew/).boundingBox();
  expect(words?.x ?? 0).toBeGreaterThan(button?.x ?? 0);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
});

test('a leader’s long name stands whole above the die of its side', async ({ app, page }) => {
  const long = 'Bartholomew Featherstonehaugh-Cholmondeley';
  await app.open(page);
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  // No seed meets somebody of that name.
  await page.route('**/call/encounter.act', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(names[0], long) });
  });
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await app.open(page, `/c/${campaign}/encounter/play`);
    await page.getByRole('button', { name: STAR, exact: true }).press('n');
    await page.getByRole('button', { name: 'Begin the turn anyway' }).press('Enter');
    const name = page.getByTitle(long);
    await expect(name).toHaveText(long);
    await expect(page.getByRole('textbox', { name: new RegExp(`^Die 3 of 3.*${long}`) })).toBeVisible();
    const isCut = await name.evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(isCut, `${width}`).toBe(false);
    const dice = await page
      .getByRole('textbox', { name: /^Die . of 3/ })
      .evaluateAll((all) => all.map((die) => Math.round(die.getBoundingClientRect().top)));
    expect(new Set(dice).size, `${width}`).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  }
  await page.unroute('**/call/encounter.act');
});

test('a message at the foot of the window hides nothing that is pressed', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.route('**/call/campaign.undo', (route) => route.abort());
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Gloria Mbeki-Tranter', exact: true }).press('c');
    await expect(page.getByRole('region', { name: /checks and other acts/ })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    const message = page.getByRole('alert').filter({ has: page.getByLabel('Close this message') });
    await expect(message).toBeVisible();
    const hidden = () =>
      page.evaluate(() => {
        const top = document.querySelector('.mantine-Notification-root')?.getBoundingClientRect().top ?? 0;
        const side = document.querySelector('aside[class*="side"]')?.getBoundingClientRect().bottom ?? 0;
        return side > top;
      });
    await expect.poll(hidden, `${width}`).toBe(false);
    const at = await message.boundingBox();
    const side = await page.getByRole('complementary', { name: 'What to do' }).boundingBox();
    expect(at?.x, `${width}`).toBeGreaterThanOrEqual(side?.x ?? 0);
    await page.getByLabel('Close this message').click();
    await page.keyboard.press('Escape');
  }
  await page.unroute('**/call/campaign.undo');
});

test('a line of the log runs over two at most, whatever dice it has', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'], with: 'retail-store' });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const enter = { do: 'enter', spot, floor: 0, figures: ['f1', 'f2', 'f3'] } as const;
  await act(page, campaign, { ...enter, figures: [...enter.figures] });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const line = page.getByRole('button', { name: /^Pris, Gloria and Tam enter retail store \d+, / });
  await expect(line).toBeVisible();
  const lines = await line.evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('several results of one press stand above what is due, not on it', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  const { fighters } = await underWay(page, campaign);
  for (const who of ['f2', 'f3']) {
    const gun = fighters.find((one) => one.who === who)?.weapons[0];
    await act(page, campaign, { do: 'fire', who, ...volley(gun), ones: 0, from: null });
  }
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: /^Roll both/ }).click();
  const results = page.getByRole('status', { name: 'What came of it' });
  await expect(results).toContainText('Two results');
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const above = await results.boundingBox();
    const below = await page.getByRole('region', { name: 'What is due' }).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('the bar of acts is one line with its longest list, and a meeting shows whole names', async ({
  app,
  page,
}) => {
  const { campaign } = await fightInStore(page);
  const enemy = (await underWay(page, campaign)).fighters.find(({ group }) => group !== null)?.who ?? '';
  await act(page, campaign, { do: 'mark', who: enemy, condition: 'out-of-the-fight', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const bar = page.getByRole('group', { name: 'The figure that is marked' });
  await expect(bar.getByRole('button', { name: 'Finish off' })).toBeVisible();
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = await bar
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(lines).size, `${width}`).toBe(1);
  }
  await page.getByText(/it comes to a fight$/).click();
  const steps = page.getByRole('list', { name: 'Meeting people' });
  await expect(steps).toBeVisible();
  const names = steps.locator('[class*="name"]');
  await names.evaluateAll((all) => {
    for (const one of all) one.textContent = 'Sabine Kaltenbach';
  });
  // A pixel for rounding.
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1));
  expect(cut).toHaveLength(0);
});

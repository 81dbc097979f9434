/** The table laid out, locked, rolled again and looked at, by keyboard. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { act, underWay } from './support/encounter.ts';
import { press, tabTo } from './support/keyboard.ts';
import { campaignOf } from './support/party.ts';

const LOOT = { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;

/** A loot raid in the outskirts, planned, on the screen where its table is to be laid out. */
async function setUp(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { ...LOOT, goes: ['f1', 'f2', 'f3', 'f4'] });
  await openSetUp(app, page, campaign);
  return campaign;
}

async function openSetUp(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter`);
  await expect(page.getByRole('link', { name: 'Set up' })).toHaveAttribute('aria-current', /./);
}

/** The Tab key, going round, may come from anywhere. */
async function layOut(page: Page): Promise<void> {
  await press(page, 'Lay out the table');
  await expect(buildings(page)).toBeVisible();
}

const buildings = (page: Page) => page.getByRole('table', { name: 'Buildings' });
const lineOf = (page: Page, number: number) => buildings(page).getByRole('row').nth(number);
const onMap = (page: Page, number: number) =>
  page
    .getByRole('group', { name: /^Map of / })
    .getByRole('button', { name: new RegExp(`^Building ${number},`) });
const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the table' });
const note = (page: Page) => page.getByText('Two dice each', { exact: false });

/** The Tab key comes to the part last looked at in the lists; from there to the first. */
async function toMap(page: Page): Promise<void> {
  await tabTo(page, /^(Building|Vehicle) .*Ground floor: zombies/);
  await page.keyboard.press('Home');
}

test('a table is laid out, a building locked, another rolled again, and the zombies come on', async ({
  app,
  page,
}) => {
  const campaign = await setUp(app, page);
  await layOut(page);
  const first = await lineOf(page, 1).innerText();

  await press(page, /^Lock building 1,/);
  await expect(page.getByRole('button', { name: /^Lock building 1,/, pressed: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Roll building 1, .* again$/ })).toBeDisabled();

  const before = await underWay(page, campaign);
  await press(page, /^Roll building 2, .* again$/);
  await expect
    .poll(async () => JSON.stringify((await underWay(page, campaign)).table))
    .not.toBe(JSON.stringify(before.table));
  expect((await underWay(page, campaign)).table?.buildings[0]?.type).toBe(before.table?.buildings[0]?.type);

  // The lock is the screen’s own, and found again.
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/set-up' })).body)
    .toContain('"b1"');
  await app.restart();
  await openSetUp(app, page, campaign);
  await expect(page.getByRole('button', { name: /^Lock building 1,/, pressed: true })).toBeVisible();
  const then = await underWay(page, campaign);
  await press(page, 'Roll all that’s unlocked');
  await expect.poll(async () => (await underWay(page, campaign)).table?.name).not.toBe(then.table?.name);
  await expect(lineOf(page, 1)).toHaveText(new RegExp(typeIn(first)));

  await expect(page.getByText('6 to 11 zombies, each', { exact: true })).toBeVisible();
  // The middle of the map is pressed for where the party ended its first move (ATZ-118).
  await press(page, 'Press on the map');
  await page.getByRole('application', { name: /^Where the party ended its first move/ }).click();
  await expect(page.getByText('The party ended its first move 24.0″ east, 24.0″ north')).toBeVisible();
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('table', { name: 'Where the zombies came on' })).toBeVisible();
  expect((await underWay(page, campaign)).partyAt?.spot).toEqual({ x: 240, y: 240 });
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Lock building/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
});

/** `1\tRetail store\t…` */
const typeIn = (line: string) => line.split('\t')[1] ?? 'no type';

test('a building on the map says whom one may meet there, and its line in the list is marked', async ({
  app,
  page,
}) => {
  await setUp(app, page);
  await layOut(page);
  await toMap(page);
  await expect(onMap(page, 1)).toBeFocused();
  await expect(note(page)).toBeVisible();
  await expect(lineOf(page, 1)).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('PageDown');
  await expect(onMap(page, 2)).toBeFocused();
  await expect(lineOf(page, 2)).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Lock building 2,/ })).toBeFocused();
  await expect(note(page)).toBeVisible();
  await expect(onMap(page, 2)).toHaveAttribute('data-marked', 'true');

  await onMap(page, 3).hover();
  await expect(lineOf(page, 3)).toHaveAttribute('data-marked', 'true');
});

test('my own dice, one part after another', async ({ app, page }) => {
  const campaign = await setUp(app, page);
  await layOut(page);
  await tabTo(page, 'App’s dice');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'My dice' })).toBeChecked();
  const before = await underWay(page, campaign);
  await press(page, 'Roll wind again');
  const field = page.getByRole('group', { name: /wind/i }).getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('1');
  await expect(page.getByRole('button', { name: 'Roll wind again' })).toBeFocused();
  const { table } = await underWay(page, campaign);
  expect({ ...table, wind: null }).toEqual({ ...before.table, wind: null });
  // A 1 carries fire away from the players’ edge.
  expect(table?.wind).toBe({ n: 's', e: 'w', s: 'n', w: 'e' }[table?.entry ?? 'n']);
  const edge = { n: 'North', e: 'East', s: 'South', w: 'West' }[table?.entry ?? 'n'];
  await expect(parts(page)).toContainText(`From the ${edge.toLowerCase()}`);
  await expect(parts(page)).toContainText(edge);

  await press(page, 'Roll for the zombies, my dice');
  await expect(page.getByRole('region', { name: 'Zombies about' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Back one answer' })).toBeVisible();
  await press(page, 'Cancel');
  await expect(page.getByRole('region', { name: 'Zombies about' })).toHaveCount(0);
  expect((await underWay(page, campaign)).zombiesAtStart).toBeNull();
});

test('axe finds nothing, and the map fits a small window', async ({ app, page }) => {
  await setUp(app, page);
  await axe(page, 'before the table');
  await layOut(page);
  await toMap(page);
  await expect(note(page)).toBeVisible();
  await axe(page, 'a table, a part marked');
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect
    .poll(() =>
      page.getByRole('group', { name: /^Map of / }).evaluate((map) => {
        const { bottom, right } = map.getBoundingClientRect();
        return bottom <= window.innerHeight && right <= window.innerWidth;
      }),
    )
    .toBe(true);
});

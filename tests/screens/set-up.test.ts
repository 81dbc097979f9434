/** The table laid out, locked and rolled again, by keyboard; what the map is pressed for stands in tests/e2e. */
import { shopText } from '../../src/rules/all-things-zombie/text/shops.ts';
import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

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
const typeOf = (page: Page, number: number) =>
  buildings(page).getByRole('row').nth(number).getByRole('cell').nth(1);
const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the table' });

test('a table is laid out, a building locked, another rolled again, and the zombies come on', async ({
  app,
  page,
}) => {
  const campaign = await setUp(app, page);
  await layOut(page);
  const first = await typeOf(page, 1).textContent();

  await press(page, /^Lock building 1,/);
  await expect(page.getByRole('button', { name: /^Lock building 1,/, pressed: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Roll building 1, .* again$/ })).toBeDisabled();

  const before = await underWay(page, campaign);
  await press(page, /^Roll building 2, .* again$/);
  // The score allows several types, and the player says which it is.
  const chosen = page.getByRole('button', { name: /^2\s?[A-Z]/ });
  const type = (await chosen.textContent())?.replace(/^2\s*/, '') ?? '';
  await page.keyboard.press('2');
  await expect(buildings(page).getByRole('row').nth(2)).toContainText(type);
  await expect
    .poll(async () => JSON.stringify((await underWay(page, campaign)).table))
    .not.toBe(JSON.stringify(before.table));
  expect((await underWay(page, campaign)).table?.buildings[0]?.type).toBe(before.table?.buildings[0]?.type);

  // The lock is the screen’s own, and found again.
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/set-up' })).body ?? '')
    .toContain('"b1"');
  await app.restart();
  await openSetUp(app, page, campaign);
  await expect(page.getByRole('button', { name: /^Lock building 1,/, pressed: true })).toBeVisible();
  const then = await underWay(page, campaign);
  await press(page, 'Roll all that’s unlocked');
  await expect.poll(async () => (await underWay(page, campaign)).table?.name).not.toBe(then.table?.name);
  await expect(typeOf(page, 1)).toHaveText(first ?? 'no type');

  await expect(page.getByText('6 to 11 zombies, each', { exact: true })).toBeVisible();
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('table', { name: 'Where the zombies came on' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  const about = page.getByRole('region', { name: 'Zombies', exact: true }).locator('header');
  await expect(about.getByRole('img', { name: /^a [1-6]$/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Lock building/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
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
  const away = { n: 'south', e: 'west', s: 'north', w: 'east' }[table?.entry ?? 'n'];
  await expect(parts(page)).toContainText(`Towards the ${away}`);
  await expect(parts(page)).toContainText(edge);

  await press(page, 'Roll for the zombies, my dice');
  await expect(page.getByRole('region', { name: 'Zombies about' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Back one answer' })).toBeVisible();
  await press(page, 'Cancel');
  await expect(page.getByRole('region', { name: 'Zombies about' })).toHaveCount(0);
  expect((await underWay(page, campaign)).zombiesAtStart).toBeNull();
});

test('my first die, and the app rolls all that follow', async ({ app, page }) => {
  const campaign = await setUp(app, page);
  await layOut(page);
  await tabTo(page, 'App’s dice');
  await page.keyboard.press('ArrowRight');
  await press(page, 'Roll for the zombies, my dice');
  await page.keyboard.press('6');
  await expect(page.getByRole('button', { name: 'Let the app roll all that follows' })).toBeVisible();
  await page.keyboard.press('Shift+R');
  await expect.poll(async () => (await underWay(page, campaign)).zombiesAtStart).not.toBeNull();
  await expect(page.getByRole('region', { name: 'Zombies about' })).toHaveCount(0);
});

test('each part says what it was rolled with, shops stand by name, and the key has what is drawn', async ({
  app,
  page,
}) => {
  const campaign = await setUp(app, page);
  await layOut(page);
  const { table } = await underWay(page, campaign);
  const line = (part: string) => parts(page).getByRole('listitem').filter({ hasText: part });
  await expect(line('Buildings')).toContainText(`6 + 2D6 = ${table?.buildings.length}`);
  await expect(line('Buildings').getByRole('img', { name: /^a [1-6]$/ })).toHaveCount(2);
  await expect(line('Vehicles')).toContainText(/1D6 = \d abandoned/);
  await expect(line('Wind').getByRole('img', { name: /^a [1-6]$/ })).toHaveCount(1);
  await expect(line('Layout').getByRole('img', { name: /^a [1-6]$/ })).toHaveCount(4);
  await expect(line('Layout')).toContainText('+2');
  await expect(buildings(page).getByRole('columnheader', { name: 'Name and type' })).toBeVisible();
  const shop = table?.buildings.find((one) => one.shop !== undefined)?.shop;
  if (shop === undefined) throw new Error('no shop stands on the table');
  await expect(buildings(page)).toContainText(shopText(shop));

  // The wind alone, by another die: the count of buildings keeps the dice it was rolled with.
  await press(page, 'Roll wind again');
  await expect(line('Buildings')).toContainText('6 + 2D6');

  const other = await campaignOf(page);
  await act(page, other, { ...LOOT, area: 'rural', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, other, { do: 'set-table', locked: [], mallAlone: false });
  await openSetUp(app, page, other);
  const key = page.getByRole('list', { name: 'Signs on the map' });
  await expect(key).toContainText('door');
  await expect(key).not.toContainText('pavement');
});

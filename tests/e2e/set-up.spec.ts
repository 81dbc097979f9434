/** The table on its map, which is pressed and pointed at; what is done by keys alone is told in tests/screens. */
import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
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
const note = (page: Page) => page.getByText('Two dice each', { exact: false });

/** The Tab key comes to the part last looked at in the lists; from there to the first. */
async function toMap(page: Page): Promise<void> {
  await tabTo(page, /^(Building|Vehicle) .*Ground floor: zombies/);
  await page.keyboard.press('Home');
}

/** The number of a building that the note on another doesn’t cover. */
async function besideNote(page: Page): Promise<number> {
  const over = await note(page).locator('xpath=ancestor::div[1]').boundingBox();
  for (let number = 3; number <= 6; number += 1) {
    const box = await onMap(page, number).boundingBox();
    if (over === null || box === null) continue;
    const beside = box.x > over.x + over.width || over.x > box.x + box.width;
    if (beside || box.y > over.y + over.height || over.y > box.y + box.height) return number;
  }
  throw new Error('the note covers every building');
}

test('a building on the map says whom one may meet there, its line in the list is marked, and the map is pressed', async ({
  app,
  page,
}) => {
  const campaign = await setUp(app, page);
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

  const seen = await besideNote(page);
  await onMap(page, seen).hover();
  await expect(lineOf(page, seen)).toHaveAttribute('data-marked', 'true');

  // The middle of the map is pressed for where the party ended its first move (ATZ-118).
  await press(page, 'Mark them on the map');
  await page.getByRole('application', { name: /^Where the party ended its first move/ }).click();
  // A pixel may be a tenth of an inch off.
  const middle = /The party ended its first move 2(3\.9|4\.[01])″ east, 2(3\.9|4\.[01])″ north/;
  await expect(page.getByText(middle)).toBeVisible();
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('table', { name: 'Where the zombies came on' })).toBeVisible();
  const spot = (await underWay(page, campaign)).partyAt?.spot;
  expect(Math.abs((spot?.x ?? 0) - 240) + Math.abs((spot?.y ?? 0) - 240)).toBeLessThanOrEqual(2);
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

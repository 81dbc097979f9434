/** The spot where the party ended its first move is said once on the map, and the first zombies come on around it (ATZ-118). */
import { act, underWay } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';

const what = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural' } as const;

/** A table on which the party has moved, and no zombies are yet. */
async function laidOut(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...what, goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  return campaign;
}

const place = (page: Page) =>
  page.getByRole('application', { name: /^Where the party ended its first move/ });
const inches = (tenths: number) => (tenths / 10).toFixed(1);

/** An inch north and two to the east of where the ruling puts it. */
async function pressed(page: Page, campaign: string) {
  const { partyAt } = await underWay(page, campaign);
  const { x, y } = partyAt?.spot ?? { x: 0, y: 0 };
  await place(page).focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const to = { x: x + 20, y: y + 10 };
  await expect(place(page)).toHaveAttribute(
    'aria-label',
    new RegExp(`: ${inches(to.x)}″ east, ${inches(to.y)}″ north`),
  );
  return to;
}

/** The zombies are placed around there; it stays drawn, and is pressed no more. */
async function placedFrom(app: App, page: Page, campaign: string, spot: { x: number; y: number }) {
  const placed = await underWay(page, campaign);
  expect(placed.partyAt?.spot).toEqual(spot);
  await app.open(page, `/c/${campaign}/encounter/play`);
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('[data-sign="party"]')).toBeVisible();
  await expect(map.getByRole('application')).toHaveCount(0);
}

test('on Play by the arrows, kept over a restart, then rolled from there with its key', async ({
  app,
  page,
}) => {
  const campaign = await laidOut(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  const to = await pressed(page, campaign);
  await app.restart();
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(place(page)).toHaveAttribute('aria-label', new RegExp(`: ${inches(to.x)}″ east`));
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+Z');
  await expect(page.getByRole('list', { name: 'Acts of this Encounter, newest first' })).toContainText(
    /zombies? about/,
  );
  await placedFrom(app, page, campaign, to);
});

test('it follows those who go into a building: so many in there, and none where the first move ended', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { campaign } = await fightInStore(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  const map = page.getByRole('region', { name: 'Map' });
  const within = map.locator('[data-sign="party-within"]');
  await expect(within).toHaveText('1');
  await expect(map.getByRole('list', { name: 'Signs on the map' })).toContainText('so many of the party');
  await expect(map.locator('[data-sign="party"]')).toHaveCount(1);
  const { places } = await underWay(page, campaign);
  const inside = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const others = ['f3', 'f4'];
  const anyway = 'They run in at once.';
  await act(page, campaign, { do: 'move', who: 'f2', others, how: 'normal', inside, anyway });
  app.lookAgain();
  await expect(within).toHaveText('4');
  await expect(map.locator('[data-sign="party"]')).toHaveCount(0);
});

/** A question half answered is there again after a reload, a crash or a host that has stopped. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page } from './support/app.ts';
import { withSampleGames as test } from './support/games.ts';
import { answer, press } from './support/keyboard.ts';

const die = (page: Page, at: number, of: number) => page.getByLabel(`Die ${at} of ${of}, 1 to 6`);

/** The same address again is the page loaded anew. */
const again = (app: App, page: Page, route: string) => app.open(page, route);

test('in a turn on the table, with the die that was typed', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  const route = `/c/${campaign}/encounter/play`;
  await app.open(page, route);
  await press(page, /^Turn 1, my dice/);
  await expect(die(page, 1, 2)).toBeFocused();
  await page.keyboard.type('4');
  await again(app, page, route);
  await expect(die(page, 1, 2)).toHaveValue('4');
  await expect(die(page, 2, 2)).toBeFocused();
  await page.keyboard.type('2');
  await expect(page.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
  // Done, it is not asked again.
  await again(app, page, route);
  await expect(page.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
  await expect(die(page, 1, 2)).toHaveCount(0);
});

test('also where something else has been done since', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  const route = `/c/${campaign}/encounter/play`;
  await app.open(page, route);
  await press(page, /^Turn 1, my dice/);
  // Renamed before it is asked, the turn may be refused as begun on an older state.
  await expect(die(page, 1, 2)).toBeFocused();
  await page.keyboard.type('4');
  await expect(die(page, 1, 2)).toHaveValue('4');
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'High Ferry' });
  await app.open(page, route);
  await expect(die(page, 1, 2)).toHaveValue('4');
  await page.keyboard.type('2');
  await expect(page.getByRole('heading', { name: 'Turn 1', exact: true })).toBeVisible();
});

test('while the party is recruited, with the die before the card and half the card', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, []);
  const route = `/c/${campaign}/recruit`;
  await app.open(page, route);
  await page.getByRole('radio', { name: 'My own' }).click();
  await page
    .getByRole('button', { name: /^Enter/ })
    .first()
    .click();
  await answer(page, /die/, '1');
  await expect(page.getByLabel('The card')).toBeFocused();
  await page.keyboard.type('5');
  await again(app, page, route);
  await expect(page.getByLabel('The card')).toHaveValue('5');
  // Also where something else has been done since: the same is asked, so the same is answered.
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'High Ferry' });
  await app.open(page, route);
  await expect(page.getByLabel('The card')).toHaveValue('5');
  await page.keyboard.type('C');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('The card')).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign })).figures).toHaveLength(2);
});

test('in a game, with the die that was typed', async ({ app, page }) => {
  await app.open(page);
  await call(page, 'settings.set', { dice: 'own' });
  const setup = { light: 12 };
  const { id } = await call(page, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'S',
    setup,
  });
  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: [{ own: '3C' }] });
  await app.open(page, `/g/${id}`);
  await expect(die(page, 1, 2)).toBeFocused();
  await page.keyboard.type('5');
  await again(app, page, `/g/${id}`);
  await expect(die(page, 1, 2)).toHaveValue('5');
  await page.keyboard.type('2');
  await expect(page.getByRole('heading', { name: 'What does the walker do?' })).toBeVisible();
});

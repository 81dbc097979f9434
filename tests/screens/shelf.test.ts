/** The shelf: what can be done to a campaign as a whole, a what-if copy kept and thrown away, and what is deleted gone for good. */
import { GAMES } from '../../src/rules/games.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { beginCampaign, call, expect, type Page, test } from './support/app.ts';
import { button, press } from './support/parts.ts';

const withGames = test.extend<{ games: typeof GAMES }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  games: async ({}, use) => {
    await use(GAMES);
  },
});

const whatIfs = async (page: Page) => {
  const { campaigns } = await call(page, 'shelf.list', {});
  return campaigns.filter(({ copiedFrom }) => copiedFrom?.whatIf === true).map(({ name }) => name);
};

withGames(
  'whatever is begun is begun from one menu, on an empty shelf and on a full one',
  async ({ app, page }) => {
    const begun = async (downs: number) => {
      await app.open(page);
      await press(page, /^New$/);
      await expect(page.getByRole('menuitem')).toHaveText(['New campaign', 'New one-off battle', 'New game']);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      for (let at = 0; at < downs; at += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      return page.getByRole('heading', { level: 1 });
    };
    await expect(await begun(0)).toHaveText('New campaign');
    await campaignOf(page);
    await expect(await begun(1)).toHaveText('New one-off battle');
    await expect(await begun(2)).toHaveText('New game');

    await app.open(page);
    await press(page, /^New$/);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(button(page, /^New$/)).toBeFocused();

    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Find or do' }).getByLabel('Find or do')).toBeFocused();
    await page.keyboard.type('new game');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
  },
);

test('something is tried on a what-if copy, which says what it is, and is kept', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  await press(page, 'Try something');
  await page.getByLabel('Name of the what-if copy').fill('What if Ines lives');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'What-if copy' });
  await expect(bar).toContainText('What-if copy of Merrow Ford, no acts since it left');
  expect(await whatIfs(page)).toEqual(['What if Ines lives']);
  await press(page, 'Keep What if Ines lives');
  await expect(bar).toHaveCount(0);
  expect(await whatIfs(page)).toEqual([]);
  await app.open(page);
  await expect(page.getByRole('row', { name: /What if Ines lives/ })).toContainText('Copy of Merrow Ford');
});

test('a what-if copy is thrown away on the shelf, brought back, and thrown away from inside', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { id } = await call(page, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
  await app.open(page);
  await expect(page.getByRole('row', { name: /What if/ })).toContainText('What-if copy of Merrow Ford');
  await press(page, 'Throw away What if');
  await expect(page.getByText('Threw away What if.')).toBeVisible();
  await expect(page.getByRole('row', { name: /What-if copy/ })).toHaveCount(0);
  await press(page, 'Undo');
  await expect(page.getByRole('row', { name: /What-if copy/ })).toBeVisible();
  await app.open(page, `/c/${id}`);
  await press(page, 'Throw away What if');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Campaigns');
  expect(await whatIfs(page)).toEqual([]);
});

test('what is deleted goes for good once it is asked', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await call(page, 'campaign.delete', { campaign });
  await app.open(page);
  await page.getByText('Deleted', { exact: true }).click();
  await press(page, 'Delete Merrow Ford for good…');
  await expect(page.getByRole('dialog')).toContainText('every act, every line that was given up');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call(page, 'shelf.list', {})).deleted).toHaveLength(1);
  await press(page, 'Delete Merrow Ford for good…');
  await press(page, /^Delete for good$/);
  await expect(page.getByText('Delete for good…')).toHaveCount(0);
  const { campaigns, deleted } = await call(page, 'shelf.list', {});
  expect([campaigns, deleted]).toEqual([[], []]);
});

test('rename, copy, delete, undo, delete and bring back', async ({ app, page }) => {
  await beginCampaign(page);
  await app.open(page);
  const what = (name: string) => page.getByRole('button', { name: `What to do with ${name}`, exact: true });

  await what('Merrow Ford').click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('  Ashby   Weir 🧟 ');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ashby Weir 🧟', exact: true })).toBeVisible();

  await what('Ashby Weir 🧟').click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Ashby Weir 🧟, copy');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  await what('Ashby Weir 🧟').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Ashby Weir 🧟.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  await what('Ashby Weir 🧟, copy').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('Deleted', { exact: true }).click();
  await page.getByRole('button', { name: 'Bring back Ashby Weir 🧟, copy' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the last campaign deleted leaves the empty shelf, and the way back', async ({ app, page }) => {
  await beginCampaign(page);
  await app.open(page);
  await page.getByRole('button', { name: 'What to do with Merrow Ford' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Your campaigns will appear here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});

test('a party left half-way is found again', async ({ app, page }) => {
  const made = await call(page, 'campaign.create', {
    name: 'Half-way',
    seed: 'HALF',
    division: 'seasons',
    startYear: 3,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page);
  await expect(page.getByRole('row', { name: /Half-way/ })).toContainText('Still recruiting');
  await app.open(page, `/c/${made.id}`);
  await page.getByRole('link', { name: 'Finish recruiting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recruit the party');
  await expect(page.getByText('Three Grunts still to come')).toBeVisible();
});

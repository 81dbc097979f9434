/** Home: the Encounter that comes next with its map, who goes and what is amiss; beside it the story so far. */
import { act, raid } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('the Encounter under way stands there with its map, who goes, who stays, and what is amiss', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const disarm = async (figure: string) => {
    const { revision, figures } = await call(page, 'campaign.get', { campaign });
    const weapon = figures.find(({ id }) => id === figure)?.weapons[0]?.id ?? 'w0';
    const edit = { field: 'weapon-lost', weapon } as const;
    await call(page, 'figure.edit', { campaign, revision, figure, why: 'Lost in the river', edit });
  };
  const [, , tam] = (await call(page, 'campaign.get', { campaign })).figures;
  for (const _ of tam?.weapons ?? []) await disarm('f3');
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3'] });

  await app.open(page, `/c/${campaign}`);
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const next = section(page, `Next: loot raid at ${encounter?.table?.name}`);
  await expect(next).toContainText('Encounter 1, on the table');
  await expect(next).toContainText(`Zombie activity ${encounter?.zal}, survivor activity ${encounter?.sal}`);
  await expect(next.getByRole('definition').nth(1)).toHaveText(
    'Pris Hallam, Gloria Mbeki-Tranter and Tam Whitlock.',
  );
  await expect(next.getByRole('definition').nth(2)).toHaveText('Wren Ostrander.');
  await expect(next.getByRole('list', { name: 'Before they go' })).toHaveText('Tam Whitlock is unarmed.');
  await expect(next.getByRole('img', { name: `Map of ${encounter?.table?.name}` })).toBeVisible();
  await next.getByRole('link', { name: 'Log it as played' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Report the battle' })).toBeVisible();
});

test('a raid on the party is its defence', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const plan = { do: 'plan', kind: 'raid', role: 'defender', objective: 'loot', area: 'rural' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2'] });
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, /^Next: defence against a loot raid,/)).toContainText('Encounter 1');
});

test('the last Encounters, the stockpile and the curve of Rep lead on to where they are told', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'campaign.sample', {});
  await app.open(page, `/c/${id}`);
  const { entries } = await call(page, 'chronicle.page', { campaign: id, what: 'encounters' });
  const told = entries.filter(({ encounter }) => encounter?.state === 'ended').slice(0, 3);
  const story = section(page, 'Chronicle').getByRole('listitem');
  await expect(story).toHaveCount(told.length);
  for (const [at, { title, line }] of told.entries()) {
    await expect(story.nth(at)).toContainText(title);
    await expect(story.nth(at)).toContainText(line);
  }
  const { kinds } = await call(page, 'stockpile.get', { campaign: id });
  const weapons = kinds.find(({ kind }) => kind === 'weapon');
  await expect(section(page, 'Stockpile').getByRole('definition').first()).toHaveText(`${weapons?.lying}`);
  await expect(section(page, 'Rep').getByRole('img', { name: /^Rep of Pris Hallam/ })).toBeVisible();
  await story.first().getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: told[0]?.title ?? '', level: 2 })).toBeVisible();
});

test('a campaign is renamed from the menu at its name', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { name } = await call(page, 'campaign.get', { campaign });
  await app.open(page, `/c/${campaign}`);
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('High Ferry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Rename' })).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('High Ferry');
});

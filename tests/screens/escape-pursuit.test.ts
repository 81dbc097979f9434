/** Escapes and pursuits on Set up, from both sides, by keyboard; and what follows where there is no battle. */

import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

const EVERYBODY = ['f1', 'f2', 'f3', 'f4'];

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lead = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;

/** A raid after which these have been taken, and a pursuit may follow. */
async function raided(
  page: Page,
  taken: readonly string[] = [],
  role: 'raider' | 'defender' = 'raider',
): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...lead, role, goes: [...EVERYBODY] });
  await reported(page, campaign, taken);
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: true });
  return campaign;
}

/** The battle told, these taken, and everything settled. */
async function reported(page: Page, campaign: string, taken: readonly string[]): Promise<void> {
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) =>
    taken.includes(record.figure)
      ? { ...record, captured: true, broughtOff: false, by: 'people' as const }
      : record,
  );
  await act(page, campaign, { do: 'report', ...proposal, records });
  for (const { figure, due } of (await underWay(page, campaign)).after) {
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  }
}

async function openSetUp(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(page.getByRole('link', { name: 'Set up' })).toHaveAttribute('aria-current', /./);
}

async function layOut(page: Page): Promise<void> {
  await press(page, 'Lay out the table');
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
}

test('Chasers on foot see the Runners ride away: no battle, and the period is closed', async ({
  app,
  page,
}) => {
  const campaign = await raided(page, [], 'defender');
  const plan = { do: 'plan', kind: 'pursuit', role: 'chaser', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2'] });
  await openSetUp(app, page, campaign);
  await expect(page.getByLabel('Chasers, lowest Rep')).toHaveValue('4');
  await tabTo(page, 'in vehicles');
  await page.keyboard.press('Space');
  await press(page, 'The Runners ride away');
  await expect(section(page, 'Pursuit')).toContainText('No battle comes of it: they have got away.');
  await expect(page.getByRole('link', { name: 'Report how it ended' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Report the battle');
  await expect(page.getByText('All settled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the pursuit' })).toBeVisible();
  await expect(page.getByText(STAR).first()).toBeVisible();
});

test('raiders come to the party: as many as the matrix gives', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...lead, role: 'defender', goes: [...EVERYBODY] });
  await openSetUp(app, page, campaign);
  await layOut(page);
  await press(page, 'Find the raiders');
  await expect(section(page, 'Raiders').getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find the raiders' })).toHaveCount(0);
  const [group] = (await underWay(page, campaign)).groups;
  expect(group).toMatchObject({ role: 'raider', standing: 'fought' });
});

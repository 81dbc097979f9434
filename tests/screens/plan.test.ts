/** Plan: what a party that can’t go out is told. */
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

async function openPlan(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/plan`);
}

test('a party still recruiting, and a campaign that is over, are told what to do', async ({ app, page }) => {
  const half = await call(page, 'campaign.create', {
    name: 'Half-way',
    seed: 'E2E-SEED',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: ['pistol'] },
  });
  await openPlan(app, page, half.id);
  await expect(page.getByRole('link', { name: 'Finish recruiting' })).toBeVisible();

  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.lastYear', { campaign, revision, year: 2 });
  const { revision: agreed } = await call(page, 'campaign.get', { campaign });
  const date = { year: 3, period: 0 };
  await call(page, 'campaign.setDate', { campaign, revision: agreed, date, why: 'A year on paper' });
  await openPlan(app, page, campaign);
  await expect(page.getByText('The last year agreed has been played')).toBeVisible();
  await press(page, 'Agree on a later year');
  await expect(page.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
});

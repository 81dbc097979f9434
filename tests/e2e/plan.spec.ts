/** Plan: a form half-filled is found again. What is told without a browser stands in tests/screens. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { press } from './support/keyboard.ts';
import { campaignOf } from './support/party.ts';

const TAM = 'Tam Whitlock';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openPlan(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/plan`);
}

test('a plan is dropped and made anew; the form stands there as it was, also after a restart', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await openPlan(app, page, campaign);
  await page.getByLabel('Raid, as defender').check();
  await page.getByText('Destroy', { exact: true }).click();
  await page.getByRole('radio', { name: 'Rural' }).check();
  await page.getByLabel(`${TAM} goes`).uncheck();
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/plan' })).body)
    .toContain('"stays":["f3"]');
  await app.restart();
  await openPlan(app, page, campaign);
  await expect(page.getByText('As you left it')).toBeVisible();
  await expect(page.getByLabel('Raid, as defender')).toBeChecked();
  await expect(page.getByLabel(`${TAM} goes`)).not.toBeChecked();
  await axe(page);

  await page.getByRole('button', { name: 'Plan the raid' }).press('Enter');
  await expect(section(page, 'The plan')).toContainText('Destroy raid, as defender');
  // Zombie activity 1 in phase 1 leaves no chance.
  await expect(section(page, 'Vehicles')).toContainText('No die brings one here');
  await page.getByRole('button', { name: 'Drop the plan' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Everybody goes').press('Space');
  await page.getByLabel('Escape, as captor').check();
  await expect(page.getByText('Escape in a rural area: four go, combined Rep 16.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan the escape' }).press('Enter');
  await expect(section(page, 'The plan')).toContainText('Escape, as captor');
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'Next')).toContainText('Encounter 1, an escape in a rural area, is planned.');
  await press(page, 'Set up the table');
  await expect(page).toHaveURL(/encounter\/set-up$/);

  await app.open(page, `/c/${campaign}`);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await page.keyboard.type('escape pursuit');
  await expect(page.getByRole('button', { name: 'Encounter', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/encounter\/set-up$/);
});

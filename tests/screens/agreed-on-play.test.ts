/** Agreements of a campaign reach the odds on Play: a house rule, and a figure that the printed book has otherwise. */
import { act } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

const what = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural' } as const;

async function zombiesPlaced(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...what, goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'place-zombies' }, { 'atz.zombie-placement': { own: [2] } });
  return campaign;
}

/** Tam, a crack shot, with his pistol. */
async function aims(app: App, page: Page, campaign: string) {
  await app.open(page, `/c/${campaign}/encounter/play`);
  const figures = page.getByRole('table', { name: 'Figures of all sides' });
  await figures.getByRole('button', { name: 'Tam Whitlock', exact: true }).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('w');
  const form = page.getByRole('region', { name: 'Tam Whitlock fires at a zombie' });
  return { form, odds: form.getByLabel('Odds before the roll') };
}

test('a house rule changes the odds of the shot it is about', async ({ app, page }) => {
  const campaign = await zombiesPlaced(page);
  const before = await aims(app, page, campaign);
  // Four dice for two shots of Rep 4: a die of 3 or less misses.
  await expect(before.odds).toContainText('Hit94 %');
  await page.keyboard.press('Escape');
  await app.open(page, `/c/${campaign}/house-rules`);
  const rule = page.getByRole('radiogroup', { name: /^Crack shot/ });
  await rule.getByRole('radio', { name: 'By the book' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One house rule on')).toBeVisible();
  // Three dice.
  await expect((await aims(app, page, campaign)).odds).toContainText('Hit88 %');
});

test('a corrected figure changes what is far off, and the odds bear its mark', async ({ app, page }) => {
  const campaign = await zombiesPlaced(page);
  const before = await aims(app, page, campaign);
  const far = before.form.getByRole('checkbox', { name: /^Over \d+″ off/ });
  await expect(far).toBeChecked();
  await page.keyboard.press('Escape');
  const { revision } = await call(page, 'campaign.get', { campaign });
  const figure = { table: 'atz.single-figure', row: 'zombie-close', field: 'inches', to: 14 } as const;
  await call(page, 'corrections.make', { campaign, revision, ...figure });
  const after = await aims(app, page, campaign);
  // Nobody knows any more whether they are so far off: the form asks.
  await expect(after.form.getByRole('button', { name: /^Over 14″ off, or turned away/ })).toBeVisible();
  await expect(far).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(far).toBeChecked();
  await expect(after.odds).toContainText('‡');
});

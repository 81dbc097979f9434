/** Settings that hold for every campaign, and what the app says of itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../tools/paths.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';

test('own dice, paper and separator are what recruiting, printing and spreadsheets start with', async ({
  app,
  page,
}) => {
  await app.open(page, '/settings');
  await page.getByText('My own', { exact: true }).click();
  await page.getByText('Letter', { exact: true }).click();
  await page.getByText('Semicolon', { exact: true }).click();
  await expect
    .poll(() => call(page, 'settings.get', {}))
    .toEqual({ theme: 'system', dice: 'own', paper: 'Letter', separator: 'semicolon', tier: 'assist' });
  const made = await call(page, 'campaign.create', {
    name: 'Ash',
    seed: 'SETTINGS',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page, `/c/${made.id}/recruit`);
  await expect(page.getByRole('button', { name: 'Enter a die and a card' })).toBeVisible();
  await app.open(page, `/c/${await beginCampaign(page)}/print`);
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
});

test('About names the version, the file, every package with its licence, and whose games these are not', async ({
  app,
  page,
}) => {
  await app.open(page, '/about');
  const { folder } = await call(page, 'folder.get', {});
  const { version, dependencies, devDependencies } = JSON.parse(
    readFileSync(fromRoot('package.json'), 'utf8'),
  );
  await expect(page.getByText(`Holdout ${version}`)).toBeVisible();
  await expect(page.getByLabel('File')).toHaveValue(join(folder, 'holdout.sqlite'));
  await expect(page.getByRole('region', { name: 'Unofficial' })).toContainText('nothing to do with');
  await expect(page.getByRole('region', { name: 'Updates' })).toContainText(
    'come with new versions of Holdout',
  );
  for (const [name, wanted] of Object.entries({ ...dependencies, react: devDependencies.react })) {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(wanted));
    await expect(row.getByRole('cell').nth(2)).toHaveText(/MIT|Apache|OFL|MPL|ISC|BSD/);
  }
});

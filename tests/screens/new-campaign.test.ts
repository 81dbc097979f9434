/** A new campaign's first step: its seed is the player's as soon as one is typed. */
import { expect, test } from './support/app.ts';

test('a seed that is typed before the app’s own has come stands', async ({ app, page }) => {
  const release = app.hold('seed.fresh');
  await app.open(page, '/new');
  const seed = page.getByLabel('Seed', { exact: true });
  await expect(seed).toHaveValue('');
  await seed.fill('MINE-1');
  release();
  await expect(seed).toHaveValue('MINE-1');
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expect(seed).not.toHaveValue('MINE-1');
  await expect(seed).not.toHaveValue('');
});

test('another seed that is asked for doesn’t write over what is typed meanwhile', async ({ app, page }) => {
  await app.open(page, '/new');
  const seed = page.getByLabel('Seed', { exact: true });
  await expect(seed).not.toHaveValue('');
  const release = app.hold('seed.fresh');
  await page.getByRole('button', { name: 'Another seed' }).click();
  await seed.fill('MINE-2');
  release();
  await expect(seed).toHaveValue('MINE-2');
});

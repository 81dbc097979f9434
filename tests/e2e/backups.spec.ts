/** Backups where a file and a process matter: the file is gone at the start, and comes back. */
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { press, tabTo } from './support/keyboard.ts';

test.use({ data: 'own' });

const DAY = 24 * 60 * 60 * 1000;

test('a file that is gone is asked about; yesterday’s backup is restored by keyboard, and that taken back', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  const { name } = await call(page, 'backup.now', {});
  await call(page, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  const { name: newest } = await call(page, 'backup.now', {});
  await app.kill();
  // The first of the two was made yesterday.
  const manifest = join(app.dataDir, 'backups', `${name}.json`);
  const at = new Date(Date.now() - DAY).toISOString();
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), at }));
  for (const file of readdirSync(app.dataDir))
    if (file.startsWith('holdout.sqlite')) rmSync(join(app.dataDir, file));
  await app.restart();

  await app.open(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your campaigns are gone from their folder' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin with an empty shelf' })).toBeVisible();
  await tabTo(page, /^Restore from the backup of today/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Restore the whole file');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'The Weir' })).toBeVisible();

  await app.open(page, '/settings?tab=backups');
  await tabTo(page, /^Restore from the backup of yesterday/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'What changes' })).toContainText('loses');
  await tabTo(page, 'Restore the whole file');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Restored from the backup of yesterday/)).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
  await tabTo(page, /^Undo the restore, by/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Undo the restore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Before a restore' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Undo the restore, by/ })).toHaveCount(1);
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('The Weir');
  expect((await call(page, 'backup.list', {})).backups.map((one) => one.name)).toContain(newest);
});

test('an older version put in the file’s place is said in one sentence; ours is looked into and restored by keyboard', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const file = join(app.dataDir, 'holdout.sqlite');
  copyFileSync(file, `${file}.older`);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  await app.open(page, '/settings?tab=backups');
  // An answer to this page would bring the sentence with it, and the page is loaded anew.
  await expect(page.getByText('everything in it is as it was saved')).toBeVisible();
  renameSync(`${file}.older`, file);
  await app.load(page, '/settings?tab=backups');
  const told = page.getByText(/^Another program put another version in the place of/);
  await expect(told).toContainText(
    'With that one, “The Weir” (called “Merrow Ford” there) loses one act. Yours is kept whole as holdout-kept-',
  );
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('Merrow Ford');

  await press(page, /^Look inside holdout-kept-/);
  await expect(page.getByRole('link', { name: 'The Weir', exact: true })).toBeVisible();
  await press(page, /^Restore from holdout-kept-/);
  await expect(page.getByText('This holds everything the file holds: nothing is lost.')).toBeVisible();
  await axe(page, 'a copy of the file');
  await press(page, 'Restore the whole file');
  await expect(page.getByText(/^Restored from holdout-kept-/)).toBeVisible();
  await expect(told).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('The Weir');
});

/** Screens on which a campaign is read, and controls there that would change it. */
const READ = [
  '',
  '/roster?figure=f2',
  '/stockpile',
  '/people',
  '/chronicle',
  '/house-rules',
  '/rules',
  '/statistics',
  '/encounter/plan',
];
const WRITES =
  /^(Undo|Redo|Rename|New dice|Correct|Add|Edit|Give|Set aside|Bring back|Write|Delete|Carries|Lay back|Strike|Agree|Back to here|Try|Plan|House rule|Months)/;

test('a backup that is looked at offers nothing that would change it, and is restored from there', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  await call(page, 'note.add', { campaign, act: 1, text: 'Rain.' });
  await call(page, 'backup.now', {});
  await app.open(page, '/settings?tab=backups');
  await press(page, /^Look inside the backup/);
  await press(page, 'Merrow Ford');
  await expect(page.getByText(/^You are looking at the backup of today/)).toBeVisible();
  const home = new URL(page.url()).hash.slice(1);
  const offered = () =>
    page
      .getByRole('main')
      .or(page.getByRole('dialog'))
      .getByRole('button')
      .or(page.getByRole('radio'))
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  for (const screen of READ) {
    await app.open(page, home + screen);
    await expect(page.getByText(/^You are looking at the backup of today/)).toBeVisible();
    expect((await offered()).filter((name) => WRITES.test(name))).toEqual([]);
  }
  await press(page, 'Everything done');
  await expect(page.getByRole('tab', { name: /^Done/ })).toBeVisible();
  expect((await offered()).filter((name) => WRITES.test(name))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'Restore as a copy…');
  await expect(page.getByRole('button', { name: 'Restore Merrow Ford as a copy' })).toBeVisible();
});

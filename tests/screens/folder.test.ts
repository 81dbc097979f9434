/** Settings → Data folder: looked at and moved, by keyboard. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '../support/backend/backend.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

const FOLDER = '/settings?tab=folder';

test('the data folder is moved, play goes on there, and the old file’s name is said', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  await app.open(page, FOLDER);
  await expect(page.getByRole('cell', { name: 'holdout.sqlite', exact: true })).toBeVisible();
  await expect(page.getByText(/To copy it by hand, close Holdout first/)).toBeVisible();
  await expect(
    page.getByText(/a folder that a sync program keeps: have Holdout open on one machine/),
  ).toBeVisible();
  await expect(
    page.getByText(/kept beside it only while it is open here and isn’t written over\./),
  ).toBeVisible();
  const to = join(tempDir(), 'new');
  await press(page, 'Move to another folder…');
  await page.keyboard.type('elsewhere');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The folder is needed whole, from the root of its disk on.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Move to another folder…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Moved\. The file your campaigns were in stays as .*holdout\.moved-/),
  ).toBeVisible();
  await expect(page.getByText(to, { exact: true })).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).id).toBe(campaign);
});

test('at the start without that folder: tried again, then begun in the usual one', async ({ app, page }) => {
  await beginCampaign(page);
  const to = join(tempDir(), 'stick');
  await app.open(page, FOLDER);
  await press(page, 'Move to another folder…');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Moved\./)).toBeVisible();
  rmSync(to, { recursive: true });
  await app.restart();
  await app.open(page, '/');
  await expect(page.getByText(/isn’t there; is the disk that it is on connected\?$/)).toBeVisible();
  app.calls();
  await press(page, 'Try again');
  expect(app.calls()).toContain('file.open');
  await expect(page.getByText(/isn’t there; is the disk that it is on connected\?$/)).toBeVisible();
  await press(page, 'Begin in the usual folder');
  await press(page, 'Begin with an empty shelf');
  await expect(page.getByText(/isn’t there/)).toHaveCount(0);
  await tabTo(page, 'New');
});

test('the desktop’s own dialog gives the folder, and what it says when it is shut is nothing', async ({
  app,
  page,
}) => {
  await app.open(page, FOLDER);
  const asked: unknown[] = [];
  const answers = ['/media/disk', null];
  Object.assign(page.window, {
    holdout: {
      chooseFolder: async (choosing: unknown) => {
        asked.push(choosing);
        return answers.shift();
      },
    },
  });
  await press(page, 'Move to another folder…');
  const field = page.getByLabel('Move all campaigns and backups to this folder');
  await press(page, 'Choose…');
  await expect(field).toHaveValue('/media/disk');
  await expect(field).toBeFocused();
  await press(page, 'Choose…');
  await expect(field).toHaveValue('/media/disk');
  expect(asked).toMatchObject([{ title: 'Folder for campaigns' }, { from: '/media/disk' }]);
  Reflect.deleteProperty(page.window, 'holdout');
});

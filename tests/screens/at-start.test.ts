/** At the start the file isn't what it was: what is said of it, and which ways there are. */
import { copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allow, canForbid } from '../support/foreign/programs.ts';
import { beginCampaign, call, expect, type Page, test } from './support/app.ts';
import { press } from './support/keyboard.ts';
import { turn } from './support/page.ts';

const fileIn = (dataDir: string) => join(dataDir, 'holdout.sqlite');
const scribble = (dataDir: string) =>
  writeFileSync(fileIn(dataDir), 'a shopping list, by mistake'.repeat(400));

/** Spoils one page of the file; the others can be read. */
function spoilPage(dataDir: string): void {
  const bytes = readFileSync(fileIn(dataDir));
  writeFileSync(fileIn(dataDir), bytes.fill(0xa5, PAGE, 2 * PAGE));
}
const PAGE = 4096;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const DATA_FOLDER_AWAY = 'The data folder isn’t there';

test('a folder that is taken away is called that, and no way is named that isn’t there', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const { folder } = await call(page, 'folder.get', {});
  await app.open(page, `/c/${campaign}/chronicle`);
  renameSync(folder, `${folder}-away`);
  await app.open(page, `/c/${campaign}/chronicle`);
  await expect(page.getByRole('heading', { level: 1, name: DATA_FOLDER_AWAY })).toBeVisible();
  await expect(page.getByText('Connect the disk, or put the folder back, then try again.')).toBeVisible();
  await expect(page.getByText(/begin anew|Restore what is kept/)).toHaveCount(0);
  renameSync(`${folder}-away`, folder);
  await press(page, 'Try again');
  await expect(page.getByRole('heading', { level: 1, name: 'Chronicle' })).toBeVisible();
});

test('what is open and can’t be written again isn’t called gone, and no way is offered that would let go of it', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  const { folder } = await call(page, 'folder.get', {});
  // Some containers forbid that.
  if (!(await canForbid(folder))) return;
  rmSync(fileIn(folder));
  await allow(folder, false);
  try {
    await app.open(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your campaigns can’t be written to their folder' }),
    ).toBeVisible();
    await expect(page.getByText(/can’t be written anew: .* Leave Holdout open/)).toBeVisible();
    await expect(button(page, 'Begin with an empty shelf')).toHaveCount(0);
    await expect(button(page, 'Restore the newest backup')).toHaveCount(0);
  } finally {
    await allow(folder, true);
  }
  await press(page, 'Try again');
  await expect(page.getByText(/it stands there again, with everything that was done/)).toBeVisible();
});

test('what is found of a damaged file stands one by one below a short sentence', async ({ app, page }) => {
  await beginCampaign(page);
  const { name } = await call(page, 'backup.now', {});
  let file = '';
  await app.restart((dataDir) => {
    file = fileIn(dataDir);
    scribble(dataDir);
  });
  await app.open(page);
  await expect(page.getByText('The file your campaigns are in is damaged.')).toBeVisible();
  const found = page.getByRole('definition');
  await expect(found.nth(1)).toHaveText(file);
  await expect(found.nth(2)).toContainText('holdout-damaged-');
  await expect(found.nth(3)).toContainText(name);
});

test('to restore is offered beside what the file can be made of, not before that is known', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.restart(scribble);
  const look = app.hold('rescue.look');
  await app.open(page);
  await expect(page.getByText('Looking at what can still be read…')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'By hand' })).toBeVisible();
  await expect(button(page, 'Restore the newest backup')).toHaveCount(0);
  // The progress of the look is asked for meanwhile.
  while (!app.calls().includes('work.get')) await turn();
  look();
  await expect(button(page, 'Repair the file')).toBeVisible();
  await expect(page.getByText(/begun since the newest backup may be missing\.$/)).toBeVisible();
  await expect(button(page, 'Restore the newest backup')).toBeVisible();
});

test('an empty file can’t be compared, and that is said; the backup goes up to when it was made', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.restart((dataDir) => truncateSync(fileIn(dataDir)));
  await app.open(page);
  await press(page, 'Restore the newest backup');
  await expect(
    page.getByText(
      /^There is no file to compare the backup with\. It goes up to .+; whatever was done after that isn’t in it\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/nothing goes by this/)).toHaveCount(0);
});

/** The buttons drawn as the first to press. */
const firstToPress = (page: Page) => page.locator('[data-variant="filled"]');

test('one button alone is the first to press, whatever is opened beside it', async ({ app, page }) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.restart(spoilPage);
  await app.open(page);
  await expect(firstToPress(page)).toHaveText('Repair the file');
  await press(page, 'Restore the newest backup');
  await expect(firstToPress(page)).toHaveText('Restore the whole file');
  // A copy of what was damaged is kept: looked into, it is what is decided on, and the form beside it closes.
  await press(page, /^Look inside holdout-damaged-/);
  await expect(firstToPress(page)).toHaveText('Go on with this');
  await press(page, /^Close holdout-damaged-/);
  await expect(firstToPress(page)).toHaveText('Repair the file');
});

test('an empty file: restoring is the first to press, and in its form the restore itself', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.restart((dataDir) => truncateSync(fileIn(dataDir)));
  await app.open(page);
  await expect(firstToPress(page)).toHaveText('Restore the newest backup');
  await press(page, 'Restore the newest backup');
  await expect(firstToPress(page)).toHaveText('Restore the whole file');
  await page.keyboard.press('Escape');
  await expect(firstToPress(page)).toHaveText('Restore the newest backup');
});

test('an empty file with a copy that is newer than its backups: that one is the newest', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  const copy = 'holdout-kept-2999-03-04T05-06-07-089Z.sqlite';
  await app.restart((dataDir) => {
    copyFileSync(fileIn(dataDir), join(dataDir, copy));
    truncateSync(fileIn(dataDir));
  });
  await app.open(page);
  await press(page, `Close ${copy}`);
  await expect(button(page, 'Restore the newest backup')).toHaveCount(0);
  await press(page, 'Restore the newest copy');
  await expect(page.getByText(`Restore from ${copy}`)).toBeVisible();
});

test('where nothing can be written the campaigns are shown, and that they can only be read is said', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  const message = 'The disk is full: your campaigns can be read, and nothing can be saved.';
  app.fail('file.check', { code: 'disk-full', message });
  await app.open(page);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});

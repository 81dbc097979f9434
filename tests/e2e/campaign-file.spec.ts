/** A campaign saved as a file, deleted, opened from it and verified, by keyboard. */
import { beginCampaign, call, expect, test } from './support/app.ts';
import { choose as chooseFrom, press } from './support/keyboard.ts';

test.use({ data: 'own' });

test('a campaign is saved as a file, deleted, opened from it and verified', async ({ app, page }, info) => {
  const id = await beginCampaign(page);
  const { digest } = await call(page, 'campaign.verify', { campaign: id });
  await app.open(page);
  const choose = async (item: string) => await chooseFrom(page, 'What to do with Merrow Ford', item);
  const loading = page.waitForEvent('download');
  await choose('Save as file…');
  await press(page, 'Save…');
  const saved = await loading;
  expect(saved.suggestedFilename()).toMatch(/^merrow-ford-\d{4}-\d\d-\d\d\.holdout$/);
  const file = info.outputPath(saved.suggestedFilename());
  await saved.saveAs(file);

  await choose('Delete');
  await expect(page.getByText('Your campaigns will appear here')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Open file…');
  // The dialog is the system's own.
  await (await chooser).setFiles(file);
  const panel = page.getByRole('region', { name: saved.suggestedFilename() });
  await expect(panel).toContainText('Merrow Ford as of January, O+2');
  await expect(panel).toContainText('Checked: nothing has changed');
  await press(page, 'Open');
  await expect(page.getByRole('link', { name: 'Merrow Ford', exact: true })).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  const opened = campaigns[0]?.id ?? '';
  expect(opened).not.toBe(id);
  expect((await call(page, 'campaign.verify', { campaign: opened })).digest).toBe(digest);
});

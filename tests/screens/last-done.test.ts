/** The last act done is the same wherever it is said: on the shelf, in the list of everything done, and by undo. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { button, press } from './support/parts.ts';

const undoNow = async (page: Page, campaign: string) =>
  (await call(page, 'campaign.get', { campaign })).undo ?? '';

test('gone back past a note, the act that undo takes back is the last one done; the note stands as it is', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const named = async (name: string) => {
    const { revision } = await call(page, 'log.head', { campaign });
    await call(page, 'campaign.rename', { campaign, revision, name });
    const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
    return acts[0]?.act ?? 1;
  };
  const first = await named('One');
  await call(page, 'note.add', { campaign, act: first, text: 'Rain all day.' });
  await named('Two');
  const third = await named('Three');
  await call(page, 'note.add', { campaign, act: third, text: 'Snow by evening.' });
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Everything done');
  const drawer = page.getByRole('dialog', { name: 'Everything done' });
  const lines = drawer.getByRole('listitem');
  await expect(lines.first()).toContainText('Now');

  await press(page, 'Back to here: Rename One to Two');
  const now = drawer.getByRole('listitem').filter({ hasText: 'Now' });
  await expect(now).toContainText('Rename One to Two');
  await expect(lines.first()).toContainText('written further on, and left as it is');
  expect(await undoNow(page, campaign)).toBe('Rename One to Two');
  // The note beside the act before it is taken back in its turn, though words from further on stand.
  await drawer.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(now).toContainText('Write a note');
  expect(await undoNow(page, campaign)).toBe('Write a note');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button(page, 'Undo: Write a note')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(button(page, 'Undo: Rename Merrow Ford to One')).toBeVisible();
  const { notes } = await call(page, 'campaign.log', { campaign }).then(({ written }) => ({
    notes: written.map(({ state }) => state),
  }));
  expect(notes).toEqual(['done', 'undone']);
});

test('the shelf says what was written last, too, until something else is done', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
  await call(page, 'note.add', { campaign, act: acts[0]?.act ?? 1, text: 'Rain all day.' });
  await app.open(page);
  const row = page.getByRole('row', { name: /Merrow Ford/ }).first();
  await expect(row).toContainText('Write a note');
  const { revision } = await call(page, 'log.head', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'Ashby Weir' });
  await app.open(page);
  await expect(page.getByRole('row', { name: /Ashby Weir/ }).first()).toContainText(
    'Rename Merrow Ford to Ashby Weir',
  );
});

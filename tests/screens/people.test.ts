/** People met, by keyboard: who they are, how it went, what follows, and the player's note beside them. */
import { call, expect, test } from './support/app.ts';

const played = test.extend({ data: 'ten years' });

test('before anybody is met the screen says what will stand there', async ({ app, page }) => {
  const { id } = await call(page, 'campaign.create', {
    name: 'New',
    seed: 'NEW',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page, `/c/${id}/people`);
  await expect(page.getByText('Nobody has been met yet.')).toBeVisible();
  await app.open(page, `/c/${id}/people?group=c3`);
  await expect(page.getByRole('alert')).toHaveText(
    'No such group was met; choose one of those on the table.',
  );
});

played('in ten years groups are found, opened, read and written beside', async ({ app, page }) => {
  // In ten years more groups are met than one page shows.
  const campaign = app.played();
  const first = await call(page, 'people.page', { campaign });
  expect(first.next).not.toBeNull();
  const fought = first.groups.find((group) => group.standing === 'fought' && group.whereabouts === 'about');
  if (fought === undefined) throw new Error('the bots fought nobody who is still about');

  await app.open(page, `/c/${campaign}`);
  await page.getByRole('link', { name: 'People' }).press('Enter');
  const table = page.getByRole('table', { name: 'Groups met, the last one first' });
  await expect(table.getByRole('row')).toHaveCount(first.groups.length + 1);
  await page.getByRole('button', { name: 'Show earlier ones' }).press('Enter');
  await expect(table.getByRole('row')).not.toHaveCount(first.groups.length + 1);

  const who = fought.members[0]?.name ?? '';
  await page.getByRole('textbox', { name: 'Name' }).fill(who);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByLabel('How it ended last').selectOption('Worked together');
  await expect(page.getByText('No match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  // Typed by somebody whose keyboard has no accents, and no patience for capitals.
  const plain = who.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  await page.getByRole('textbox', { name: 'Name' }).fill(plain.split(' ').toReversed().join(' '));
  await expect(table.getByRole('row')).toHaveCount(2);

  await table.getByRole('link').press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(panel.getByRole('region', { name: 'What follows' })).toContainText(
    '−2 for both leaders: fought before.',
  );
  // The bots may have agreed on the rule by then.
  const { return: returns } = await call(page, 'people.group', { campaign, group: fought.id });
  await expect(panel.getByRole('region', { name: 'What follows' })).toContainText(
    returns === 'may' ? 'By your house rule they may come back' : 'A house rule lets them come back',
  );
  await expect(panel.getByRole('region', { name: 'How it ended' }).getByRole('listitem')).toHaveCount(
    fought.times,
  );
  await panel.getByRole('button', { name: 'Write a note beside it' }).press('Enter');
  await panel.getByLabel('A note').fill('Saw us coming');
  await panel.getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(panel.getByRole('blockquote')).toContainText('Saw us coming');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(table.getByRole('link')).toBeFocused();

  // An address of its own leads there again.
  await app.open(page, `/c/${campaign}/people?group=${fought.id}`);
  await expect(panel.getByRole('blockquote')).toContainText('Saw us coming');
});

/** In a copy: what can be taken back begins where it was made. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { withSampleGames } from './support/games.ts';
import { button, press } from './support/parts.ts';

test('Ctrl+Z in a what-if copy leaves its name, and nothing before it can be gone back to', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const copy = await call(page, 'campaign.copy', { campaign, name: 'What if Ines lives', whatIf: true });
  await app.open(page);
  await expect(page.getByRole('row', { name: /^What if Ines lives/ })).toContainText(
    'Copied from Merrow Ford',
  );
  const nameNow = async () => (await call(page, 'campaign.get', { campaign: copy.id })).name;
  await app.open(page, `/c/${copy.id}`);
  await expect(button(page, /^Undo/)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await nameNow()).toBe('What if Ines lives');

  await call(page, 'campaign.rename', { campaign: copy.id, revision: copy.revision, name: 'Something' });
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  await expect(button(page, /^Back to here/)).toHaveCount(1);
  await press(page, 'Back to here: Copied from Merrow Ford');
  await expect(button(page, /^Back to here/)).toHaveCount(0);
  expect(await nameNow()).toBe('What if Ines lives');
});

test('what was given up before the copy was made opens as a copy of its own alone', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'log.head', { campaign });
  const one = await call(page, 'campaign.rename', { campaign, revision, name: 'One' });
  const back = await call(page, 'campaign.undo', { campaign, revision: one.revision });
  await call(page, 'campaign.rename', { campaign, revision: back.revision, name: 'Two' });
  const copy = await call(page, 'campaign.copy', { campaign, name: 'The copy' });
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  await page.getByRole('tab', { name: /^Given up 1/ }).click();
  await expect(page.getByText('Given up before this copy was made')).toBeVisible();
  await expect(button(page, 'Bring it back here')).toHaveCount(0);
  await press(page, 'Open as a copy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name)).toContain('The copy, another way');
});

test('before the making of a copy, Copy from here makes one that stands there, though the original is gone', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
  const copy = await call(page, 'campaign.copy', { campaign, name: 'The copy' });
  await call(page, 'campaign.delete', { campaign });
  await call(page, 'campaign.delete-for-good', { campaign });
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  const ways = button(page, /^Copy from here: /);
  await expect(ways).toHaveCount(acts.length);
  const from = acts[1];
  await press(page, `Copy from here: ${from?.title}`);
  const field = page.getByRole('textbox', { name: 'Name of the copy' });
  await expect(field).toHaveValue('The copy, copy');
  await field.fill('Further back');
  const form = `log/copy-${from?.act}`;
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign: copy.id, form })).body)
    .toBe('{"name":"Further back"}');
  await app.open(page, `/c/${copy.id}`);
  await press(page, 'Everything done');
  await press(page, `Copy from here: ${from?.title}`);
  await expect(field).toHaveValue('Further back');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Further back').first()).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  const made = campaigns.find(({ name }) => name === 'Further back')?.id ?? '';
  expect(await call(page, 'campaign.log', { campaign: made, state: 'done' })).toMatchObject({
    acts: [{ copyMade: true }, { act: from?.act }, ...acts.slice(2).map(({ act }) => ({ act }))],
  });
});

withSampleGames('a game that is a copy is gone further back in from the same list', async ({ app, page }) => {
  await app.open(page);
  const { id: original } = await call(page, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'one',
    setup: { light: 10 },
    seats: { walker: { bot: 'even' } },
  });
  const copy = await call(page, 'campaign.copy', { campaign: original, name: 'Another night' });
  const branch = await call(page, 'session.branch', { campaign: original, name: 'A branch', from: 1 });
  const lastOf = async () =>
    (await call(page, 'shelf.list', {})).games.filter(({ id }) => id !== original).map(({ last }) => last);
  expect(await lastOf()).toEqual(['Copied from One night', 'Copied from One night']);
  for (const campaign of [original, branch.id]) await call(page, 'campaign.delete', { campaign });
  await app.open(page, `/g/${copy.id}`);
  await press(page, 'Everything done');
  await press(page, /^Copy from here: /);
  await page.getByRole('textbox', { name: 'Name of the copy' }).fill('A third night');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A third night').first()).toBeVisible();
  const { games } = await call(page, 'shelf.list', {});
  expect(games.map(({ name }) => name)).toContain('A third night');
});

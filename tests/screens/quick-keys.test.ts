/** Keys that come faster than any answer: what they come to, and what the screen says of those that nothing wanted. */
import { act, raid, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { campaignOf, GRUNTS } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { figures, nameOf, newest } from './support/play-table.ts';

const [{ name: GLORIA }] = GRUNTS;

const zombiesOf = (page: Page, name: string) =>
  figures(page).getByRole('row').filter({ hasText: name }).getByRole('cell').nth(3);

async function onTheTable(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  return campaign;
}

test('the table of keys opens and closes from wherever the focus is', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.type('?');
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toContainText('zombie killed');
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});

test('dice that nothing asked for are dropped, and the screen says so', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await app.beforeAnswers(() => page.keyboard.type('z51'));
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 1 zombie`);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is waiting for 5 and 1.' })).toBeVisible();
});

test('after a refusal nothing that waited is done, and the screen says so', async ({ app, page }) => {
  const campaign = await onTheTable(app, page);
  // Another window's act.
  await act(page, campaign, { do: 'count-kills', who: 'f1', of: 'zombies', by: 1 });
  await nameOf(page, GLORIA).focus();
  await app.beforeAnswers(() => page.keyboard.type('nzz'));
  const notices = page.getByRole('alert');
  await expect(notices.filter({ hasText: 'changed in another window' })).toBeVisible();
  await expect(
    notices.filter({ hasText: 'The two things you pressed after it were not done.' }),
  ).toBeVisible();
  await expect(zombiesOf(page, GLORIA)).toHaveText('0');
  await page.keyboard.press('z');
  await expect(zombiesOf(page, GLORIA)).toHaveText('1');
});

test('what only adds is tried again by itself from where the other window has come to', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  await act(page, campaign, { do: 'count-kills', who: 'f2', of: 'zombies', by: 1 });
  await nameOf(page, GLORIA).focus();
  await app.beforeAnswers(() => page.keyboard.type('zzz'));
  await expect(zombiesOf(page, GLORIA)).toHaveText('4');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Both windows' acts stand in the log, one after another.
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});

test('new dice are new from wherever the other window has come to', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/statistics`);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'High Ferry' });
  await page.getByRole('button', { name: 'New dice' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: New dice' })).toBeVisible();
  await expect(page.getByText('changed in another window')).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign })).revision).toBe(revision + 2);
});

test('the keys of a line work from any of its buttons, beside what its weapon does and the map', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  const line = figures(page).getByRole('row').filter({ hasText: GLORIA });
  await line.getByRole('button').nth(1).focus();
  await page.keyboard.press('z');
  await expect(zombiesOf(page, GLORIA)).toHaveText('1');
  // Range, targets, Impact.
  await expect(line.getByRole('cell').nth(1)).toContainText(/\d+″ · \d+ · \d+/);
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
});

test('what is undone is said once', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await app.beforeAnswers(() => page.keyboard.type('z'));
  await expect(zombiesOf(page, GLORIA)).toHaveText('1');
  await page.keyboard.press('ControlOrMeta+z');
  const said = page.getByRole('status').filter({ hasText: /^Undone: / });
  await expect(said).toHaveText(`Undone: ${GLORIA} has killed 1 zombie`);
});

test('what is undone takes what it said with it', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await app.beforeAnswers(() => page.keyboard.type('zz'));
  const said = page.getByRole('region', { name: 'What came of it' });
  await expect(said).toContainText(`${GLORIA} has killed 2 zombies`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(zombiesOf(page, GLORIA)).toHaveText('1');
  await expect(said).toHaveCount(0);
});

test('a letter typed into a die while its answer is on its way is done on the table', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /^Die 1 of 2/ })).toBeFocused();
  const release = app.hold('encounter.act');
  await page.keyboard.type('51z');
  release();
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 1 zombie`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a letter typed while its answer is on its way means with Caps Lock what it means without', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /^Die 1 of 2/ })).toBeFocused();
  const release = app.hold('encounter.act');
  // A capital without Shift.
  await page.keyboard.type('51Z');
  release();
  await expect(newest(page)).toHaveText(`${GLORIA} has killed 1 zombie`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

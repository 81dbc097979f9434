/** Calls that a press makes to the host, none of which is lost unseen. */
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect } from './support/app.ts';
import { withSampleGames as test } from './support/games.ts';

/** Each window has the file checked once, when nothing else is to be done, and what is typed is kept at each key. */
const BESIDES: readonly string[] = ['file.check', 'draft.put'];
const pressed = (app: App) => app.calls().filter((method) => !BESIDES.includes(method));

test('an act of the roster is a call, and one for each view on the screen', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await page.getByRole('link', { name: 'Tam Whitlock' }).click();
  const tam = page.getByRole('complementary', { name: 'Tam Whitlock' });
  await tam.getByRole('button', { name: 'Edit', exact: true }).click();
  await tam.getByRole('button', { name: 'Rename', exact: true }).click();
  await tam.getByLabel('Name', { exact: true }).fill('Tam Whitlow');
  app.calls();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tam Whitlow' })).toBeVisible();
  expect(pressed(app)).toEqual(['figure.rename', 'campaign.get', 'figure.get']);
  // The shelf asks when it is looked at again.
  await app.open(page, '/');
  expect(app.calls()).toContain('shelf.list');
});

test('an answer in a game is one call, its odds apart', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  const { id } = await call(page, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'S',
    setup: { light: 12 },
  });
  await app.open(page, `/g/${id}`);
  const happened = page.getByRole('region', { name: 'What has happened' });
  await expect(happened).toContainText('The game begins');
  const answered = async (keys: string, shown: string) => {
    app.calls();
    await page.keyboard.type(keys);
    await expect(happened).toContainText(shown);
    return pressed(app).filter((method) => method !== 'session.chance');
  };
  const card = page.getByRole('textbox', { name: 'The card' });
  await card.fill('3c');
  app.calls();
  await card.press('Enter');
  await expect(happened).toContainText('The ground is mud.');
  expect(pressed(app)).toEqual(['session.answer', 'session.chance']);
  expect(await answered('52', 'Through the mud.')).toEqual(['session.answer']);
  expect(await answered('1', 'Search here')).toEqual(['session.answer']);
  expect(await answered('66', 'The walker finds oil.')).toEqual(['session.answer']);
  // The reply has shown all that there is.
  const before = await happened.textContent();
  await app.open(page, `/g/${id}`);
  await expect(happened).toHaveText(before ?? '');
});

test('the palette, come after the page or called for, asks for nothing that is there, only where the Encounter stands', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await page.getByRole('link', { name: 'Tam Whitlock' }).waitFor();
  app.calls();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  await expect(palette.getByText('Stockpile', { exact: true })).toBeVisible();
  expect(pressed(app)).toEqual(['encounter.get']);
});

test('what is pressed again before it is done is done once, and said', async ({ app, page }) => {
  await app.open(page, '/game');
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice');
  const begin = page.getByRole('button', { name: 'Begin the game' });
  const go = app.hold('session.create');
  await begin.click();
  await begin.click();
  await expect(page.getByText('That is already running.')).toBeVisible();
  go();
  await page.getByRole('region', { name: 'What has happened' }).waitFor();
  expect((await call(page, 'shelf.list', {})).games.map(({ name }) => name)).toEqual(['Twice']);
});

test('what is taken back before it is done, and pressed once more, counts', async ({ app, page }) => {
  await app.open(page, '/settings');
  const go = app.hold('settings.set');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Light', { exact: true }).click();
  await page.getByText('Dark', { exact: true }).click();
  go();
  expect(app.calls().filter((method) => method === 'settings.set')).toHaveLength(3);
  expect((await call(page, 'settings.get', {})).theme).toBe('dark');
});

test('the sample says that its years are being played', async ({ app, page }) => {
  await app.open(page, '/');
  const goOn = app.hold('campaign.sample');
  await page.getByRole('button', { name: /sample campaign$/ }).click();
  await expect(page.getByRole('button', { name: 'Playing the sample’s years…' })).toBeVisible();
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

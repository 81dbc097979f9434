/** A module's games from the shelf to their end, on the screens every game gets: those of the tests stand for them. */
import type { Page } from '@playwright/test';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { happened, question } from './support/sessions.ts';

test.use({ data: 'games' });

async function begin(page: Page, game: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New game' }).click();
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: game }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page).toHaveURL(/#\/g\/[0-9a-z]{10}$/);
}

test('a game is created on the shelf, played with own dice, killed in mid-step, undone, branched, copied, verified', async ({
  app,
  page,
}) => {
  await app.open(page);
  await begin(page, 'The Lantern Walk', 'One night');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Twelve units of light/);
  await page.getByText('My dice').click();

  // Typed faster than the app asks: the card, then its two dice for the mud.
  await page.getByRole('textbox', { name: 'The card' }).fill('3c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('52');
  await expect(question(page)).toContainText('What does the walker do?');
  await expect(happened(page)).toContainText('Through the mud. One unit of light is lost.');
  await expect(happened(page).locator('summary').getByText('yours')).toHaveCount(2);

  const route = new URL(page.url()).hash.slice(1);
  await app.kill();
  await app.restart();
  await app.load(page, route);
  await expect(question(page)).toContainText('What does the walker do?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Eleven units of light/);

  await page.keyboard.press('1');
  await page.keyboard.type('66');
  await expect(happened(page)).toContainText('The walker finds oil.');

  // Explanation of a roll: its target, how likely it was, the rule.
  await happened(page).locator('summary', { hasText: 'The marsh' }).first().click();
  await expect(happened(page)).toContainText('4 or less');
  await expect(happened(page)).toContainText('one die; 44.4 % before the roll');
  await expect(happened(page)).toContainText('lantern.mud');

  await page.keyboard.press('Control+z');
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');
  await page.getByRole('button', { name: 'Redo: Searching: 6, 6' }).click();
  await expect(question(page)).toContainText('What is underfoot?');

  await happened(page).getByRole('button', { name: 'Back to here: The marsh: 5, 2' }).click();
  await expect(question(page)).toContainText('What does the walker do?');
  await page.getByRole('button', { name: 'Redo: A turn: Search here' }).click();
  await page.getByRole('button', { name: 'Redo: Searching: 6, 6' }).click();

  await happened(page).locator('summary', { hasText: 'A turn' }).first().click();
  await happened(page).getByRole('button', { name: 'Branch off here: A turn: Search here' }).click();
  await page.getByRole('textbox', { name: 'Name of the copy' }).fill('One night, otherwise');
  await page.getByRole('button', { name: 'Branch off', exact: true }).last().click();
  await expect(page).not.toHaveURL(new RegExp(`${route}$`));
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');
  await page.keyboard.type('11');
  await expect(happened(page)).toContainText('The walker finds nothing.');

  await app.open(page);
  const what = (name: string) => page.getByRole('button', { name: `What to do with ${name}`, exact: true });
  await what('One night').click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const rows = page.getByRole('row').filter({ hasText: 'The Lantern Walk' });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'One night, copy' })).toContainText('Eleven units of light');
  await what('One night, copy').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByText('Deleted', { exact: true }).click();
  await page.getByRole('button', { name: 'Bring back One night, copy' }).click();
  await expect(rows).toHaveCount(3);
});

test('a run of three games is played by the app’s dice to its end, and read in its Chronicle', async ({
  app,
  page,
}) => {
  await app.open(page);
  await begin(page, 'Nights on the marsh', 'A long week');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Night 1 of 3/);
  await expect(question(page)).toContainText('What is underfoot?');
  await page.getByRole('combobox', { name: 'Walker' }).click();
  await page.getByRole('option', { name: 'Bot: Takes any option' }).click();
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await expect(question(page)).toContainText('The nights are over');
  await expect(page.getByRole('table', { name: 'Nights' }).getByRole('row')).toHaveCount(4);

  await page.getByRole('link', { name: 'Chronicle' }).click();
  await page.getByRole('button', { name: 'Write a note beside it' }).first().click();
  await page.getByRole('textbox', { name: 'A note' }).fill('Home by the lighthouse');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).fill('lighthouse');
  await expect(page.locator('mark')).toHaveText('lighthouse');
  await expect(page.locator('main ol > li')).toHaveCount(1);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('row', { name: /Searching/ })).toBeVisible();
  // The note goes first, as it came last.
  await page.getByRole('button', { name: /^Undo.*note/i }).click();
  await page.getByRole('button', { name: /^Undo: (?!.*note)/i }).click();
  await page.getByRole('link', { name: 'Game', exact: true }).click();
  await expect(question(page)).not.toContainText('The nights are over');
});

/** Firm ground, a search, and a coin found; three times, and the night ends at home. */
const coin = (card: string) => [...card, 'Enter', ...'144'];
const NIGHT = ['2d', '3d', '4d'].flatMap(coin);

test('a campaign takes up a run as an episode, played with own dice, killed in mid-step, undone, branched, copied, verified, and tells in its Chronicle how it ended', async ({
  app,
  page,
}) => {
  const press = async (keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const firstDie = page.getByRole('textbox', { name: 'Two dice, one after another' });
  await beginCampaign(page);
  await app.open(page);
  await begin(page, 'Nights on the marsh', 'A long week');
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of Merrow Ford.')).toBeVisible();

  await page.getByText('My dice').click();
  await expect(page.getByRole('textbox', { name: 'The card' })).toBeFocused();
  // Home with three coins, which are kept; then the second night's first card, and a search.
  await press([...NIGHT, '2', ...'2d', 'Enter', '1']);

  // The first night has searches of its own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Night 2 of 3/);
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');

  const route = new URL(page.url()).hash.slice(1);
  await app.kill();
  await app.restart();
  await app.load(page, route);
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');
  await expect(page.getByText('three coins in hand', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(question(page)).toContainText('What does the walker do?');
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Two dice: nothing, a coin, or oil.');

  await happened(page).locator('summary', { hasText: 'A turn' }).first().click();
  await happened(page).getByRole('button', { name: 'Branch off here: A turn: Search here' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the copy' }).fill('A long week, otherwise');
  await page.getByRole('button', { name: 'Branch off', exact: true }).last().click();
  await expect(page).not.toHaveURL(new RegExp(`${route}$`));
  await expect(page.getByText('An episode of Merrow Ford.')).toHaveCount(0);
  await expect(firstDie).toBeFocused();
  await press([...'11']);
  await expect(happened(page)).toContainText('The walker finds nothing.');

  await app.open(page, route);
  await expect(page.getByText('An episode of Merrow Ford.')).toBeVisible();
  await expect(firstDie).toBeFocused();
  await press([...'44', ...['3d', '4d'].flatMap(coin), '2', ...NIGHT]);
  await expect(question(page)).toContainText('The nights are over; nine coins were brought home.');
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of Merrow Ford, where its result stands.')).toBeVisible();
  await page.getByRole('region', { name: 'Episode' }).getByRole('link', { name: 'Merrow Ford' }).click();
  await expect(page.getByText(/Episode: A long week\. The nights are over/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Enter how A long week ended' }).click();
  await expect(page.getByText(/Episode: A long week\. The nights are over/)).toHaveCount(0);

  await app.open(page);
  const what = (name: string) => page.getByRole('button', { name: `What to do with ${name}`, exact: true });
  await what('A long week').click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('link', { name: 'A long week, copy' })).toBeVisible();
  const { campaigns, games } = await call(page, 'shelf.list', {});
  for (const name of ['A long week, copy', 'A long week, otherwise', 'Merrow Ford']) {
    const campaign = [...campaigns, ...games].find((one) => one.name === name)?.id ?? '';
    expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
  }
});

test('their screens have no faults that axe finds', async ({ app, page }) => {
  await app.open(page);
  await begin(page, 'The Lantern Walk', 'Seen by axe');
  await axe(page);
  await page.getByText('My dice').click();
  await page.getByRole('textbox', { name: 'The card' }).fill('2d');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(question(page)).toContainText('Where to?');
  await axe(page);
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await expect(page.getByRole('button', { name: 'Write a note beside it' }).first()).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Figures' }).click();
  await page.getByRole('button', { name: 'Correct Clubs' }).click();
  await page.getByRole('form', { name: 'Correct: All of them' }).getByRole('combobox').selectOption('firm');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('deletion')).toHaveText('mud');
  await axe(page);
  await app.open(page, '/game');
  await axe(page);
});

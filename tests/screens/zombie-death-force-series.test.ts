/** A series of Zombie Death Force, Go!: its own screen, gone on with after a restart, hung on a campaign, ended or given up. */
import { numberWord } from '../../src/rules/core/text/english.ts';
import { beginCampaign, call, expect } from './support/app.ts';
import { choose, question, withGames as test } from './support/games.ts';

const TITLE = 'Zombie Death Force, Go!';

test('a series of the best of three is gone on with after a restart in the middle of a turn, and tells how it ended', async ({
  app,
  page,
}) => {
  await app.open(page, '/game');
  await choose(page, `${TITLE}: a series`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Three nights');
  await page.getByRole('textbox', { name: 'Turns at most' }).fill('20');
  await page.getByRole('textbox', { name: 'Seed' }).fill('K7QF-2MWD');
  await page.getByRole('button', { name: 'Begin the game' }).press('Enter');
  await expect(question(page)).toContainText('Who goes first?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Game 1, /);
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Which card goes where?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText('Hale assigns');

  const { games } = await call(page, 'shelf.list', {});
  const id = games.find(({ name }) => name === 'Three nights')?.id ?? '';
  const before = await call(page, 'session.get', { campaign: id });
  await app.restart();
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Which card goes where?');
  expect((await call(page, 'session.get', { campaign: id })).state).toEqual(before.state);

  // Bots play the rest, of this game and of those that follow.
  await page.getByRole('combobox', { name: 'Hale' }).click();
  await page.getByRole('option', { name: 'Bot: Plays quickly' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).press('Enter');
  await expect(question(page)).toContainText('The game is over');
  await expect(question(page)).toContainText(/series/);
  // The series has a screen of its own: who leads, how long each game took, what was reported, how it ended.
  const ledger = page.getByRole('region', { name: 'Ledger' });
  const reports = page.getByRole('region', { name: 'Reports' });
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Turns of each game, of 20 at most\. Game 1: / }),
  ).toBeVisible();
  const { inWords, outcome } = await call(page, 'session.get', { campaign: id });
  const played = inWords.tables.find(({ title }) => title === 'Games')?.rows.length ?? 0;
  expect(played).toBeGreaterThan(1);
  await expect(reports.getByRole('listitem')).toHaveCount(played);
  await expect(ledger.getByRole('listitem')).toHaveCount(played);
  const told = inWords.tables.find(({ title }) => title === 'Reports')?.rows ?? [];
  for (const [, report = ''] of told) await expect(reports).toContainText(report);
  await page.getByText('In words', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Games' }).getByRole('row')).toHaveCount(played + 1);
  // The ending is what the results add up to.
  const { wins } = outcome as { readonly wins: readonly number[] };
  const standings = inWords.tables.find(({ title }) => title === 'Standings')?.rows ?? [];
  expect(standings.map(([, won]) => won)).toEqual(wins.map(numberWord));
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('a series is taken up as an episode, looked at from the middle of a game, and given up there with a note', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zdf-series', name: 'A short run', seed: 'S', setup: { players: 2, turns: 40, bestOf: 3 } },
    seats: { second: { bot: 'quick' } },
  });
  await app.open(page, `/g/${id}`);
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of Merrow Ford.')).toBeVisible();
  await question(page).getByRole('button', { name: 'Hale' }).first().press('Enter');
  await expect(question(page)).toContainText('Which card goes where?');
  await page.getByText('The series', { exact: true }).click();
  await expect(
    page.getByRole('img', { name: 'Game 1: next; Game 2: to come; Game 3: if it is needed' }),
  ).toBeVisible();
  await expect(page.getByText('Two games win it.')).toBeVisible();

  // Text typed into the note stands there again after a reload.
  await page.getByRole('button', { name: 'Give up the series' }).press('Enter');
  const form = page.getByRole('form', { name: 'Give up the series' });
  await form.getByLabel('Note').fill('The lamp went out');
  await app.open(page, `/g/${id}`);
  await page.getByRole('button', { name: 'Give up the series' }).press('Enter');
  await expect(form.getByLabel('Note')).toHaveValue('The lamp went out');
  await form.getByRole('button', { name: 'Give up the series' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByText('The series was given up; no game had been won.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of Merrow Ford, where its result stands.')).toBeVisible();
  await page.getByRole('link', { name: 'Chronicle' }).first().click();
  await expect(page.getByText('The lamp went out').first()).toBeVisible();
});

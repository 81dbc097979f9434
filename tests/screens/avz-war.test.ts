/** A war of several towns: fought, given up, and told in the Chronicle of its campaign. */
import { beginCampaign, call, expect } from './support/app.ts';
import { question, withGames as test } from './support/games.ts';

test('a war of three towns is fought by own dice and by bots, hung on a campaign, ended and told in its Chronicle', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  const { id } = await call(page, 'session.create', {
    game: 'avz-war',
    name: 'The war for Bell County',
    seed: 'S',
    setup: { towns: 3 },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'Next: Lower Ash' }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Bell Cross/ })).toContainText('the last battle');
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of Merrow Ford.')).toBeVisible();

  await question(page).getByRole('button', { name: 'March on' }).first().press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  await page.locator('[data-lit]').first().click();
  await expect(page.locator('[data-counter=ufo]').first()).toBeVisible();
  // The war may be looked at from the middle of a town.
  await page.getByText('The war', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Lower Ash/ })).toContainText('now');
  await page.getByText('The town', { exact: true }).click();

  // Bots fight the rest of it, while the shelf is looked at.
  await app.open(page);
  const { revision } = await call(page, 'session.get', { campaign: id });
  const brawler = { bot: 'brawler' };
  const given = await call(page, 'session.seats', {
    ...{ campaign: id, revision, seats: { aliens: brawler, zombies: brawler } },
  });
  let war = given;
  while (!war.over)
    war = await call(page, 'session.answer', {
      ...{ campaign: id, revision: war.revision, rolls: 'app', steps: 500 },
    });
  const { results } = (war.state as { ledger: { results: { dead: number }[] } }).ledger;
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Bell Cross/ }).first()).toContainText(String(results[2]?.dead));
  await expect(page.getByRole('img', { name: /^Zombies dead after each turn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of Merrow Ford, where its result stands.')).toBeVisible();
  await page.getByRole('region', { name: 'Episode' }).getByRole('link', { name: 'Merrow Ford' }).click();
  await expect(page.getByText(/Episode: The war for Bell County\./).first()).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
  // A town that bots played in one go opens, and is no page of sentences.
  await app.open(page, `/g/${id}/chronicle`);
  await expect(page.getByText(/^and \d+ more lines$/).first()).toBeVisible();
});

test('a war is given up in the middle of a town, with a note', async ({ app, page }) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'A war cut short', seed: 'S', setup: { towns: 3 } },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await question(page).getByRole('button', { name: 'March on' }).first().press('Enter');
  await expect(question(page)).toContainText('Where does the group land?');
  await page.getByRole('button', { name: 'Give up the war' }).press('Enter');
  const form = page.getByRole('form', { name: 'Give up the war' });
  await form.getByLabel('Note').fill('Nobody saw them coming');
  await form.getByRole('button', { name: 'Give up the war' }).press('Enter');
  await expect(page.getByText(/No town was won or lost: the war is given up/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await expect(page.getByText('The war is given up in Lower Ash, which is left to nobody.')).toBeVisible();
  await expect(page.getByText('Nobody saw them coming').first()).toBeVisible();
});

test('a war is given up between two towns, with a note, and the giving up is taken back', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'A short war', seed: 'S', setup: { towns: 3 }, seats: {} },
  });
  await app.open(page, `/g/${id}`);
  // The button stands there once, not among what is done next.
  await expect(page.getByRole('button', { name: 'Give up the war' })).toHaveCount(1);
  await expect(question(page).getByRole('button', { name: 'Give up the war' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Give up the war' }).press('Enter');
  const form = page.getByRole('form', { name: 'Give up the war' });
  await form.getByRole('button', { name: 'Give up the war' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByText(/No town was won or lost: the war is given up/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await page.getByRole('button', { name: 'Write a note beside it' }).first().click();
  await page.getByRole('textbox', { name: 'A note' }).fill('The saucers were needed elsewhere');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('textbox', { name: 'A note' })).toHaveCount(0);
  await expect(page.getByText('The saucers were needed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: /^Undo.*note/i }).click();
  await page.getByRole('button', { name: /^Undo: (?!.*note)/i }).click();
  await page.getByRole('link', { name: 'Game', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Next: Lower Ash' }).first()).toBeVisible();
});

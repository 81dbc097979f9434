/** A run comes home to its campaign with a survivor, whom the player's own die and card make. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect } from './support/app.ts';
import { withSampleGames as test } from './support/games.ts';

test('the survivor an episode brings home is rolled with one’s own die and card', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const made = await call(page, 'session.create', {
    ...{ game: 'marsh', name: 'A long week', seed: 'Marsh', setup: { nights: 3 } },
    seats: { walker: { bot: 'even' } },
  });
  const run = made.id;
  const played = await call(page, 'session.answer', { campaign: run, revision: made.revision });
  await call(page, 'session.seats', {
    campaign: run,
    revision: played.revision,
    seats: { walker: 'player' },
  });
  const { revision } = await call(page, 'campaign.get', { campaign });
  const ruled = await call(page, 'campaign.houseRules', {
    ...{ campaign, revision, rule: 'episodesBringSpoils', on: true },
  });
  await call(page, 'episode.begin', { campaign, revision: ruled.revision, run });
  const { figures } = await call(page, 'campaign.get', { campaign });

  await app.open(page, `/g/${run}`);
  await page.getByRole('button', { name: 'Enter it with my own die and card' }).press('Enter');
  const panel = page.getByRole('region', { name: 'The survivor who comes home' });
  await expect(panel).toBeVisible();
  await page.keyboard.type('3');
  await expect(panel.getByRole('textbox', { name: 'The card' })).toBeFocused();
  await page.keyboard.type('QX');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toBeVisible();
  await panel.getByRole('textbox', { name: 'The card' }).fill('QD');
  await page.keyboard.press('Enter');
  await expect(page.getByText('An episode of Merrow Ford, where its result stands.')).toBeVisible();
  const after = await call(page, 'campaign.get', { campaign });
  expect(after.figures.length).toBe(figures.length + 1);
  const { acts } = await call(page, 'script.log', { campaign });
  const typed = acts.at(-1)?.rolls.filter(({ by }) => by === 'own');
  expect(typed?.map(({ answer }) => answer)).toEqual([[3], 'QD']);
});

/** A war of towns in a browser, from the last turns of its towns to what its campaign has of it. */
import type { Page } from '@playwright/test';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { cutShort, look, question, resolve, toTheEnd, typed, type View } from './support/sessions.ts';

/** Bots answer for the player, too, up to the landing of a town's last turn. */
async function toLastLanding(page: Page, id: string): Promise<void> {
  for (let view = await look(page, id); !atLanding(view); view = await look(page, id)) {
    // A turn takes more steps than this, and between an event and its landing there are few.
    await resolve(page, id, /turn [78]$/.test(view.standing.title) ? 1 : 15);
  }
}

const atLanding = (view: View) =>
  /turn 8$/.test(view.standing.title) && view.question?.rule === 'avz.landing';

test('a war of three towns is fought as Aliens with own dice, one town by bots, and brings its campaign home what it says', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page, 'The Bell County road');
  const { revision: settled } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.houseRules', {
    ...{ campaign, revision: settled, rule: 'episodesBringSpoils', on: true },
  });
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'The war for Bell County', seed: 'S', setup: { towns: 3 } },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'The Bell County road' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of The Bell County road.')).toBeVisible();

  // The first town: its last turn by hand, every die of it the player's.
  await question(page).getByRole('button', { name: '1 March on' }).click();
  await expect(question(page)).toContainText('Where does the group land?');
  await toLastLanding(page, id);
  await app.load(page, `/g/${id}`);
  await page.getByText('My dice').click();
  await expect(question(page)).toContainText('How many points may land?');
  await expect(page.getByRole('textbox', { name: 'The die, 1 to 6' })).toBeFocused();
  const isFirst = ({ standing }: View) => standing.title.startsWith('Lower Ash');
  await typed(page, id, isFirst, '4');
  await expect(question(page)).toContainText('Next: Ferris Mill');

  // The second is left to bots.
  await question(page).getByRole('button', { name: '1 March on' }).click();
  await expect(question(page)).toContainText('Which zombie comes out of the grave?');
  await toLastLanding(page, id);
  await app.load(page, `/g/${id}`);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await question(page).getByRole('button', { name: 'Play this game' }).click();
  await expect(question(page)).toContainText('How far do the bots play on?');
  await expect(page.getByRole('row', { name: /Ferris Mill/ }).first()).not.toContainText('next');
  await expect(page.getByRole('heading', { name: 'Next: Bell Cross' })).toBeVisible();

  await toTheEnd(page, id);
  const { ending, outcome } = await look(page, id);
  const { won } = outcome as { readonly won: number };
  await app.load(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  // The screen's words about the war leave room for what undo would do.
  expect(await cutShort(page.getByRole('button', { name: /^Undo: / }))).toEqual([]);
  const { brings } = await call(page, 'episode.of', { campaign: id });
  await expect(page.getByText(`It brings ${brings}, by a house rule of ours.`)).toBeVisible();
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of The Bell County road, where its result stands.')).toBeVisible();

  const before = await call(page, 'stockpile.get', { campaign });
  expect(before.things.filter(({ kind }) => kind === 'surplus-clip')).toHaveLength(won);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Sheets' })
    .getByRole('link', { name: 'Record of the war' })
    .click();
  const first = page.getByRole('region', { name: /^Page 1 of \d+$/ });
  await expect(
    first.getByRole('table', { name: 'Towns' }).getByRole('row', { name: /Bell Cross/ }),
  ).toContainText(/\d/);
  await app.open(page, `/c/${campaign}/print?what=stockpile`);
  await expect(
    page.getByRole('region', { name: /^Page \d+ of/ }).filter({ hasText: 'The war for Bell County' }),
  ).not.toHaveCount(0);
  await app.open(page, `/c/${campaign}/chronicle`);
  await expect(page.getByText(`Episode: The war for Bell County. ${ending}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Enter how The war for Bell County ended' }).click();
  await expect(page.getByText(`Episode: The war for Bell County. ${ending}`)).toHaveCount(0);
  expect((await call(page, 'stockpile.get', { campaign })).things).toEqual([]);
});

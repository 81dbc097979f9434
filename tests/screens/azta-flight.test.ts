import { beginCampaign, call, expect, type Page } from './support/app.ts';
import { look, withGames as test } from './support/games.ts';

const SETUP = { players: 3, nights: 3, rounds: 4, start: 2, suddenDeath: false };

/** Bots answer for Wren, too, until a night is over or the flight is. */
async function toDawn(page: Page, campaign: string): Promise<void> {
  const nights = async () => {
    const { state } = await look(page, campaign);
    return (state as { readonly ledger: { readonly results: readonly unknown[] } }).ledger.results.length;
  };
  const before = await nights();
  for (let view = await look(page, campaign); !view.over; view = await look(page, campaign)) {
    if ((await nights()) > before) return;
    await call(page, 'session.answer', {
      ...{ campaign, revision: view.revision, resolve: true, rolls: 'app', steps: 5 },
    });
  }
}

test('a flight of three nights shows who is left, how long the nights were and who was lost, and brings its campaign what it says', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'azta-flight', name: 'Out of town', seed: 'S', setup: SETUP },
    seats: { second: { bot: 'cold' }, third: { bot: 'rash' } },
  });
  await app.open(page, `/g/${id}`);
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of Merrow Ford.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Card table' })).toBeVisible();
  await page.getByText('The flight', { exact: true }).click();
  await expect(page.getByText('After the first night its bar appears here.')).toBeVisible();

  await toDawn(page, id);
  await app.open(page, `/g/${id}`);
  const flight = page.getByText('The flight', { exact: true });
  if ((await flight.count()) > 0) await flight.click();
  await expect(page.getByRole('img', { name: /^Night 1: \d+ rounds, \d+ lost, \d+ alive$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toHaveCount(1);

  for (let night = 0; night < 3; night += 1) await toDawn(page, id);
  const { over, ending, state } = await look(page, id);
  expect(over).toBe(true);
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByText(ending ?? '').first()).toBeVisible();
  const { ledger } = state as {
    readonly ledger: { readonly results: readonly { readonly lost: readonly unknown[] }[] };
  };
  const lost = ledger.results.flatMap((night) => night.lost).length;
  expect(lost).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Ledger' }).getByRole('listitem')).toHaveCount(lost);
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toHaveCount(
    ledger.results.length,
  );
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of Merrow Ford, where its result stands.')).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

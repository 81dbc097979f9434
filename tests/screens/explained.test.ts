/** The same explanation for any result, wherever it stands: on Play, after the battle, in a figure’s history, in the Chronicle. */
import { aftermathOf, PARTY, report, rowOf, TAM } from '../e2e/support/aftermath.ts';
import { act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { expect, type Locator, test } from './support/app.ts';

async function opensTo(where: Locator): Promise<void> {
  await expect(where).toContainText('each die of 4 or less passes');
  await expect(where).toContainText('one die passes');
  await expect(where).toContainText('yours');
  await expect(where).toContainText('Ducks Back 44 % (came)');
  await expect(where).toContainText('atz.received-fire');
}

test('a check opens to the same dice in the log of Play, in the history and in the Chronicle', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: PARTY });
  await act(
    page,
    campaign,
    { do: 'check', figure: TAM, what: { check: 'received-fire' } },
    { 'atz.received-fire': { own: [5, 2] } },
  );
  await app.open(page, `/c/${campaign}/encounter/play`);
  const log = page.getByRole('list', { name: 'Acts of this Encounter, newest first' });
  const line = log.getByRole('listitem').first();
  await expect(line.getByRole('img', { name: 'a 5' })).toBeVisible();
  await expect(line.getByRole('img', { name: 'a 2' })).toBeVisible();
  await line.getByRole('button', { name: /^Tam Whitlock/ }).press('Enter');
  await opensTo(line);

  await app.open(page, `/c/${campaign}/roster?figure=${TAM}`);
  await page.getByRole('tab', { name: 'Every change' }).click();
  const history = page.getByRole('table', { name: 'Every change, newest first' });
  const entry = history.getByRole('row').nth(1);
  await entry.getByRole('button').press('Enter');
  await opensTo(entry);

  await app.open(page, `/c/${campaign}/chronicle`);
  const article = page.getByRole('article');
  await article.getByText('Everything that was done').click();
  await article.getByRole('button', { name: /^Tam Whitlock/ }).press('Enter');
  await opensTo(article);
});

test('a shot opens to what it needed and why, wherever it is told', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: PARTY });
  const { fighters, zombies } = await underWay(page, campaign);
  const gun = fighters.find(({ who }) => who === TAM)?.weapons.find(({ range }) => range !== null);
  const shots = gun?.shots[0] ?? 0;
  const aims = [{ target: null, zombies: zombies[0]?.id ?? '', shots, prone: true, far: false }];
  const deed = { do: 'fire-at', who: TAM, weapon: gun?.id ?? '', aims, from: null } as const;
  await act(page, campaign, deed, { 'atz.shoot': { own: [2, 2] } });
  const opens = async (where: Locator) => {
    await where
      .getByRole('button', { name: /^Tam Whitlock/ })
      .first()
      .press('Enter');
    for (const text of [/each die of \d or more hits/, 'Lying flat: needs 9', 'yours', '(came)', 'atz.shoot'])
      await expect(where).toContainText(text);
  };
  await app.open(page, `/c/${campaign}/encounter/play`);
  const log = page.getByRole('list', { name: 'Acts of this Encounter, newest first' });
  await opens(log.getByRole('listitem').first());
  await app.open(page, `/c/${campaign}/chronicle`);
  const article = page.getByRole('article');
  await article.getByText('Everything that was done').click();
  await opens(article);
});

test('what was settled after the battle opens to its odds and what it came to', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: PARTY });
  await report(page, campaign, { [TAM]: { fought: true, outOfTheFight: true, by: 'zombies' } });
  await act(
    page,
    campaign,
    { do: 'settle', figure: TAM, step: 'recovery' },
    { 'atz.recovery': { own: [4, 6] } },
  );
  await aftermathOf(app, page, campaign);
  const tam = rowOf(page, 'Tam');
  await tam.getByText('yours').click();
  await expect(tam).toContainText('each die of 4 or less passes');
  await expect(tam).toContainText(/44 % \(came\)/);
  await expect(tam).toContainText('atz.recovery');
});

/** The outcome of an act by the app’s dice says whose each roll was without being opened. */
import { act, type Deed, underWay } from '../e2e/support/encounter.ts';
import { peopleMet } from '../e2e/support/fight.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';
import { nameOf, onTheTable, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('people who are met: each roll by name', async ({ app, page }) => {
  await app.open(page);
  const campaign = await peopleMet(page);
  await openPlay(app, page, campaign);
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  const came = page.getByRole('region', { name: 'What came of it' });
  // The Star’s own Free Will is to fire.
  await page.getByRole('button', { name: /^1 ?Fires/ }).press('Enter');
  await expect(came).toBeVisible();
  await expect(came.getByText(`${STAR}: In Sight:`)).toBeVisible();
  const [first, second] = (await underWay(page, campaign)).groups[0]?.members ?? [];
  for (const one of [first, second]) await expect(came.getByText(`${one?.name}: In Sight:`)).toHaveCount(1);
});

test('many of one name are named once', async ({ app, page }) => {
  await app.open(page);
  const campaign = await campaignOf(page);
  const plan: Deed = {
    do: 'plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area: 'outskirts',
    goes: [],
  };
  await act(page, campaign, { ...plan, goes: ['f1', 'f2', 'f3', 'f4'] });
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await page.getByRole('button', { name: 'Lay out the table' }).press('Enter');
  await page.getByRole('button', { name: 'Roll for the zombies' }).press('Enter');
  const came = page.getByRole('region', { name: 'What came of it' });
  await expect(came.getByText('Where a zombie comes on:')).toHaveCount(1);
});

test('a volley at two: whose dice hit stands with each of them, and that all are the player’s own stands once', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await answer(page, /^Gloria Mbeki-Tranter against two zombies: Roll to hit/, '611');
  await answer(page, /dead/i, '1');
  const came = page.getByRole('region', { name: 'What came of it' });
  await expect(came.getByText('to zombie 1:')).toHaveCount(1);
  await expect(came.getByText('to zombie 2:')).toHaveCount(1);
  await expect(came.getByText('one hit')).toHaveCount(1);
  await expect(came.getByText('no hit')).toHaveCount(1);
  await expect(came.getByText('yours')).toHaveCount(1);
});

/** The report at the Log tier: the boxes of the printed sheet in their order, counted below, and what follows beside them. */

import { aftermathOf, beforeReport, enterAndClear, GLORIA, TAM } from '../e2e/support/aftermath.ts';
import { act, underWay } from '../e2e/support/encounter.ts';
import { peopleMet } from '../e2e/support/fight.ts';
import { call, expect, test } from './support/app.ts';

test('has the boxes of the sheet in their order, and counts what is ticked', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  const form = page.getByRole('form', { name: 'Report the battle' });
  await expect(form).toContainText(/1Figures.*2Loot found.*3Survivors met.*4Clips and shots.*5The field/);
  const totals = form.getByRole('row', { name: /^Four figures/ });
  await expect(totals).toContainText('Four figures00000400000');
  await page.getByLabel('Tam Whitlock: Fought').click();
  await page.getByLabel('Pris Hallam: Fought').click();
  await page.getByLabel('Pris Hallam: Zombies killed').fill('4');
  await expect(totals).toContainText('Four figures20000400040');
  const follows = page.getByRole('complementary', { name: 'What follows' });
  await expect(follows).toContainText('Each earns a point: 1 of 8, 1 of 6');
  await expect(follows.getByRole('link', { name: 'Print the sheet' })).toHaveAttribute('href', /what=sheet/);
});

test('who is left is counted once, and says itself whether anybody is', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  await page.getByLabel('Zombies left', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Enemies left: one more' }).click();
  await page.getByRole('radio', { name: 'Kept the field' }).click();
  await page.getByRole('button', { name: 'Report the battle' }).click();
  await page.getByRole('button', { name: 'It is over' }).click();
  await expect(page.getByRole('table', { name: 'After the battle', exact: true })).toBeVisible();
  const { left, field } = await underWay(page, campaign);
  expect({ left, field }).toEqual({
    left: { zombies: 0, people: 1, kept: true },
    field: { zombies: false, enemies: true },
  });
});

test('what was found on Play stands there already, and where each thing goes is said beside it', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  const { places } = await underWay(page, campaign);
  const place = places.find(({ items }) =>
    items.some(({ item, target }) => item === 'surplus-ammo' && (target ?? 0) > 0),
  );
  const spot = place?.spot ?? '';
  await enterAndClear(page, campaign, spot);
  const search = { do: 'search', spot, figure: GLORIA, item: 'surplus-ammo' } as const;
  await act(page, campaign, search, { 'atz.search': { own: [1] } });
  await aftermathOf(app, page, campaign);
  const found = page.getByRole('list', { name: 'Loot found on Play' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found).toContainText(`Surplus clip${place?.title ?? ''}`);
  const goesTo = found.getByRole('combobox', { name: /^Goes to: Surplus clip/ });
  await expect(goesTo).toHaveValue('');
  const follows = page.getByRole('complementary', { name: 'What follows' });
  await expect(follows).toContainText('one thing comes in');
  await goesTo.selectOption({ label: 'Give to Tam Whitlock' });
  await expect(page.getByRole('button', { name: /^Undo: Give a surplus clip to Tam/ })).toBeVisible();
  await expect(goesTo).toHaveValue(TAM);

  // Loot found without Holdout goes somewhere, too.
  await page.getByRole('button', { name: 'Add loot' }).click();
  await page.getByLabel('Goes to, 1').selectOption({ label: 'Give to Gloria Mbeki-Tranter' });
  await page.getByRole('button', { name: 'Add loot' }).click();
  await page.getByLabel('What, 2').selectOption('Bow');
  await page.getByLabel('Goes to, 2').selectOption({ label: 'Give to Tam Whitlock' });
  await expect(follows).toContainText('three things come in');
  await page.getByRole('button', { name: 'Report the battle' }).click();
  await page.getByRole('button', { name: 'It is over' }).click();
  await expect(page.getByRole('table', { name: 'After the battle', exact: true })).toBeVisible();
  const { stock } = await call(page, 'encounter.get', { campaign });
  expect(stock.map(({ kind, carrier }) => ({ kind, carrier }))).toEqual([
    { kind: 'surplus-clip', carrier: TAM },
    { kind: 'medical-supplies', carrier: GLORIA },
  ]);
  // What is given arms: the bow is in his hands, not in the stockpile.
  const { figures } = await call(page, 'campaign.get', { campaign });
  const tam = figures.find(({ id }) => id === TAM);
  expect(tam?.weapons.map(({ weapon }) => weapon)).toEqual(['scoped-rifle', 'pistol', 'bow']);
});

test('who was met on Play stands in its box in mid-battle: who joined, and how others stand', async ({
  app,
  page,
}) => {
  const campaign = await peopleMet(page);
  const [group] = (await underWay(page, campaign)).groups;
  const deal = { do: 'deal', contact: group?.id ?? '', figures: ['f1'] } as const;
  await act(page, campaign, deal, {
    'atz.in-sight': { own: [1, 1, 1] },
    'atz.awareness': { own: [6, 6] },
    'atz.encountering-humans': { own: 'talk' },
    'atz.talk.player': { own: [1, 1] },
    'atz.talk.other': { own: [1, 6] },
    'atz.talk.may': { own: [6] },
    'atz.cooperation': { own: [1] },
  });
  await app.open(page, `/c/${campaign}/encounter/play?how=log`);
  const met = page.getByRole('list', { name: 'Survivors met' });
  await expect(page.getByText('Nobody was met.')).toHaveCount(0);
  for (const { name } of group?.members ?? [])
    await expect(met.getByRole('listitem').filter({ hasText: name })).toContainText('Joined the party');
});

test('who joined has a row after the battle, and a point for having fought; who fought and is there still is counted', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  await page.getByRole('button', { name: 'Add someone' }).click();
  await page.getByLabel('Name, 1').fill('Ada Quist');
  await page.getByRole('checkbox', { name: 'Fought, Ada Quist' }).check();
  const follows = page.getByRole('complementary', { name: 'What follows' });
  await expect(follows).toContainText('Ada QuistJoined and fought: earns a point');
  await page.getByRole('button', { name: 'Add someone' }).click();
  await page.getByLabel('Name, 2').fill('Bix Orme');
  await page.getByLabel('How it went, 2').selectOption({ label: 'Fought, still there' });
  await expect(page.getByLabel('Enemies left', { exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Report the battle' }).click();
  await page.getByRole('button', { name: 'It is over' }).click();
  const after = page.getByRole('table', { name: 'After the battle', exact: true });
  await expect(after.getByRole('row', { name: /^Ada Quist/ })).toContainText('A point earned');
  const { left, field } = await underWay(page, campaign);
  expect({ left, field }).toMatchObject({ left: { people: 1 }, field: { enemies: true } });
});

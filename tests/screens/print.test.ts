/** Messages of Print where there is nothing to print yet. */
import { act, raid } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { raided } from '../e2e/support/raided.ts';
import { call, expect, test } from './support/app.ts';

test('says what is missing, and where to go for it', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const desk = page.getByRole('region', { name: 'Pages' });
  for (const what of ['brief', 'sheet', 'map']) {
    await app.open(page, `/c/${campaign}/print?what=${what}`);
    await expect(desk).toContainText('No Encounter is under way.');
    await expect(desk.getByRole('link', { name: 'To the Encounter' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
  }
  await app.open(page, `/c/${campaign}/print?what=stockpile`);
  await expect(desk).toContainText('The stockpile is empty.');
});

test('before an Encounter is over there is nothing to print, and the screen says so', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'campaign.create', {
    name: 'New',
    seed: 'NEW',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page, `/c/${id}/print?what=account`);
  await expect(page.getByText('No Encounter is over yet.')).toBeVisible();
});

test('the roster of an Encounter has its figures in the boxes, and those who go, unless all of the party are wanted', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f3'] });
  const { encounter } = await call(page, 'encounter.get', { campaign });
  await app.open(page, `/c/${campaign}/print?what=roster`);
  const desk = page.getByRole('region', { name: 'Pages' });
  await expect(desk).toContainText(`Loot raid at ${encounter?.table?.name}`);
  await expect(desk).toContainText(`Zombie activity${encounter?.zal}`);
  await expect(desk).toContainText(`Survivor activity${encounter?.sal}`);
  await expect(desk).toContainText('Tam Whitlock');
  await expect(desk).not.toContainText('Gloria Mbeki-Tranter');
  await page.getByRole('button', { name: /^Who: 2/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'All of the party' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Who: 4/ })).toBeVisible();
  await expect(desk).toContainText('Gloria Mbeki-Tranter');
});

test('a captive who goes on an escape is on roster, cards and counters, and who stays is on none', async ({
  app,
  page,
}) => {
  const campaign = await raided(page, ['f3']);
  const planned = { kind: 'escape', role: 'captive', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { do: 'plan', ...planned, goes: ['f1', 'f3'] });
  for (const what of ['roster', 'cards', 'counters']) {
    await app.open(page, `/c/${campaign}/print?what=${what}`);
    const desk = page.getByRole('region', { name: 'Pages' });
    await expect(desk).toContainText('Tam Whitlock');
    await expect(desk).not.toContainText('Gloria Mbeki-Tranter');
  }
});

test('no letters come between the measuring of a page and whoever listens for them', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  const { document, Element } = page.window;
  let listeners = 0;
  const { addEventListener } = document.fonts;
  document.fonts.addEventListener = (...heard: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(document.fonts, heard);
  };
  const whenMeasured: number[] = [];
  const { prototype } = Element;
  const measure = prototype.getBoundingClientRect;
  prototype.getBoundingClientRect = function () {
    if (this.matches('[data-part]')) whenMeasured.push(listeners);
    return measure.call(this);
  };
  try {
    await app.open(page, `/c/${campaign}/print?what=reference`);
    await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible();
  } finally {
    prototype.getBoundingClientRect = measure;
  }
  expect(whenMeasured.length).toBeGreaterThan(10);
  expect(Math.min(...whenMeasured)).toBe(1);
});

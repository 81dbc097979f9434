/** Every form of the print centre, read back from the PDF on both papers. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BUILDING_WORDS } from '../../src/rules/all-things-zombie/text/encounter.ts';
import { shopText } from '../../src/rules/all-things-zombie/text/shops.ts';
import { floorText } from '../../src/rules/all-things-zombie/text/vocabulary.ts';
import { call, expect, playedByBots, test } from './support/app.ts';
import { campaignOf, GRUNTS, STAR } from './support/party.ts';
import { missing, type PdfPage, readPdf, solid } from './support/pdf.ts';
import { BOTH, opened, overflowing, planned, printed, readBack } from './support/print.ts';
import { allOf, MANY, notOnce } from './support/print-party.ts';

test('the briefing on both papers: who goes, the map, every building', async ({ app, page }) => {
  const campaign = await campaignOf(page, MANY);
  await planned(page, campaign, 'urban');
  const { encounter } = await call(page, 'encounter.get', { campaign });
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'brief', paper });
    expect(notOnce(pages, [{ name: STAR }, ...MANY])).toEqual([]);
    expect(allOf(pages)).toContain(solid(encounter?.table?.name ?? '?'));
    for (const { id, type, shop } of encounter?.table?.buildings ?? []) {
      const title = BUILDING_WORDS[type].title;
      const called = shop === undefined ? title : `${shopText(shop)} ${title.toLowerCase()}`;
      expect(allOf(pages)).toContain(solid(`${id.slice(1)} ${called}`));
    }
    expect(allOf(pages)).toContain(solid('Loot raid, raider; urban'));
    await expect(page.getByRole('img', { name: 'Scale: this bar is 12 inches' })).toHaveCount(1);
    expect(allOf(pages)).toContain(solid(`place ${encounter?.zombiesAtStart} zombies`));
  }
});

/** Shares of the page’s width that the map takes at least where all names stand below it; Letter is shorter. */
const LEAST_SHARE = { A4: 0.88, Letter: 0.78 } as const;

test('the briefing’s map is as wide as the page, with every building named on it or below', async ({
  app,
  page,
}) => {
  for (const area of ['rural', 'outskirts', 'urban'] as const) {
    const campaign = await campaignOf(page, GRUNTS, `As wide, ${area}`);
    await planned(page, campaign, area);
    const { encounter } = await call(page, 'encounter.get', { campaign });
    for (const paper of BOTH) {
      const [first] = await printed(app, page, { campaign, what: 'brief', paper });
      const missed = (encounter?.table?.buildings ?? []).filter(({ id, type, shop }) => {
        const called = shop === undefined ? BUILDING_WORDS[type].title : shopText(shop);
        return first?.solid.includes(solid(`${id.slice(1)} ${called}`)) !== true;
      });
      expect(
        missed.map(({ id }) => id),
        `${area}, ${paper}`,
      ).toEqual([]);
      const share = await page
        .getByRole('img', { name: `Map of ${encounter?.table?.name}` })
        .evaluate((map) => {
          const sheet = map.closest('[data-format]');
          const inner = (sheet?.getBoundingClientRect().width ?? 0) * (190 / 210);
          return map.getBoundingClientRect().width / inner;
        });
      expect(share, `${area}, ${paper}`).toBeGreaterThan(LEAST_SHARE[paper]);
    }
  }
});

test('the briefing’s map shows where the zombies come on first, and the party', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'outskirts');
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const seen = (encounter?.arrivals ?? []).filter(({ spot }) => spot !== null).length;
  expect(seen).toBeGreaterThan(0);
  await opened(app, page, { campaign, what: 'brief', paper: 'A4' });
  const map = page.getByRole('img', { name: `Map of ${encounter?.table?.name}` });
  const squares = map.locator('[data-sign="zombies"] text');
  const counts = (await squares.allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(seen);
  // Position of the party by the map's own inches: its sign, and the frame that is the whole table.
  const at = await map.evaluate((svg) => {
    const sign = svg.querySelector('[data-sign="party"]')?.getBoundingClientRect();
    const table = svg.querySelector('g[clip-path] > rect')?.getBoundingClientRect();
    if (sign === undefined || table === undefined) return null;
    return {
      x: (480 * (sign.x + sign.width / 2 - table.x)) / table.width,
      y: 480 - (480 * (sign.y + sign.height / 2 - table.y)) / table.height,
    };
  });
  const spot = encounter?.partyAt?.spot;
  expect(Math.abs((at?.x ?? Number.NaN) - (spot?.x ?? 0))).toBeLessThan(8);
  expect(Math.abs((at?.y ?? Number.NaN) - (spot?.y ?? 0))).toBeLessThan(12);
});

test('the Encounter sheet on both papers: everybody once, every building once', async ({ app, page }) => {
  const campaign = await campaignOf(page, MANY);
  await planned(page, campaign, 'outskirts');
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const buildings = encounter?.places.filter(({ building }) => building !== null) ?? [];
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'sheet', paper });
    expect(notOnce(pages, MANY)).toEqual([]);
    expect(await page.getByRole('row', { name: /^\d+ [A-Z]/ }).count()).toBe(buildings.length);
    for (const part of ['Turns', 'Figures', 'Buildings entered', 'Loot found', 'Casualties', 'Notes']) {
      expect(allOf(pages)).toContain(solid(part));
    }
  }
});

test('a blank sheet is two pages on both papers', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'blank-sheet', paper });
    expect(pages).toHaveLength(2);
    expect(allOf(pages)).not.toContain(solid(STAR));
  }
});

test('counters on both papers: as many as asked for, as large as asked for', async ({ app, page }) => {
  const campaign = await campaignOf(page, MANY);
  for (const paper of BOTH) {
    await page.emulateMedia({ media: null });
    await opened(app, page, { campaign, what: 'counters', paper });
    await page.getByLabel('Zombies').fill('43');
    await page.getByLabel('Base').selectOption('32');
    const counters = page.locator('[data-counter="zombie"]');
    await expect(counters).toHaveCount(43);
    const pages = await readBack(page, { what: 'counters', paper });
    expect(notOnce(pages, MANY)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const box = await counters.first().locator('svg').boundingBox();
    expect(((box?.width ?? 0) * 25.4) / 96).toBeCloseTo(32, 1);
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 1);
  }
});

test('the quick reference has every table on four pages of either paper', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { groups } = await call(page, 'print.reference', {});
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'reference', paper });
    expect(pages.length).toBeLessThanOrEqual(4);
    const wanted = groups.flatMap(({ title, tables }) => [
      solid(title),
      ...tables.flatMap(({ rows }) => rows.flat()),
    ]);
    expect(missing(allOf(pages), wanted)).toEqual([]);
  }
});

test.describe('after ten years', () => {
  test.use({ data: 'ten years' });

  test('report and stockpile on both papers', async ({ app, page }) => {
    test.slow();
    const campaign = await playedByBots(page, 'ten years');
    const { revision } = await call(page, 'campaign.get', { campaign });
    // The stockpile that the bots leave goes by their dice.
    await call(page, 'stockpile.add', {
      campaign,
      revision,
      what: { kind: 'surplus-clip', fitsMachineGun: true },
      count: 2,
      why: 'For the print',
    });
    const report = await call(page, 'print.report', { campaign });
    const { items } = await call(page, 'print.stockpile', { campaign });
    const { accounts } = await call(page, 'print.accounts', { campaign, last: 4 });
    expect(accounts).toHaveLength(4);
    for (const paper of BOTH) {
      const text = allOf(await printed(app, page, { campaign, what: 'report', paper }));
      const lines = report.encounters.map(({ number, date }) => `${number}${solid(date)}`);
      expect(missing(text, [...report.figures.map(({ name }) => solid(name)), ...lines])).toEqual([]);
      expect(
        missing(
          text,
          accounts.flatMap((one) => one.report),
        ),
      ).toEqual([]);
      const stock = allOf(await printed(app, page, { campaign, what: 'stockpile', paper }));
      const things = items.flatMap(({ title, found }) => [solid(title), solid(found)]);
      expect(missing(stock, [...things, ...items.map(({ from }) => from)])).toEqual([]);
    }
  });
});

test.describe('after three years', () => {
  test.use({ data: 'three years' });

  test('the Chronicle on both papers, every report whole under its period, no page empty; and one year of it', async ({
    app,
    page,
  }) => {
    const campaign = await playedByBots(page, 'three years');
    const { entries } = await call(page, 'print.chronicle', { campaign });
    const last = entries.at(-1)?.year ?? '';
    for (const paper of BOTH) {
      const pages = await printed(app, page, { campaign, what: 'chronicle', paper });
      const wanted = entries.flatMap(({ title, line, report, period, year }) => [
        solid(`${period}, ${year}`),
        solid(title),
        solid(line),
        ...report.map(solid),
      ]);
      expect(missing(allOf(pages), wanted)).toEqual([]);
      const parted = entries.filter(
        ({ report }) =>
          report.length > 0 && !pages.some((one) => missing(one.solid, report.map(solid)).length === 0),
      );
      expect(parted.map(({ title }) => title)).toEqual([]);
      // Beside the head and the foot there is a third of a page at least, but on the last one.
      const short = pages.slice(0, -1).filter(({ solid: text }) => text.length < 600);
      expect(short).toEqual([]);
      await page.getByLabel('From year').selectOption({ label: `From ${last}` });
      await expect(page.getByText(`Chronicle, ${last}`, { exact: true }).first()).toBeVisible();
      const year = allOf(await readBack(page, { what: 'chronicle', paper }));
      const [others, these] = [
        entries.filter((one) => one.year !== last && one.encounter),
        entries.filter((one) => one.year === last),
      ];
      expect(
        missing(
          year,
          these.flatMap(({ report }) => report.map(solid)),
        ),
      ).toEqual([]);
      expect(others.filter(({ report: [opening = ''] }) => year.includes(solid(opening)))).toEqual([]);
      await page.getByLabel('From year').selectOption({ index: 0 });
    }
  });
});

test('the map on both papers: an inch is an inch, and plain ground comes only where it is asked for', async ({
  app,
  page,
}) => {
  test.slow();
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'rural');
  const shown = page.getByRole('region', { name: /^Page \d+ of \d+$/ });
  const plain = page.getByLabel('Pages of plain ground too');
  for (const paper of BOTH) {
    await opened(app, page, { campaign, what: 'map', paper });
    // Cut as Letter has it, something stands on every page of this table.
    if (paper === 'A4') await expect(shown).not.toHaveCount(35);
    expect(await shown.count()).toBeGreaterThan(0);
    await plain.check();
    await expect(shown).toHaveCount(35);
    expect(await offScale(page)).toEqual([]);
    // All of them come out of the printer on one paper, on the other those that aren't plain.
    if (paper === 'Letter') await plain.uncheck();
    const pages = await readBack(page, { what: 'map', paper });
    expect(pages.flatMap(misnamed)).toEqual([]);
    expect(pages.flatMap(offItsInches)).toEqual([]);
    if (paper === 'A4') await plain.uncheck();
  }
});

test('the buildings of a map to cut out take fewer pages than the table, each building once', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'urban');
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const shown = page.getByRole('region', { name: /^Page \d+ of \d+$/ });
  for (const paper of BOTH) {
    await opened(app, page, { campaign, what: 'map', paper });
    const whole = await shown.count();
    await page.getByLabel('Buildings alone, to cut out').check();
    await expect(page.getByText(/^\d+ pages\.$/)).toBeVisible();
    expect(await shown.count()).toBeLessThan(whole);
    await expect(page.getByRole('img', { name: /^Building \d+, ground floor$/ })).toHaveCount(
      encounter?.table?.buildings.length ?? 0,
    );
    expect(await overflowing(page)).toEqual([]);
    await page.getByLabel('Buildings alone, to cut out').uncheck();
  }
});

test('the map at half its size, and all of it on one page of either size of paper', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'outskirts');
  const shown = page.getByRole('region', { name: /^Page \d+ of \d+$/ });
  await opened(app, page, { campaign, what: 'map', paper: 'A4' });
  const full = await shown.count();
  // A plan for every upper floor, each named by its building.
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const upper = (encounter?.table?.buildings ?? []).flatMap(({ id, storeys }) =>
    Array.from({ length: storeys - 1 }, (_, at) => `Building ${id.slice(1)}, ${floorText(at + 1)}`),
  );
  await page.getByLabel('Upper floors too').check();
  await page.getByText('Half size', { exact: true }).click();
  const plans = page.getByRole('img', { name: /^Building \d+, \S+ floor$/ });
  await expect(plans).toHaveCount(upper.length);
  expect((await plans.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).toSorted()).toEqual(
    upper.toSorted(),
  );
  await page.getByLabel('Upper floors too').uncheck();
  await expect(page.getByText('Half an inch on paper is one inch').first()).toBeVisible();
  expect(await shown.count()).toBeLessThan(full / 2);
  await page.getByText('One page', { exact: true }).click();
  await expect(shown).toHaveCount(1);
  // Below the map, what its numbers are called.
  await expect(shown.getByRole('list', { name: 'Buildings' }).getByRole('listitem')).toHaveCount(
    encounter?.table?.buildings.length ?? 0,
  );
  expect(await overflowing(page)).toEqual([]);
  await page.getByLabel('On A3').check();
  await expect(page.locator('[data-format="A3-portrait"]')).toHaveCount(1);
  await page.getByText('Letter', { exact: true }).click();
  await page.getByLabel('On Tabloid, 11 × 17″').check();
  const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect([sheet?.width, sheet?.height]).toEqual([11 * 72, 17 * 72]);
  await page.getByLabel('In colour').check();
  await expect(shown.locator('svg[data-bw]')).toHaveCount(0);
});

const misnamed = ({ solid: text }: PdfPage): readonly string[] =>
  /[A-G][1-7](?=MerrowFord)/.test(text) ? [] : [text];

/** Numbers of inches stand an inch, 72 points, apart: across along the upper edge, down along the left. */
function offItsInches({ texts, solid: page }: PdfPage): readonly string[] {
  const numbers = texts.filter(({ text, height }) => /^\d{1,2}$/.test(text) && height < 20);
  const top = Math.max(...numbers.map(({ y }) => y));
  const left = Math.min(...numbers.map(({ x }) => x));
  const across = numbers.filter(({ y }) => Math.abs(y - top) < 0.5);
  const down = numbers.filter(({ x, width }) => Math.abs(x + width / 2 - left) < 8);
  const middle = (one: { x: number; width: number }) => one.x + one.width / 2;
  return (
    [
      [across, middle],
      [down, ({ y }: { y: number }) => y],
    ] as const
  ).flatMap(([line, at]) => {
    const steps = line
      .map((one) => ({ inch: Number(one.text), at: at(one) }))
      .toSorted((a, b) => a.inch - b.inch);
    const [first] = steps;
    const off = steps.filter(
      (step) => Math.abs(step.at - (first?.at ?? 0) - (step.inch - (first?.inch ?? 0)) * 72) >= 0.5,
    );
    const few = steps.length < 5 ? [`${page}: only ${steps.length} inches`] : [];
    return [...few, ...off.map(({ inch }) => `${page}: inch ${inch}`)];
  });
}

/** Pages on which the drawn table doesn't lie exactly under its own inches: those are checked in the PDF. */
async function offScale(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('[data-format]')].flatMap((sheet) => {
      const drawn = sheet.querySelector('svg g[clip-path] > rect')?.getBoundingClientRect();
      const inches = [...sheet.querySelectorAll('svg')].at(1)?.getBoundingClientRect();
      if (drawn === undefined || inches === undefined) return ['no map'];
      const off = (['left', 'top', 'width', 'height'] as const).filter(
        (side) => Math.abs(drawn[side] - inches[side]) > 0.3,
      );
      return off.map((side) => `${sheet.getAttribute('aria-label')}: ${side} ${drawn[side]} ${inches[side]}`);
    }),
  );
}

test('is reached by keyboard, form by form, and keeps the paper', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/print?paper=Letter`);
  const forms = page.getByRole('navigation', { name: 'Forms' });
  await forms.getByRole('link', { name: 'Roster' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(forms.getByRole('link', { name: 'Figure cards' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/what=cards.*paper=Letter|paper=Letter.*what=cards/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('quick reference');
  await expect(palette.getByText('Print the quick reference')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Page 1 of 4' })).toBeVisible();
});

test('saves a spreadsheet as a file', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/print`);
  const downloading = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Roster CSV' });
  await button.focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Merrow Ford roster.csv');
  const { text } = await call(page, 'export.csv', { campaign, what: 'roster' });
  expect(readFileSync(await download.path(), 'utf8')).toBe(text);
});

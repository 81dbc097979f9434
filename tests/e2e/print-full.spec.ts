/** Forms of an Encounter waste no paper: what no table takes is lines to write on. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';
import { BOTH, opened, planned } from './support/print.ts';

const FORMS = ['brief', 'sheet'] as const;

/** Share of each page's height, in hundredths, that is empty above the foot. */
async function emptyParts(page: Page): Promise<readonly number[]> {
  return await page.getByRole('region', { name: /^Page \d/ }).evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const foot = sheet.querySelector('[data-part="page-foot"]')?.getBoundingClientRect().top ?? 0;
      const { height } = sheet.getBoundingClientRect();
      const drawn = [...sheet.querySelectorAll('td, th, p, li, h2, h3, i, svg')]
        .filter((one) => one.closest('[data-part="page-foot"]') === null)
        .map((one) => one.getBoundingClientRect().bottom)
        .filter((bottom) => bottom <= foot);
      return Math.round((100 * (foot - Math.max(...drawn))) / height);
    }),
  );
}

async function checkFull(app: App, page: Page, campaign: string): Promise<void> {
  for (const what of FORMS)
    for (const paper of BOTH) {
      await opened(app, page, { campaign, what, paper });
      const parts = await emptyParts(page);
      expect(Math.max(...parts), `${what} on ${paper}: ${parts.join(', ')}`).toBeLessThan(12);
    }
}

test('brief and sheet of the sample’s breakout have no empty stretch', async ({ app, page }) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  await checkFull(app, page, campaign);
  // The breakout's three figures and thirteen buildings are written down on two pages.
  await opened(app, page, { campaign, what: 'sheet', paper: 'A4' });
  await expect(page.getByRole('region', { name: 'Page 2 of 2' })).toBeVisible();
});

/** The briefing begins with its map, and the table of its places stands on that page or on the next. */
async function checkBrief(app: App, page: Page, campaign: string): Promise<void> {
  for (const paper of BOTH) {
    await opened(app, page, { campaign, what: 'brief', paper });
    const first = page.getByRole('region', { name: /^Page 1 of [23]$/ });
    const next = page.getByRole('region', { name: /^Page 2 of [23]$/ });
    await expect(first.getByRole('img', { name: /^Map of / })).toBeVisible();
    await expect(first.or(next).getByRole('columnheader', { name: 'Floors' }).first()).toBeVisible();
  }
}

test('the briefing of the sample’s breakout has its places with its map', async ({ app, page }) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  await checkBrief(app, page, campaign);
});

test('the briefing of a raid in the country has its places with its map', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'rural');
  await checkBrief(app, page, campaign);
});

for (const area of ['urban', 'outskirts', 'rural'] as const)
  test(`brief and sheet of a raid have no empty stretch, ${area}`, async ({ app, page }) => {
    const campaign = await campaignOf(page);
    await planned(page, campaign, area);
    await checkFull(app, page, campaign);
  });

test('the Print button keeps its place, however much is chosen beside it', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'rural');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await opened(app, page, { campaign, what: 'map', paper: 'A4' });
    await expect(page.getByText(/^\d+ pages, .*plain/)).toBeVisible();
    const box = await page.getByRole('button', { name: 'Print', exact: true }).boundingBox();
    const paper = await page.getByRole('radiogroup', { name: 'Paper' }).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (paper?.y ?? Number.NaN))).toBeLessThan(4);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(size.width - 24);
  }
});

/** The sheets of the games besides the campaign, read back from the PDF on both papers. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { type PdfPage, readPdf, solid } from './support/pdf.ts';
import { BOTH, overflowing, type Paper, POINTS_TO_MM } from './support/print.ts';

const WIDTHS = { A4: 210, Letter: 215.9 } as const satisfies Record<Paper, number>;
const HEIGHTS = { A4: 297, Letter: 279.4 } as const satisfies Record<Paper, number>;

interface Wanted {
  readonly session: string;
  readonly what: string;
  readonly paper: Paper;
  readonly across: boolean;
}

async function printed(app: App, page: Page, wanted: Wanted): Promise<readonly PdfPage[]> {
  const { session, what, paper, across } = wanted;
  await app.open(page, `/g/${session}/print?what=${what}&paper=${paper}`);
  await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await overflowing(page)).toEqual([]);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(await page.getByRole('region', { name: /^Page \d+ of \d+$/ }).count());
  for (const { width, height } of pages) {
    expect(Math.abs(width * POINTS_TO_MM - (across ? HEIGHTS : WIDTHS)[paper])).toBeLessThan(0.5);
    expect(Math.abs(height * POINTS_TO_MM - (across ? WIDTHS : HEIGHTS)[paper])).toBeLessThan(0.5);
  }
  return pages;
}

test('a town, its pieces, its rules and its record take one page each on both papers', async ({
  app,
  page,
}) => {
  const bot = { bot: 'schemer' };
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'aliens-vs-zombies', name: 'Harrow Down', seed: 'S', setup: {} },
    seats: { zombies: bot, aliens: bot },
  });
  await call(page, 'session.answer', { campaign: id, revision, steps: 60 });
  const holds = { map: 'F5Mill', pieces: 'Eventtiles', reference: 'SetUp', record: 'Aliens' } as const;
  for (const [what, text] of Object.entries(holds)) {
    for (const paper of BOTH) {
      const pages = await printed(app, page, { session: id, what, paper, across: what === 'map' });
      expect(pages).toHaveLength(1);
      expect(pages[0]?.solid).toContain(text);
    }
  }
});

test('all 62 cards come out, eight on a page of either paper', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zombie-death-force', name: 'By lamplight', seed: 'S', setup: { players: 2, turns: 60 } },
    seats: { second: { bot: 'quick' } },
  });
  for (const paper of BOTH) {
    const pages = await printed(app, page, { session: id, what: 'cards', paper, across: true });
    expect(pages).toHaveLength(8);
    expect(pages[0]?.solid).toContain(solid('Lookout'));
  }
});

test('a night of six has its table and its rules on a page each of either paper, and 85 cards', async ({
  app,
  page,
}) => {
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players: 6, start: 2, suddenDeath: false, rounds: 60 },
    seats: Object.fromEntries(
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((seat) => [seat, { bot: 'cold' }]),
    ),
  });
  await call(page, 'session.answer', { campaign: id, revision, steps: 40 });
  const holds = { table: 'Tamsin', reference: 'DieHorribly' } as const;
  for (const paper of BOTH) {
    for (const [what, text] of Object.entries(holds)) {
      const pages = await printed(app, page, { session: id, what, paper, across: what === 'table' });
      expect(pages, `${what} on ${paper}`).toHaveLength(1);
      expect(pages[0]?.solid).toContain(text);
    }
    const [record] = await printed(app, page, { session: id, what: 'record', paper, across: false });
    expect(record?.solid).toContain('Survivors');
    expect(await printed(app, page, { session: id, what: 'cards', paper, across: true })).toHaveLength(11);
  }
});

/** A crew's game of The Awful Green Things with own dice in a browser: killed in the middle of an attack, played to its end; and its sheets. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { readPdf } from './support/pdf.ts';
import { BOTH, overflowing } from './support/print.ts';

test.use({ data: 'own' });

const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });
const happened = (page: Page) => page.getByRole('region', { name: 'What has happened' });
const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`);
const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });
const choose = (page: Page, name: string | RegExp) =>
  question(page).getByRole('button', { name }).first().press('Enter');

test('the ship is manned, the monsters are found, and an attack outlives the end of the process', async ({
  app,
  page,
}) => {
  test.slow();
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Canister of Zgwortz');
  for (
    let view = await look(page, id);
    view.question?.rule !== 'agt.discovery';
    view = await look(page, id)
  ) {
    const went = page.waitForResponse(/session\.answer/);
    await page.keyboard.press('1');
    await went;
  }
  await choose(page, /Captain Yid goes to the Upper Cross Passage \(outer\)/);
  await choose(page, /1st Officer goes to the Upper Cross Passage \(outer\)/);
  await expect(question(page)).toContainText('Where do the crew attack?');
  await page.getByText('My dice').click();
  await area(page, 'upper-cross-outer').click();
  await page.locator('[data-meant=captain]').click();
  await expect(question(page)).toContainText('Captain Yid attacks: how?');
  await area(page, 'upper-cross-outer').locator('[data-counter=baby]').click();
  await area(page, 'upper-cross-outer').click();
  await expect(question(page)).toContainText('1st Officer attacks: how?');
  await area(page, 'upper-cross-outer').locator('[data-counter=baby]').click();
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('%');

  // All is declared and no die has been counted.
  await app.kill();
  await app.restart();
  await app.load(page, `/g/${id}`);
  await expect(page.locator('[data-battle=upper-cross-outer]')).toHaveCount(1);
  expect((await look(page, id)).question?.kind).toBe('roll');
  await page.keyboard.type('33222');
  await expect(happened(page)).toContainText('12');
  await expect(area(page, 'upper-cross-outer').locator('[data-counter=baby]')).toHaveCount(0);

  for (let view = await look(page, id); !view.over; view = await look(page, id))
    await call(page, 'session.answer', { campaign: id, revision: view.revision, resolve: true, steps: 500 });
  const { ending } = await look(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('the ship takes one page across on either paper, her counters and record two', async ({ app, page }) => {
  const bot = { bot: 'careful' };
  const { id, revision } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'S', setup: {} },
    seats: { monsters: bot, crew: bot },
  });
  await call(page, 'session.answer', { campaign: id, revision, steps: 60 });
  const pages = { ship: 1, blank: 1, record: 2, reference: 2, pieces: 2 } as const;
  for (const paper of BOTH) {
    for (const [what, count] of Object.entries(pages)) {
      await app.open(page, `/g/${id}/print?what=${what}&paper=${paper}`);
      await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await overflowing(page)).toEqual([]);
      expect(await readPdf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(count);
    }
  }
});

/** A crew's game of The Awful Green Things with own dice in a browser: killed in the middle of an attack, its boats guided home; and its sheets. */
import type { Page } from '@playwright/test';
import type { Output } from '../../src/contract/contract.ts';
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

type View = Output<'session.get'>;
interface Boats {
  readonly passages: readonly { readonly way: readonly number[] }[];
}

/** Events that boats have been through. */
const eventsOf = ({ state }: View) => (state as Boats).passages.flatMap(({ way }) => way).length;
/** A boat is on its way home, and something is the player's to decide or to roll. */
const isHomeward = ({ question: open }: View) => open?.rule.startsWith('agt.epilogue') === true;

/** Bots play on, for both sides, until a boat is on its way. */
async function toTheBoats(page: Page, campaign: string): Promise<void> {
  let steps = 50;
  for (let view = await look(page, campaign); !isHomeward(view); view = await look(page, campaign)) {
    // Past them in one go: once more, step by step.
    if (view.over) {
      await call(page, 'campaign.undo', { campaign, revision: view.revision });
      steps = 1;
    } else await call(page, 'session.answer', { campaign, revision: view.revision, resolve: true, steps });
  }
}

test('the ship is manned, an attack outlives the end of the process, and a boat is guided home with own dice', async ({
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

  await toTheBoats(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.locator('[data-here]')).toHaveCount(1);
  const before = await look(page, id);
  for (
    let view = before;
    isHomeward(view) && eventsOf(view) < eventsOf(before) + 3;
    view = await look(page, id)
  ) {
    const { question: open } = view;
    const went = page.waitForResponse(/session\.answer/);
    await page.keyboard.type(open?.kind === 'roll' ? '4'.repeat(open.dice) : '1');
    await went;
  }
  expect(eventsOf(await look(page, id))).toBeGreaterThan(eventsOf(before));

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

/** The Awful Green Things in a browser: a crew's game with own dice, killed in the middle of an attack, its boats guided home; the monsters' game; its sheets. */
import type { Page } from '@playwright/test';
import { numberLabel } from '../../renderer/components/number-keys.ts';
import type { Output } from '../../src/contract/contract.ts';
import { type App, call, expect, test } from './support/app.ts';
import { readPdf } from './support/pdf.ts';
import { BOTH, overflowing } from './support/print.ts';
import { happened, look, question } from './support/sessions.ts';

test.use({ data: 'own' });

const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`);

const choose = (page: Page, name: string | RegExp) =>
  question(page).getByRole('button', { name }).first().press('Enter');

type View = Output<'session.get'>;
interface Ship {
  readonly passages: readonly { readonly way: readonly number[] }[];
  readonly monsters: readonly { readonly moved: boolean }[];
}

/** Events that boats have been through. */
const eventsOf = ({ state }: View) => (state as Ship).passages.flatMap(({ way }) => way).length;
/** True once one of the Green Things has moved this turn. */
const hasMoved = ({ state }: View) => (state as Ship).monsters.some(({ moved }) => moved);
/** A boat is on its way home, and something is the player's to decide or to roll. */
const isHomeward = ({ question: open }: View) => open?.rule.startsWith('agt.epilogue') === true;

/** Bots play on, for both sides, to an ending that is on the screen, and the log is sound. */
async function toTheEnd(app: App, page: Page, campaign: string): Promise<void> {
  for (let view = await look(page, campaign); !view.over; view = await look(page, campaign))
    await call(page, 'session.answer', { campaign, revision: view.revision, resolve: true, steps: 500 });
  const { ending } = await look(page, campaign);
  await app.load(page, `/g/${campaign}`);
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
}

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
  await expect(happened(page)).toContainText('Captain Yid goes to the Upper Cross Passage (outer)');
  await choose(page, /1st Officer goes to the Upper Cross Passage \(outer\)/);
  await expect(question(page)).toContainText('Where do the crew attack?');
  await page.getByText('My dice').click();
  await area(page, 'upper-cross-outer').click();
  await page.locator('[data-meant=captain]').click();
  await expect(question(page)).toContainText('Captain Yid attacks: how?');
  await area(page, 'upper-cross-outer').locator('[data-counter=baby]').click();
  // A press means what is asked when it is made.
  await expect(question(page)).toContainText('one attack declared');
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

  await toTheEnd(app, page, id);
});

test('the Green Things are played by keys into their second turn, and by bots from the middle of it to the end', async ({
  app,
  page,
}) => {
  test.slow();
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'From the egg', seed: 'S', setup: {} },
    seats: { crew: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  const isHalfWay = (view: View) => view.standing.title === 'Turn 2' && hasMoved(view);
  for (let view = await look(page, id); !isHalfWay(view); view = await look(page, id)) {
    const { question: open } = view;
    const went = page.waitForResponse(/session\.answer/);
    // A single Green Thing moves in a turn, and then no other; all else is the first option, and the app's dice.
    if (open?.kind === 'choose' && open.rule === 'agt.move.monsters' && hasMoved(view))
      await page.keyboard.type(numberLabel(open.options.length - 1, open.options.length));
    else await page.keyboard.press('Enter');
    await went;
  }
  await expect(happened(page)).toContainText('attack');

  const before = await look(page, id);
  await page.getByRole('button', { name: /^Resolve: / }).click();
  const step = page.waitForResponse(/session\.answer/);
  await question(page).getByRole('button', { name: 'One step' }).click();
  await step;
  const { steps, seats } = await look(page, id);
  expect([steps, seats.monsters]).toEqual([before.steps + 1, 'player']);
  await toTheEnd(app, page, id);
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

/** A turn on the board in few inputs: four figures fire at whom the form proposes, zombies go, noise is rolled, and the next turn begins. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { due, mark, openRaid, PARTY, pressed } from './support/board.ts';
import { call } from './support/call.ts';
import { underWay } from './support/encounter.ts';

/** Most keys, or presses, of a turn. */
const MOST = 14;

/** Inputs of a player, counted. */
class Inputs {
  made = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async key(name: string): Promise<void> {
    this.made += 1;
    await this.page.keyboard.press(name);
  }

  async press(piece: string): Promise<void> {
    this.made += 1;
    await pressed(this.page, piece);
  }

  async button(name: RegExp): Promise<void> {
    this.made += 1;
    await this.page.getByRole('button', { name }).click();
  }
}

const proposed = (page: Page) =>
  page.getByRole('table', { name: 'In sight and in range' }).locator('[data-aimed]');

/** All have fired, all zombies have gone, and no shots are left to be heard. */
async function hasBeenPlayed(page: Page, campaign: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 2' })).toBeVisible();
  const acts = (await call(page, 'encounter.log', { campaign })).acts.map(({ title }) => title);
  expect(acts.filter((title) => / fires /.test(title))).toHaveLength(PARTY.length);
  expect(acts.filter((title) => /hears? the shots/.test(title))).toHaveLength(PARTY.length);
  expect(acts.filter((title) => /zombies? (?:moves?|acts?)/i.test(title)).length).toBeGreaterThan(0);
  const { turn, markers } = await underWay(page, campaign);
  expect([turn?.number, markers]).toEqual([2, []]);
}

test('a turn of four volleys at proposed targets takes fourteen keys at most, with those that begin the next', async ({
  app,
  page,
}) => {
  const campaign = await openRaid(app, page, { both: true });
  const by = new Inputs(page);
  for (const [nth] of PARTY.entries()) {
    // At first, as in the middle of all, the focus is on no figure: the arrow leads to the one that is marked.
    if (nth > 0) await by.key('ArrowRight');
    await by.key('f');
    await expect(proposed(page)).toHaveCount(1);
    await by.key('r');
    await expect(proposed(page)).toHaveCount(0);
  }
  await by.key('Shift+H');
  await expect(due(page)).not.toContainText('Zombies go');
  await by.key('a');
  await expect(due(page)).not.toContainText('Zombies drawn');
  await by.key('n');
  await hasBeenPlayed(page, campaign);
  expect(by.made).toBeLessThanOrEqual(MOST);
});

test('a turn of four volleys at proposed targets takes fourteen presses at most, with the one that begins the next', async ({
  app,
  page,
}) => {
  const campaign = await openRaid(app, page, { both: true });
  const by = new Inputs(page);
  for (const [nth, who] of PARTY.entries()) {
    if (nth > 0) await by.press(who);
    await expect(mark(page, who)).toHaveAttribute('aria-current', 'true');
    await by.button(/^Fire$/);
    await expect(proposed(page)).toHaveCount(1);
    await by.button(/^Fire \d shots?/);
    await expect(proposed(page)).toHaveCount(0);
  }
  await by.button(/^Move all/);
  await expect(due(page)).not.toContainText('Zombies go');
  await by.button(/^Roll all/);
  await expect(due(page)).not.toContainText('Zombies drawn');
  await by.button(/^Turn 2$/);
  await hasBeenPlayed(page, campaign);
  expect(by.made).toBeLessThanOrEqual(MOST);
});

/** Play with thirty figures: a key draws what it changes, in one go, and an act is one small call. */
import type { BrowserContext, Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { countingPage, drawnBy } from './support/drawn.ts';
import { act, raid, ZOMBIES_STAY } from './support/encounter.ts';
import { campaignOf, member } from './support/party.ts';

/** Components that an arrow key may draw, and an act. */
const MOST = { arrow: 60, act: 300 };
/** Bytes that may be moved for a kill, there and back. */
const MOST_BYTES = 8_000;

const GRUNTS = Array.from({ length: 29 }, (_, at) =>
  member(`Grunt ${at + 1}`, { weapons: ['assault-rifle'] }),
);
const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

/** Thirty figures on the table of a town, all that can be told of it told. */
async function crowded(app: App, context: BrowserContext): Promise<Page> {
  const page = await countingPage(context);
  const campaign = await campaignOf(page, GRUNTS);
  const goes = Array.from({ length: 30 }, (_, at) => `f${at + 1}`);
  await raid(page, campaign, { area: 'urban', goes });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await app.load(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  // The odds of the next turn are counted last.
  await expect(page.getByRole('definition').first()).toBeVisible();
  return page;
}

interface Sent {
  readonly call: string;
  readonly bytes: number;
}

/** Records the calls sent and answered from now on. */
function listen(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('requestfinished', async (request) => {
    const call = request.url().split('/call/')[1];
    if (call === undefined) return;
    const answer = await (await request.response())?.text();
    sent.push({ call, bytes: (request.postData()?.length ?? 0) + (answer?.length ?? 0) });
  });
  return sent;
}

test('an arrow key and a kill', async ({ app, context }) => {
  const page = await crowded(app, context);
  await nameOf(page, 'Grunt 10').focus();
  const arrow = await drawnBy(page, async () => {
    await page.keyboard.press('ArrowDown');
    await expect(nameOf(page, 'Grunt 11')).toBeFocused();
    await expect(nameOf(page, 'Grunt 11')).toHaveAttribute('aria-current', 'true');
  });
  expect(arrow.components).toBeLessThanOrEqual(MOST.arrow);

  const sent = listen(page);
  const kill = await drawnBy(page, async () => {
    await page.keyboard.press('z');
    await expect(newest(page)).toHaveText('Grunt 11 has killed 1 zombie');
  });
  // A second one, so that whatever the first has drawn late is counted, too.
  const another = await drawnBy(page, async () => {
    await page.keyboard.press('z');
    await expect(newest(page)).toHaveText('Grunt 11 has killed 2 zombies');
  });
  expect(kill.components).toBeLessThanOrEqual(MOST.act);
  expect(another).toEqual({ ...kill, commits: 1 });
  expect(kill.commits, kill.asked).toBe(1);
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(['encounter.act', 'encounter.act']);
  for (const { bytes } of sent) expect(bytes).toBeLessThan(MOST_BYTES);
});

test('how a figure stands, that taken back, and a new turn for all of them', async ({ app, context }) => {
  const page = await crowded(app, context);
  await nameOf(page, 'Grunt 11').focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('region', { name: 'How is Grunt 11?' })).toBeVisible();
  const down = await drawnBy(page, async () => {
    await page.keyboard.press('k');
    await expect(newest(page)).toHaveText('Grunt 11 is Knocked Down');
  });
  expect(down.commits, down.asked).toBe(1);
  expect(down.components).toBeLessThanOrEqual(MOST.act);

  const back = await drawnBy(page, async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(newest(page)).toContainText('Turn 1');
  });
  expect(back.commits, back.asked).toBe(1);
  expect(back.components).toBeLessThanOrEqual(MOST.act);

  const turn = await drawnBy(page, async () => {
    await page.keyboard.press('n');
    await expect(newest(page)).toContainText('Turn 2');
  });
  expect(turn.commits, turn.asked).toBe(1);
  expect(turn.components).toBeLessThanOrEqual(MOST.act);
});

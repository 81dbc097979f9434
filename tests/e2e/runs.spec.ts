/** The two mini-campaigns in a browser: a war and a series from their last turns on, and one game of each by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { numberLabel } from '../../renderer/components/number-keys.ts';
import type { Output } from '../../src/contract/contract.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

type View = Output<'session.get'>;

const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });
const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });

const resolve = async (page: Page, campaign: string, steps: number) => {
  const { revision } = await look(page, campaign);
  await call(page, 'session.answer', { campaign, revision, resolve: true, steps });
};

/** Bots answer for the player, too, up to the landing of a town's last turn. */
async function toLastLanding(page: Page, id: string): Promise<void> {
  for (let view = await look(page, id); !atLanding(view); view = await look(page, id)) {
    // A turn takes more steps than this, and between an event and its landing there are few.
    await resolve(page, id, /turn [78]$/.test(view.standing.title) ? 1 : 15);
  }
}

async function toTheEnd(page: Page, id: string): Promise<void> {
  while (!(await look(page, id)).over) await resolve(page, id, 500);
}

/** The keys that answer what is asked: the last option, which does least, dice by this face; else the app's. */
function keysFor({ question: asked }: View, face: string | null): readonly string[] {
  if (asked?.kind === 'choose') return [...numberLabel(asked.options.length - 1, asked.options.length)];
  if (face === null) return ['Enter'];
  return asked?.kind === 'roll' ? Array.from({ length: asked.dice }, () => face) : ['r'];
}

/** Answers by keys alone, as long as this is so and something is asked. */
async function typed(page: Page, id: string, isOn: (view: View) => boolean, face: string | null = null) {
  for (let view = await look(page, id); isOn(view) && view.question !== null; view = await look(page, id)) {
    const went = page.waitForResponse(/session\.answer/);
    for (const key of keysFor(view, face)) await page.keyboard.press(key);
    await went;
  }
}

/** Of these, with all that stands in them, what an ellipsis cuts short: a part of a pixel too little is enough for that. */
const cutShort = (of: Locator) =>
  of.evaluateAll((all) => {
    const words = document.createRange();
    const isCut = (one: Element) => {
      words.selectNodeContents(one);
      return words.getBoundingClientRect().width > one.getBoundingClientRect().width + 1 / 64;
    };
    return all
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && isCut(one))
      .map((one) => one.textContent);
  });

const atLanding = (view: View) =>
  /turn 8$/.test(view.standing.title) && view.question?.rule === 'avz.landing';

test('a war of three towns is fought as Aliens with own dice, one town by bots, and brings its campaign home what it says', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page, 'The Bell County road');
  const { revision: settled } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.houseRules', {
    ...{ campaign, revision: settled, rule: 'episodesBringSpoils', on: true },
  });
  const { id } = await call(page, 'session.create', {
    ...{ game: 'avz-war', name: 'The war for Bell County', seed: 'S', setup: { towns: 3 } },
    seats: { zombies: { bot: 'schemer' } },
  });
  await app.open(page, `/g/${id}`);
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'The Bell County road' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of The Bell County road.')).toBeVisible();

  // The first town: its last turn by hand, every die of it the player's.
  await question(page).getByRole('button', { name: '1 March on' }).click();
  await expect(question(page)).toContainText('Where does the group land?');
  await toLastLanding(page, id);
  await app.load(page, `/g/${id}`);
  await page.getByText('My dice').click();
  await expect(question(page)).toContainText('How many points may land?');
  await expect(page.getByRole('textbox', { name: 'The die, 1 to 6' })).toBeFocused();
  const isFirst = ({ standing }: View) => standing.title.startsWith('Lower Ash');
  await typed(page, id, isFirst, '4');
  await expect(question(page)).toContainText('Next: Ferris Mill');

  // The second is left to bots.
  await question(page).getByRole('button', { name: '1 March on' }).click();
  await expect(question(page)).toContainText('Which zombie comes out of the grave?');
  await toLastLanding(page, id);
  await app.load(page, `/g/${id}`);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await question(page).getByRole('button', { name: 'Play this game' }).click();
  await expect(question(page)).toContainText('How far do the bots play on?');
  await expect(page.getByRole('row', { name: /Ferris Mill/ }).first()).not.toContainText('next');
  await expect(page.getByRole('heading', { name: 'Next: Bell Cross' })).toBeVisible();

  await toTheEnd(page, id);
  const { ending, outcome } = await look(page, id);
  const { won } = outcome as { readonly won: number };
  await app.load(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  // What the screen says of the war leaves room for what undo would do.
  expect(await cutShort(page.getByRole('button', { name: /^Undo: / }))).toEqual([]);
  const { brings } = await call(page, 'episode.of', { campaign: id });
  await expect(page.getByText(`It brings ${brings}, by a house rule of ours.`)).toBeVisible();
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of The Bell County road, where its result stands.')).toBeVisible();

  const before = await call(page, 'stockpile.get', { campaign });
  expect(before.things.filter(({ kind }) => kind === 'surplus-clip')).toHaveLength(won);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Sheets' })
    .getByRole('link', { name: 'Record of the war' })
    .click();
  const first = page.getByRole('region', { name: /^Page 1 of \d+$/ });
  await expect(
    first.getByRole('table', { name: 'Towns' }).getByRole('row', { name: /Bell Cross/ }),
  ).toContainText(/\d/);
  await app.open(page, `/c/${campaign}/print?what=stockpile`);
  await expect(
    page.getByRole('region', { name: /^Page \d+ of/ }).filter({ hasText: 'The war for Bell County' }),
  ).not.toHaveCount(0);
  await app.open(page, `/c/${campaign}/chronicle`);
  await expect(page.getByText(`Episode: The war for Bell County. ${ending}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Enter how The war for Bell County ended' }).click();
  await expect(page.getByText(`Episode: The war for Bell County. ${ending}`)).toHaveCount(0);
  expect((await call(page, 'stockpile.get', { campaign })).things).toEqual([]);
});

test('a best of three against two bots is gone on with after SIGKILL in the middle of a turn, and is won by somebody', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zdf-series', name: 'Three nights', seed: 'S', setup: { players: 3, turns: 20, bestOf: 3 } },
    seats: { second: { bot: 'quick' }, third: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Who goes first?');
  await page.keyboard.press('1');
  await expect(question(page)).toContainText('Which card goes where?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'What has happened' });
  await expect(log).toContainText('Hale assigns');
  await page.setViewportSize({ width: 1024, height: 700 });
  const open = page.getByRole('region', { name: 'Card table' }).getByText('still open');
  expect(await open.count()).toBeGreaterThan(3);
  expect(await cutShort(open)).toEqual([]);
  const before = await look(page, id);

  await app.kill();
  await app.restart();
  await app.load(page, `/g/${id}`);
  await expect(log).toContainText('Hale assigns');
  const { state, question: asked, revision } = await look(page, id);
  expect({ state, asked, revision }).toEqual({
    ...{ state: before.state, asked: before.question, revision: before.revision },
  });
  // The turn goes on from there: nothing else is assigned, and the two bots take theirs.
  await typed(page, id, ({ standing }) => /turn 1\b/.test(standing.detail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Game 1, /);

  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  const { ending, inWords } = await look(page, id);
  await expect(page.getByText(ending ?? '').first()).toBeVisible();
  const games = inWords.tables.find(({ title }) => title === 'Games')?.rows.length ?? 0;
  expect(games).toBeGreaterThan(1);
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toHaveCount(games);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

/** The app's own button, or the first option. */
const FIRST_ANSWER = /^(Draw|1)/;

const TWINS = [
  {
    title: 'Aliens vs Zombies',
    game: 'aliens-vs-zombies',
    setup: {},
    seats: { zombies: { bot: 'brawler' } },
  },
  {
    ...{ title: 'Zombie Death Force', game: 'zombie-death-force', setup: { players: 2, turns: 20 } },
    seats: { second: { bot: 'quick' } },
  },
] as const;

for (const { title, game, setup, seats } of TWINS) {
  test(`a game of ${title} is played to its end by keyboard alone on the text twin`, async ({
    app,
    page,
  }) => {
    const name = `By keys: ${title}`;
    const { id } = await call(page, 'session.create', { game, name, seed: 'S', setup, seats });
    await app.open(page);
    await press(page, name);
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await tabTo(page, /^Board/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'In words' })).toBeChecked();
    await tabTo(page, FIRST_ANSWER);
    await typed(page, id, ({ over }) => !over);
    const { ending } = await look(page, id);
    await expect(question(page)).toContainText(ending ?? 'no ending');
  });
}

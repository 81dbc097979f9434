/** Every screen that the router has, in windows from 1024 to 2560 pixels wide, and boards of games in small ones: what is cut is found. */
import type { Page } from '@playwright/test';
import { beforeReport, report } from './support/aftermath.ts';
import { call, expect, playedByBots, test } from './support/app.ts';
import { act, raid } from './support/encounter.ts';
import { campaignOf, GRUNTS } from './support/party.ts';
import { clipped } from './support/pseudo.ts';
import { cutShort, look, resolve } from './support/sessions.ts';

const SIZES = [
  [1024, 700],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Parts that have to be scrolled sideways to be seen whole, and drawings that reach beyond the window. */
const cutSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      if (!one.checkVisibility() || one.clientWidth <= 3) return [];
      const { overflowX, textOverflow } = getComputedStyle(one);
      // A ship’s plan larger than its pane is scrolled in that box, which says so.
      const isPlan = one.parentElement?.hasAttribute('data-cut') && one.querySelector('svg') !== null;
      const scrolls = ['auto', 'scroll'].includes(overflowX) && !isPlan;
      const cut = scrolls && one.scrollWidth > one.clientWidth + 1 && textOverflow !== 'ellipsis';
      const beyond = one.tagName === 'svg' && one.getBoundingClientRect().right > innerWidth + 1;
      return cut || beyond ? [`${nameOf(one)} ${one.scrollWidth} of ${one.clientWidth}`] : [];
    });
  });

const cutNow = async (page: Page) => [...(await cutSideways(page)), ...(await clipped(page))];

/** Milliseconds in which paper and boards are laid out for another size, on a busy machine as well. */
const LAID_OUT_MS = 5_000;

/** Milliseconds between two looks that have to agree. */
const BETWEEN_LOOKS_MS = 150;

/** What is cut once a screen is laid out: paper comes sheet by sheet and a board once its pane is measured, so only two clean looks in a row count as clean. */
async function cutOnceLaidOut(page: Page): Promise<readonly string[]> {
  let here: readonly string[] = [];
  let clean = 0;
  const looks = async () => {
    here = await cutNow(page);
    clean = here.length === 0 ? clean + 1 : 0;
    return clean;
  };
  await expect
    .poll(looks, { timeout: LAID_OUT_MS, intervals: [BETWEEN_LOOKS_MS] })
    .toBeGreaterThan(1)
    .catch(() => undefined);
  return here;
}

async function cutAtAnyWidth(page: Page, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // A map or a page is drawn anew once its place has another size.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const isLaidOutLate = /\/(print|play)$/.test(address) || address.includes(' /g/');
    const here = await (isLaidOutLate ? cutOnceLaidOut(page) : cutNow(page));
    faults.push(...here.map((fault) => `${address} ${width}: ${fault}`));
  }
  return faults;
}

/** Addresses of the screens, as the router itself has them: `/c/$campaign/roster`. */
const screensOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      readonly __TSR_ROUTER__: { readonly routesByPath: Readonly<Record<string, unknown>> };
    };
    return Object.keys(router.routesByPath);
  });

/** Tabs of Settings, which must be open, as its own list has them: a tab’s id ends in its name. */
async function settingsTabs(page: Page): Promise<readonly string[]> {
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  return await tabs.evaluateAll((all) => all.map(({ id }) => id.replace(/^.*-tab-/, '')));
}

/** A new screen has to be shown here: by the campaign or game it is looked at in, and what else stands in its address. */
type Looked = Readonly<Record<string, readonly string[]>>;

const GAMES_BEGUN = [
  { game: 'awful-green-things', name: 'Wide ship', setup: {} },
  { game: 'aliens-vs-zombies', name: 'Wide town', setup: {} },
  { game: 'zombie-death-force', name: 'Wide table', setup: { players: 2, turns: 60 } },
  {
    ...{ game: 'alien-zombie-tentacle', name: 'Wide night' },
    setup: { players: 3, start: 2, suddenDeath: false, rounds: 20 },
  },
] as const;

test.describe('of all that is played', () => {
  test.use({ data: 'three years' });

  test('nothing is cut on any screen of the router at any width', async ({ app, page }) => {
    const played = await playedByBots(page, 'three years');
    const { figures } = await call(page, 'campaign.get', { campaign: played });
    const [entry] = (await call(page, 'chronicle.page', { campaign: played })).entries;
    const recruiting = await call(page, 'campaign.create', {
      ...{ name: 'Half a party', seed: 'E2E-SEED', division: 'months', startYear: 2 },
      star: { name: 'Pris Hallam', attribute: 'ambidextrous', weapons: ['machine-pistol'] },
    });
    const fighting = await campaignOf(page, GRUNTS);
    await raid(page, fighting, { area: 'outskirts', goes: ['f1', 'f2', 'f3'] });
    const boarded = await campaignOf(page, GRUNTS);
    await raid(page, boarded, { area: 'urban', goes: ['f1', 'f2', 'f3'] });
    await act(page, boarded, { do: 'board', up: true });
    const reported = await beforeReport(page);
    await report(page, reported, { f2: { outOfTheFight: true, by: 'zombies' } });
    const games: string[] = [];
    for (const { game, name, setup } of GAMES_BEGUN) {
      const { id } = await call(page, 'session.create', { game, name, seed: 'S', setup, seats: {} });
      await resolve(page, id, 40);
      games.push(id);
    }
    const inGames = (screen: string) => games.map((id) => `/g/${id}${screen}`);
    await app.open(page, '/settings');
    const settings = await settingsTabs(page);
    expect(settings).toContain('backups');
    const looked: Looked = {
      '/': ['/'],
      '/new': ['/new'],
      '/new-one-off': ['/new-one-off'],
      '/settings': settings.map((tab) => `/settings?tab=${tab}`),
      '/about': ['/about'],
      '/rules': ['/rules'],
      '/game': ['/game'],
      '/c/$campaign': [`/c/${played}`, `/c/${fighting}`],
      '/c/$campaign/recruit': [`/c/${recruiting.id}/recruit`],
      '/c/$campaign/roster': [`/c/${played}/roster`, `/c/${played}/roster?figure=${figures[0]?.id}`],
      '/c/$campaign/print': [`/c/${played}/print`, `/c/${fighting}/print?what=brief`],
      '/c/$campaign/rules': [`/c/${played}/rules?rule=atz.opposed-task`],
      '/c/$campaign/encounter': [`/c/${played}/encounter`],
      '/c/$campaign/encounter/plan': [`/c/${played}/encounter/plan`],
      '/c/$campaign/encounter/set-up': [`/c/${fighting}/encounter/set-up`],
      '/c/$campaign/encounter/play': [
        `/c/${fighting}/encounter/play`,
        `/c/${fighting}/encounter/play?how=log`,
        `/c/${boarded}/encounter/play`,
      ],
      '/c/$campaign/encounter/after': [`/c/${reported}/encounter/after`],
      '/c/$campaign/stockpile': [`/c/${played}/stockpile`],
      '/c/$campaign/people': [`/c/${played}/people`, `/c/${played}/people?group=c1`],
      '/c/$campaign/statistics': [`/c/${played}/statistics`],
      '/c/$campaign/house-rules': [`/c/${played}/house-rules`],
      '/c/$campaign/chronicle': [`/c/${played}/chronicle`, `/c/${played}/chronicle?entry=${entry?.act}`],
      '/g/$session': inGames(''),
      '/g/$session/chronicle': inGames('/chronicle').slice(0, 1),
      '/g/$session/print': inGames('/print'),
      '/g/$session/figures': inGames('/figures').slice(0, 1),
      '/g/$session/statistics': inGames('/statistics').slice(0, 1),
    };
    expect(Object.keys(looked).toSorted()).toEqual([...(await screensOf(page))].toSorted());
    const faults: string[] = [];
    for (const address of Object.values(looked).flat()) {
      await app.open(page, address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      if (address.endsWith('/encounter/set-up'))
        await expect(page.getByRole('img', { name: /^Scale: this bar is \d+ inches$/ })).toBeVisible();
      faults.push(...(await cutAtAnyWidth(page, `${await page.title()} ${address}`)));
    }
    expect(faults).toEqual([]);
  });
});

test('the list of everything done says the whole of each act, and is scrolled to its end', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, GRUNTS);
  const names = Array.from({ length: 25 }, (_, at) => `${at} ${'Bundesversammlungs'.repeat(4)}`);
  for (const name of names) {
    const { revision } = await call(page, 'log.head', { campaign });
    await call(page, 'campaign.rename', { campaign, revision, name });
  }
  await app.open(page, `/c/${campaign}`);
  await page.getByRole('button', { name: 'Everything done' }).click();
  const drawer = page.getByRole('dialog', { name: 'Everything done' });
  const lines = drawer.getByRole('listitem');
  await expect(lines.first()).toContainText(`Rename ${names[23]} to ${names[24]}`);
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const cut = await cutShort(lines);
    const aside = await drawer.evaluate((one) => one.scrollWidth - one.clientWidth);
    faults.push(
      ...cut.map((text) => `${width}: ${text}`),
      ...(aside > 0 ? [`${width}: ${aside} aside`] : []),
    );
    faults.push(...(await clipped(page)).map((fault) => `${width}: ${fault}`));
    const last = drawer.getByRole('button', { name: /^Back to here/ }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  expect(faults).toEqual([]);
});

const SMALL = SIZES.filter(([width]) => width <= 1280);

/** Words and drawings of a part of the screen that lie on one another by more than a hair. */
const onOneAnother = (page: Page, region: string): Promise<readonly string[]> =>
  page.getByRole('region', { name: region, exact: true }).evaluate((part) => {
    const marks: { readonly says: string; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof SVGSVGElement) {
        if (node.checkVisibility()) marks.push({ says: 'a drawing', box: node.getBoundingClientRect() });
      } else if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        node.parentElement?.closest('svg') == null
      ) {
        const words = document.createRange();
        words.selectNodeContents(node);
        for (const box of words.getClientRects()) marks.push({ says: node.data.trim(), box });
      }
    }
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    return marks.flatMap((one, at) =>
      marks
        .slice(at + 1)
        .flatMap((other) => (meet(one.box, other.box) ? [`${one.says} on ${other.says}`] : [])),
    );
  });

/** Lines of a part of the screen that reach below where its pane ends, which is where the foot begins. */
const belowThePane = (page: Page, region: string): Promise<readonly string[]> =>
  page.getByRole('region', { name: region, exact: true }).evaluate((part) => {
    const foot = [...document.querySelectorAll('h2')].find((one) => one.textContent === 'How does this end?');
    const end = foot?.closest('section')?.getBoundingClientRect().top ?? 0;
    return [...part.querySelectorAll('span, b')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > end + 1)
      .map((one) => one.textContent ?? '');
  });

test('the weapons of the ship and a hand of four lie on nothing and are whole in small windows', async ({
  app,
  page,
}) => {
  const ship = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Small ship', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  await resolve(page, ship.id, 120);
  const night = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'Small night', seed: 'S' },
    setup: { players: 4, start: 2, suddenDeath: false, rounds: 20 },
    seats: { second: { bot: 'cold' }, third: { bot: 'grudging' }, fourth: { bot: 'rash' } },
  });
  while ((await look(page, night.id)).question?.rule !== 'azta.hand-limit') await resolve(page, night.id, 1);
  const faults: string[] = [];
  for (const [id, region] of [
    [ship.id, 'Weapons and monsters'],
    [night.id, 'Hand'],
  ] as const) {
    await app.open(page, `/g/${id}`);
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      const here = [...(await onOneAnother(page, region)), ...(await clipped(page))];
      if (region === 'Hand') here.push(...(await belowThePane(page, region)));
      faults.push(...here.map((fault) => `${region} ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

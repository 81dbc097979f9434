/** Every screen of a campaign in windows from 1024 to 2560 pixels wide, and boards of games in small ones: what is cut is found. */
import type { Page } from '@playwright/test';
import { call, expect, playedByBots, test } from './support/app.ts';
import { raid } from './support/encounter.ts';
import { campaignOf, GRUNTS } from './support/party.ts';
import { clipped } from './support/pseudo.ts';
import { look, resolve } from './support/sessions.ts';

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
      const scrolls = ['auto', 'scroll'].includes(overflowX);
      const cut = scrolls && one.scrollWidth > one.clientWidth + 1 && textOverflow !== 'ellipsis';
      const beyond = one.tagName === 'svg' && one.getBoundingClientRect().right > innerWidth + 1;
      return cut || beyond ? [`${nameOf(one)} ${one.scrollWidth} of ${one.clientWidth}`] : [];
    });
  });

async function cutAtAnyWidth(page: Page, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // A map is drawn anew once its place has another size.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const here = [...(await cutSideways(page)), ...(await clipped(page))];
    faults.push(...here.map((fault) => `${address} ${width}: ${fault}`));
  }
  return faults;
}

test.describe('of a campaign that bots have played', () => {
  test.use({ data: 'three years' });

  test('nothing is cut at any width', async ({ app, page }) => {
    const campaign = await playedByBots(page, 'three years');
    const { figures } = await call(page, 'campaign.get', { campaign });
    const addresses = [
      '',
      '/roster',
      `/roster?figure=${figures[0]?.id}`,
      '/chronicle',
      '/stockpile',
      '/people',
    ];
    const faults: string[] = [];
    for (const address of [...addresses, '/statistics', '/house-rules', '/rules', '/encounter/plan']) {
      await app.open(page, `/c/${campaign}${address}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      faults.push(...(await cutAtAnyWidth(page, address)));
    }
    expect(faults).toEqual([]);
  });
});

test('nothing of an Encounter is cut at any width, the map’s key and scale among it', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, GRUNTS);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3'] });
  const faults: string[] = [];
  for (const address of [
    '/encounter/set-up',
    '/encounter/play',
    '/encounter/play?how=log',
    '/print?what=brief',
  ]) {
    await app.open(page, `/c/${campaign}${address}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (address === '/encounter/set-up')
      await expect(page.getByRole('img', { name: /^Scale: this bar is \d+ inches$/ })).toBeVisible();
    faults.push(...(await cutAtAnyWidth(page, address)));
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

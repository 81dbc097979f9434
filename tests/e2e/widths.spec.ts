/** Every screen of a campaign in windows from 1024 to 2560 pixels wide: what runs out of its place sideways is found. */
import type { Page } from '@playwright/test';
import { call, expect, playedByBots, test } from './support/app.ts';
import { raid } from './support/encounter.ts';
import { campaignOf, GRUNTS } from './support/party.ts';
import { clipped } from './support/pseudo.ts';

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

/**
 * Time that a window takes from its address to a screen's heading, against an empty React page in the same Chromium, in the same run: `node
 * bench/first-page.bench.ts`. Ends with 1 where a ratio is above 2.5.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { inMemory, openStore } from '../db/index.ts';
import type { Context } from '../src/backend/calls/context.ts';
import { playsOnHere } from '../src/backend/calls/playing-on.ts';
import { openLog } from '../src/backend/calls/trouble-log.ts';
import { serve, type WebHost } from '../src/web/serve.ts';
import { buildRenderer } from '../tools/build.ts';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { fromRoot } from '../tools/paths.ts';
import { longCampaign } from './long-campaign.ts';

const MOST = 2.5;
const ROUNDS = 15;
const WARM_UP = 2;
const PERIODS = 100;
const CAMPAIGN = 'benchbench';

/** React, a heading, and nothing else. */
async function emptyPage(dir: string): Promise<string> {
  const { build } = await import('vite');
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Empty</title><script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(
    join(dir, 'main.js'),
    `import { createElement } from '${fromRoot('node_modules/react/index.js')}';
     import { createRoot } from '${fromRoot('node_modules/react-dom/client.js')}';
     createRoot(document.getElementById('root')).render(createElement('h1', null, 'Empty'));`,
  );
  await build({
    configFile: false,
    root: dir,
    logLevel: 'warn',
    build: { outDir: join(dir, 'built'), modulePreload: { polyfill: false } },
  });
  return join(dir, 'built');
}

/** A file with one campaign of so many periods. */
async function campaignIn(dir: string): Promise<void> {
  const now = () => new Date();
  const store = await openStore({ dir, now });
  const { db, file, close } = store;
  const copied = async () => await inMemory(store);
  const random = (most: number) => Math.floor(Math.random() * most);
  const backups = { before: async () => {}, hold: async () => undefined, beforeAct: async () => {} };
  const log = openLog(dir, now);
  const alone: Context['alone'] = async (work) => await work();
  const app = {
    file,
    copied,
    dataDir: dir,
    now,
    random,
    games: [],
    log,
    alone,
    seen: () => undefined,
    playsOn: playsOnHere,
  };
  await longCampaign({ ...app, db, backups }, CAMPAIGN, PERIODS);
  await close();
}

/** Put into each page before its own scripts: tells when its heading is first drawn. */
const watch = (heading: string) => `
  new MutationObserver((_, observer) => {
    if (document.querySelector('h1')?.textContent !== ${JSON.stringify(heading)}) return;
    observer.disconnect();
    requestAnimationFrame(() => headingDrawn(performance.now()));
  }).observe(document, { childList: true, subtree: true });
`;

interface Page {
  readonly what: string;
  readonly heading: string;
  readonly host: WebHost;
  readonly path: string;
}

/** Milliseconds from the address to the heading, in a window that has nothing of ours kept. */
async function timed(browser: Browser, { heading, host, path }: Page): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const drawn = Promise.withResolvers<number>();
  await context.exposeFunction('headingDrawn', drawn.resolve);
  await context.addInitScript(watch(heading));
  // The token first, so that the way to the cookie is not measured.
  const home = (await context.request.get(host.url)).url();
  const page = await context.newPage();
  await page.goto(`${home}${path}`);
  const time = await drawn.promise;
  await context.close();
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const dir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const found = await findOrInstallChromium();
if (!found.found) throw new Error(found.remedy);
await buildRenderer();
await campaignIn(join(dir, 'data'));
const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
const ours = await serve({
  dataDir: join(dir, 'data'),
  rendererDir: process.env.HOLDOUT_RENDERER ?? fromRoot('dist/renderer'),
});
const bare = await serve({ dataDir: join(dir, 'bare'), rendererDir: await emptyPage(join(dir, 'empty')) });
try {
  const empty: Page = { what: 'Empty React page', heading: 'Empty', host: bare, path: '' };
  const pages: readonly Page[] = [
    { what: 'All campaigns', heading: 'Campaigns', host: ours, path: '' },
    { what: `Home after ${PERIODS} periods`, heading: 'Home', host: ours, path: `#/c/${CAMPAIGN}` },
  ];
  const times = new Map<Page, number[]>([empty, ...pages].map((page) => [page, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // The pages take turns, so that whatever else the machine does weighs on all.
    for (const [page, all] of times) {
      const time = await timed(browser, page);
      if (round >= 0) all.push(time);
    }
  }
  const least = median(times.get(empty) ?? []);
  console.log('| screen | to its heading | empty React page | ratio | at most |');
  console.log('|---|---|---|---|---|');
  let above = false;
  for (const page of pages) {
    const time = median(times.get(page) ?? []);
    above ||= !(time / least <= MOST);
    console.log(
      `| ${page.what} | ${time.toFixed(0)} ms | ${least.toFixed(0)} ms | ${(time / least).toFixed(2)} | ${MOST} |`,
    );
  }
  process.exitCode = above ? 1 : 0;
} finally {
  await browser.close();
  await ours.close();
  await bare.close();
  rmSync(dir, { recursive: true, force: true });
}

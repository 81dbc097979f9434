/** `npm run guide-pictures`: takes the pictures of docs/guide.md anew, out of the sample campaign. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serve } from '../src/web/serve.ts';
import { buildRenderer } from './build.ts';
import { findOrInstallChromium } from './chromium.ts';
import { palettePng } from './guide/palette-png.ts';
import { PICTURES } from './guide/pictures.ts';
import { readPng } from './guide/read-png.ts';
import { fromRoot } from './paths.ts';

/** The app's own name for the sample campaign. */
const SAMPLE_NAME = 'Merrow Ford';

const VIEWPORT = { width: 1280, height: 800 };

interface Act {
  readonly act: number;
  readonly title: string;
}

const found = await findOrInstallChromium();
if (!found.found) {
  console.error(`No Chromium to take pictures with. ${found.remedy}`);
  process.exitCode = 1;
} else {
  await buildRenderer();
  const dataDir = mkdtempSync(join(tmpdir(), 'holdout-guide-'));
  const host = await serve({ dataDir, rendererDir: fromRoot('dist/renderer') });
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
  try {
    await takeAll(browser, host.url);
  } finally {
    await browser.close();
    await host.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function takeAll(on: Browser, url: string): Promise<void> {
  const context = await on.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(url);
  const home = new URL('.', page.url()).href;
  const ask: Ask = async (method, input) => {
    const reply = await context.request.post(`${home}call/${method}`, { data: input });
    const { ok, value, error } = await reply.json();
    if (!ok) throw new Error(`${method}: ${error.message}`);
    return value;
  };
  mkdirSync(fromRoot('docs/guide'), { recursive: true });
  let sample: string | null = null;
  for (const { name, after, does = [], route, shows } of PICTURES) {
    let address = route;
    if (after !== null) {
      sample ??= (await ask<{ id: string }>('campaign.sample', {})).id;
      const campaign = after === 'all' ? sample : await copyFrom(sample, after, ask);
      for (const act of does) {
        const { revision } = await ask<{ revision: number }>('encounter.get', { campaign });
        await ask('encounter.act', { campaign, revision, dice: 'app', giveUpLine: true, act });
      }
      address = `/c/${campaign}${route}`;
    }
    const png = await taken(page, `${home}#${address}`, shows);
    const path = `docs/guide/${name}.png`;
    writeFileSync(fromRoot(path), png);
    console.log(`${path}, ${Math.round(png.length / 1024)} KB`);
  }
}

type Ask = <T>(method: string, input: object) => Promise<T>;

/** A copy that goes on from there, under the name of the sample itself. */
async function copyFrom(
  campaign: string,
  { title, time }: { readonly title: RegExp; readonly time: number },
  ask: Ask,
): Promise<string> {
  const acts = (await allActs(campaign, ask)).filter((act) => title.test(act.title));
  const from = acts[time - 1]?.act;
  if (from === undefined) throw new Error(`no act of the sample is titled like ${title}`);
  const copy = await ask<{ id: string }>('campaign.copy', {
    campaign,
    name: SAMPLE_NAME,
    from,
  });
  return copy.id;
}

/** The oldest first. */
async function allActs(campaign: string, ask: Ask): Promise<readonly Act[]> {
  const all: Act[] = [];
  for (let after: number | null = null; ; after = all.at(-1)?.act ?? null) {
    const { acts } = await ask<{ acts: readonly Act[] }>('campaign.log', { campaign, after });
    if (acts.length === 0) return all.toReversed();
    all.push(...acts);
  }
}

async function taken(page: Page, address: string, shows: string): Promise<Buffer> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByText(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  return palettePng(readPng(await page.screenshot()));
}

/** `npm run maps`: draws docs/maps.png, 27 tables as the app lays them out, and docs/map.png, one of them for the README. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { generateEncounter } from '../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS, type Area } from '../src/rules/all-things-zombie/types.ts';
import { findOrInstallChromium } from './chromium.ts';
import { fromRoot } from './paths.ts';

const EACH = 9;
const SHEET = { columns: AREAS.length, scale: 0.68 } as const;
const ONE = { area: 'outskirts', seed: 'SHEET-2', scale: 1.5 } as const;

const tableOf = (area: Area, seed: string) => ({
  table: generateEncounter({ area, phase: 1, seed }).table,
  says: `${area}, ${seed}`,
});

/** A row for each seed, a column for each area. */
const sheet = Array.from({ length: EACH }, (_, at) => `SHEET-${at + 1}`).flatMap((seed) =>
  AREAS.map((area) => tableOf(area, seed)),
);

const PICTURES = [
  { file: 'docs/maps.png', wanted: { maps: sheet, ...SHEET, look: 'light' } },
  {
    file: 'docs/map.png',
    wanted: { maps: [tableOf(ONE.area, ONE.seed)], columns: 1, scale: ONE.scale, look: 'light' },
  },
] as const;

const found = await findOrInstallChromium();
if (!found.found) {
  console.error(`No Chromium to draw the maps with. ${found.remedy}`);
  process.exitCode = 1;
} else {
  // The page is served as it is written; nothing is built.
  const server = await createServer({
    root: fromRoot('.'),
    configFile: false,
    plugins: [react()],
    server: { port: 0, hmr: false, watch: null },
    logLevel: 'error',
    cacheDir: fromRoot('dist/maps'),
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
  mkdirSync(fromRoot('docs'), { recursive: true });
  for (const { file, wanted } of PICTURES)
    writeFileSync(fromRoot(file), await drawn(browser, server.resolvedUrls?.local[0] ?? '', wanted));
  await browser.close();
  await server.close();
  console.log(`${PICTURES.map(({ file }) => file).join(' and ')} are drawn.`);
}

async function drawn(browser: Browser, url: string, wanted: (typeof PICTURES)[number]['wanted']) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.addInitScript((asked) => Object.assign(globalThis, { wanted: asked }), wanted);
  await page.goto(`${url}tools/maps/index.html`);
  await page
    .locator('svg')
    .nth(wanted.maps.length - 1)
    .waitFor();
  await page.evaluate('document.fonts.ready');
  const png = await page.locator('#maps > div').screenshot();
  await page.close();
  return png;
}

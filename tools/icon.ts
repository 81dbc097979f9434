/** `npm run icon`: draws build/icon.svg in every size that the three systems ask for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from './chromium.ts';
import { icns, ico, type Picture } from './icon/containers.ts';
import { fromRoot } from './paths.ts';

/** Pixels; a Mac's largest is 512 points at twice their size. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
const LARGEST_ICO = 256;
const LARGEST_LINUX = 512;

const found = await findOrInstallChromium();
if (!found.found) {
  console.error(`No Chromium to draw the icon with. ${found.remedy}`);
  process.exitCode = 1;
} else {
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });
  const pictures: Picture[] = [];
  for (const size of SIZES) pictures.push({ size, png: await draw(browser, size) });
  await browser.close();

  mkdirSync(fromRoot('build/icons'), { recursive: true });
  for (const { size, png } of pictures.filter(({ size }) => size <= LARGEST_LINUX))
    writeFileSync(fromRoot(`build/icons/${size}x${size}.png`), png);
  writeFileSync(fromRoot('build/icon.ico'), ico(pictures.filter(({ size }) => size <= LARGEST_ICO)));
  writeFileSync(fromRoot('build/icon.icns'), icns(pictures));
  console.log('build/icons/, build/icon.ico and build/icon.icns are drawn.');
}

async function draw(browser: Browser, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(fromRoot('build/icon.svg'), 'base64');
  await page.setContent(
    `<style>body { margin: 0 } img { display: block }</style>
     <img src="data:image/svg+xml;base64,${svg}" width="${size}" height="${size}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** Texts that are cut off on screens, one screen after the other, in words two fifths longer. */
import type { Page } from '@playwright/test';
import { type App, expect } from './app.ts';
import { overflowing } from './print.ts';
import { clipped, inPseudoLocale, speaksPseudo } from './pseudo.ts';

/** The last one is the size that a page has at its start. */
const SIZES = [
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
] as const;

type Role = 'heading' | 'table' | 'article' | 'radio' | 'tab' | 'searchbox' | 'textbox' | 'dialog' | 'region';
/** An address, and what has come when its screen has. */
export type Shows = readonly [address: string, role: Role];

/** Texts that are cut off on what the page shows now, at both sizes. */
export async function cutOffHere(page: Page, what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  await inPseudoLocale(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const here = await clipped(page);
    faults.push(...here.map((fault) => `${what} ${size.width}: ${fault}`));
  }
  return faults;
}

/** Texts that are cut off on each of these screens; each is gone to in turn, as by a link. */
export async function cutOff(
  app: App,
  page: Page,
  under: string,
  screens: readonly Shows[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [at, [address, role]] of screens.entries()) {
    await app.open(page, `${under}${address}`);
    if (at === 0) await speaksPseudo(page);
    await expect(page.getByRole(role).first()).toBeVisible();
    faults.push(...(await cutOffHere(page, address)));
  }
  return faults;
}

/** Texts that are cut off on pages to print: each page is packed by the longer words, and holds what is on it. */
export async function cutOffPaper(
  app: App,
  page: Page,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  await app.load(page, '/about');
  await speaksPseudo(page);
  for (const address of addresses) {
    await app.open(page, address);
    await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible();
    const found = [...(await overflowing(page)), ...(await cutOffHere(page, ''))];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

/** axe, by itself or in the middle of a story. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** The rules that go by colour. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What axe finds on the page as it stands, a line each; rules named in `off` are not asked. The scheme changes colours
 * and nothing else, so that in the dark only the rules about them are asked.
 */
export async function findings(page: Page, off: readonly string[] = []): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // There are no frames to be put together, for which it would open a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (dark) axe.withRules([...OF_COLOURS]);
  else axe.disableRules([...off]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Finds nothing, neither in the dark nor by light; `what` is looked at, rules named in `off` are not asked. */
export async function axe(page: Page, what = '', off: readonly string[] = []): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect.soft(await findings(page, off), `${what} ${colorScheme}`).toEqual([]);
  }
}

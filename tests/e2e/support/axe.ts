/** axe, by itself or in the middle of a story. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** axe itself, as the package brings it: its own builder sends half a megabyte anew each time and lists what is in order. */
const brings = createRequire(import.meta.url).resolve('@axe-core/playwright');
const { source }: { readonly source: string } = createRequire(brings)('axe-core');

interface Axe {
  run(options: object): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
    }[];
  }>;
}

declare global {
  interface Window {
    /** There once the page has been asked. */
    axe?: Axe;
  }
}

/** The rules that go by colour. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Lists axe's findings on the page as it stands, a line each; rules named in `off` are not asked. The scheme changes colours and nothing
 * else, so that in the dark only the rules about them are asked.
 */
export async function findings(page: Page, off: readonly string[] = []): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  return await page.evaluate(
    async ([colours, without]) => {
      if (window.axe === undefined) throw new Error('axe is not there');
      const dark = matchMedia('(prefers-color-scheme: dark)').matches;
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        ...(dark
          ? { runOnly: { type: 'rule', values: [...colours] } }
          : { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [OF_COLOURS, off] as const,
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

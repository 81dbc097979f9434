/** Pictures of maps as a browser makes them: drawn with every colour, from the Chronicle, too. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';

async function saved(page: Page, kind: 'PNG' | 'SVG'): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Save as ${kind}` })
    .click();
  return readFileSync(await (await coming).path());
}

test('the map of an Encounter that is over is saved as PNG and as SVG', async ({ app, page }) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  await app.open(page, `/c/${campaign}/chronicle`);
  await page.getByRole('button', { name: 'Map', exact: true }).first().click();
  await page.getByRole('button', { name: 'Save as a picture…' }).first().click();
  const png = await saved(page, 'PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Twice as fine as it is drawn: 48 inches of 16 pixels, and the rim.
  expect(png.readUInt32BE(16)).toBe(2 * (480 * 1.6 + 46));

  const light = (await saved(page, 'SVG')).toString();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  const dark = (await saved(page, 'SVG')).toString();
  const coloursOf = (text: string) => new Set(text.match(/(?:fill|stroke)="rgb[^"]+"/g));
  expect(coloursOf(light).size).toBeGreaterThan(8);
  expect(coloursOf(dark)).not.toEqual(coloursOf(light));
  expect(light).toContain('font/woff2;base64,');
});

for (const kind of ['PNG', 'SVG'] as const)
  test(`a refused clipboard takes no ${kind}, and says in one sentence to save a file`, async ({
    app,
    page,
  }) => {
    const { id: campaign } = await call(page, 'campaign.sample', {});
    await app.open(page, `/c/${campaign}/encounter/set-up`);
    await page.evaluate(() => {
      const refused = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refused, writeText: refused });
    });
    await page.getByRole('button', { name: 'Save as a picture…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Copy as ${kind}` })
      .click();
    await expect(page.getByText('The clipboard can’t be used here; save a file instead.')).toBeVisible();
    await expect(page.getByText(`Copied as ${kind}.`)).toHaveCount(0);
  });

/** The map as a file of its own: from Set up and from Play, with nothing in it that is looked up elsewhere. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';

const LOOT = { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;

async function laidOut(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { ...LOOT, goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  return campaign;
}

/** Saves the map that is shown, in that look. */
async function saved(app: App, page: Page, look: string) {
  await page.getByRole('button', { name: 'Save as a picture…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: look }).click();
  await dialog.getByRole('button', { name: 'Save as SVG' }).click();
  return await app.handedOver(page);
}

for (const { where, look, hatched } of [
  { where: 'encounter', look: 'In colour', hatched: false },
  { where: 'encounter/play', look: 'For print', hatched: true },
])
  test(`the map of ${where} is saved as a picture, ${look.toLowerCase()}`, async ({ app, page }) => {
    const campaign = await laidOut(page);
    await app.open(page, `/c/${campaign}/${where}`);
    const { name, text } = await saved(app, page, look);
    const { table } = await underWay(page, campaign);
    expect(name).toBe(`${table?.name}.svg`);
    expect(text).toMatch(/^<svg /);
    for (const { name: street } of table?.streets ?? []) expect(text).toContain(street);
    // Neither style sheets nor files: what it needs is written in it.
    expect(text).not.toMatch(/class=|href=|https?:(?!\/\/www\.w3\.org\/)/);
    expect(text.includes('-storeys-1)')).toBe(hatched);
  });

/** Play as a story finds it: the figures, their lines and names, and what was done last. */
import { raidOnTheTable } from '../../e2e/support/fight.ts';
import { type App, expect, type Locator, type Page } from './app.ts';

export const figures = (page: Page): Locator => page.getByRole('table', { name: 'Figures of all sides' });
export const lineOf = (page: Page, name: string): Locator =>
  figures(page).getByRole('row').filter({ hasText: name });
export const nameOf = (page: Page, name: string): Locator =>
  figures(page).getByRole('button', { name, exact: true });
export const log = (page: Page): Locator =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' });
export const newest = (page: Page): Locator => log(page).getByRole('listitem').first();

/** Bar with the acts of the figure that is marked. */
export const bar = (page: Page): Locator => page.getByRole('group', { name: 'The figure that is marked' });
export const due = (page: Page): Locator => page.getByRole('region', { name: 'What is due' });

export async function openPlay(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

/** A raid before its first turn, on Play; dice are the player’s own. */
export async function onTheTable(app: App, page: Page): Promise<string> {
  const campaign = await raidOnTheTable(page);
  await openPlay(app, page, campaign);
  return campaign;
}

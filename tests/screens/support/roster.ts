/** The roster as a story finds it. */
import { campaignOf } from '../../e2e/support/party.ts';
import { type App, expect, type Page } from './app.ts';

/** Opens the roster of a campaign of four; gives the campaign. */
export async function openRoster(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await expect(table(page)).toBeVisible();
  return campaign;
}

/** The table of those who live. */
export const table = (page: Page) => page.getByRole('table', { name: 'Living figures' });

export const head = (page: Page, name: string) =>
  table(page).getByRole('columnheader', { name, exact: true });

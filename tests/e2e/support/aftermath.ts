/** The screen after a battle, for the stories that are told on it. */
import type { Page } from '@playwright/test';
import { type App, call } from './app.ts';
import { act, raid, underWay } from './encounter.ts';
import { campaignOf } from './party.ts';

/** Of the party of `campaignOf`: the Star, and three Grunts of Rep 4, 4 and 3. */
export const PRIS = 'f1';
export const GLORIA = 'f2';
export const TAM = 'f3';
export const WREN = 'f4';
export const PARTY = [PRIS, GLORIA, TAM, WREN];

/** A raid in the outskirts of all four, on the table. */
export async function beforeReport(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: PARTY });
  return campaign;
}

export async function aftermathOf(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/after`);
}

/** A report of which only this is told. */
export async function report(
  page: Page,
  campaign: string,
  happened: { readonly [figure: string]: object },
): Promise<void> {
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) => ({ ...record, ...happened[record.figure] }));
  await act(page, campaign, { do: 'report', ...proposal, records });
}

/** RAP by hand, so that the next point lifts the figure. */
export async function setRap(page: Page, campaign: string, figure: string, rap: number): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  const edit = { field: 'rap', to: rap } as const;
  await call(page, 'figure.edit', { campaign, revision, figure, why: 'For the story', edit });
}

export const table = (page: Page) => page.getByRole('table', { name: 'After the battle', exact: true });
export const rowOf = (page: Page, name: string) =>
  table(page).getByRole('row', { name: new RegExp(`^${name}`) });
export const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

/** The screen after a battle, for the stories that are told on it. */
import { call } from './call.ts';
import { act, raid, underWay } from './encounter.ts';
import type { Page } from './page.ts';
import { campaignOf } from './party.ts';

/** Members of the party of `campaignOf`: the Star, and three Grunts of Rep 4, 4 and 3. */
export const PRIS = 'f1';
export const GLORIA = 'f2';
export const TAM = 'f3';
export const WREN = 'f4';
export const PARTY = [PRIS, GLORIA, TAM, WREN];

/** A raid in the outskirts of all four, on the table. */
export async function beforeReport(page: Pick<Page, 'context'>): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: PARTY });
  return campaign;
}

/** Zombies at most are in there. */
const NO_PEOPLE = {
  'atz.activity.zombies': { own: [1, 1] },
  'atz.activity.survivors': { own: [6, 6] },
};

/** Gloria goes in, and whatever zombies were in there are put down: before that nothing is searched. */
export async function enterAndClear(
  page: Pick<Page, 'context'>,
  campaign: string,
  spot: string,
): Promise<void> {
  await act(page, campaign, { do: 'enter', spot, floor: 0, figures: [GLORIA] }, NO_PEOPLE);
  const { zombies } = await underWay(page, campaign);
  for (const { id, inside } of zombies) {
    if (inside !== null) await act(page, campaign, { do: 'zombies-set', group: id, count: 0 });
  }
}

/** Shows an address. */
interface Opens<P> {
  open(page: P, route: string): Promise<void>;
}

export async function aftermathOf<P>(app: Opens<P>, page: P, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/after`);
}

/** A report of which only this is told. */
export async function report(
  page: Pick<Page, 'context'>,
  campaign: string,
  happened: { readonly [figure: string]: object },
  field?: { readonly zombies: boolean; readonly enemies: boolean },
): Promise<void> {
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) => ({ ...record, ...happened[record.figure] }));
  await act(page, campaign, { do: 'report', ...proposal, records, ...(field && { field }) });
}

/** RAP by hand, so that the next point lifts the figure. */
export async function setRap(
  page: Pick<Page, 'context'>,
  campaign: string,
  figure: string,
  rap: number,
): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  const edit = { field: 'rap', to: rap } as const;
  await call(page, 'figure.edit', { campaign, revision, figure, why: 'For the story', edit });
}

/** A page or a part of one, of a browser or without. */
interface Finds<L> {
  getByRole(role: 'button' | 'row' | 'table', options: { name: string | RegExp; exact?: boolean }): L;
}

export const table = <L extends Finds<L>>(page: Finds<L>): L =>
  page.getByRole('table', { name: 'After the battle', exact: true });
export const rowOf = <L extends Finds<L>>(page: Finds<L>, name: string): L =>
  table(page).getByRole('row', { name: new RegExp(`^${name}`) });
export const undo = <L extends Finds<L>>(page: Finds<L>): L => page.getByRole('button', { name: /^Undo: / });

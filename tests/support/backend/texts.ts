/** Everything a player reads of a campaign that is made from its log: titles, lines, reports, reasons. */
import type { Backend } from '../../../src/backend/backend.ts';
import { ask } from './ask.ts';

const EVERY_ENTRY = {
  order: 'oldest',
  what: null,
  kind: null,
  area: null,
  from: null,
  to: null,
  figure: null,
  search: '',
} as const;

type Paged<T> = { readonly found: readonly T[]; readonly next: number | null };

/** All pages of it, one after another. */
async function all<T>(page: (after: number | null) => Promise<Paged<T>>): Promise<T[]> {
  const found: T[] = [];
  let after: number | null = null;
  do {
    const read: Paged<T> = await page(after);
    found.push(...read.found);
    after = read.next;
  } while (after !== null);
  return found;
}

/** The view without `explained` and `closed`: whether a line opens to its dice, or a result can be corrected, is no text. */
const textual = (view: unknown): unknown =>
  JSON.parse(
    JSON.stringify(view, (key, value) => (key === 'explained' || key === 'closed' ? undefined : value)),
  );

export async function textsOf(backend: Backend, campaign: string) {
  const { campaigns } = await ask(backend, 'shelf.list', {});
  const view = await ask(backend, 'campaign.get', { campaign });
  const acts = await all(async (after) => {
    const { acts: found, next } = await ask(backend, 'campaign.log', { campaign, after });
    return { found, next };
  });
  const entries = await all(async (after) => {
    const wanted = { ...EVERY_ENTRY, campaign, after };
    const { entries: found, next } = await ask(backend, 'chronicle.page', wanted);
    return { found, next };
  });
  const chronicle = [];
  for (const { act, title, line, tag } of entries) {
    const { entry, ...detail } = await ask(backend, 'chronicle.entry', { campaign, act });
    chronicle.push(textual({ title, line, tag, byHand: entry.byHand, ...detail }));
  }
  const histories: Record<string, unknown> = {};
  for (const { id, name } of view.figures) {
    histories[`${id} ${name}`] = await all(async (after) => {
      const { history: lines, next } = await ask(backend, 'figure.history', { campaign, figure: id, after });
      return { found: lines.map(({ text, why, byHand }) => ({ text, why, byHand })), next };
    });
  }
  const stock = await all(async (after) => {
    const page = await ask(backend, 'stockpile.history', { campaign, after, what: null });
    return {
      found: page.changes.map(({ title, what, by, how, byHand }) => ({ title, what, by, how, byHand })),
      next: page.next,
    };
  });
  const { things } = await ask(backend, 'stockpile.get', { campaign });
  const people = await all(async (after) => {
    const page = await ask(backend, 'people.page', { campaign, after });
    return { found: page.groups, next: page.next };
  });
  const dealings = [];
  for (const { id } of people) {
    const { dealings: came } = await ask(backend, 'people.group', { campaign, group: id });
    dealings.push(came.map(({ speaker, how }) => ({ speaker, how })));
  }
  const { graves } = await ask(backend, 'chronicle.graveyard', { campaign });
  const { encounter, proposals } = await ask(backend, 'encounter.get', { campaign });
  const ledger = await ask(backend, 'export.csv', { campaign, what: 'ledger' });
  return {
    last: campaigns.map(({ last }) => last),
    undo: view.undo,
    redo: view.redo,
    acts: acts.map(({ title }) => title),
    chronicle,
    histories,
    stock,
    found: things.map(({ title, from }) => ({ title, from })),
    dealings,
    graves: graves.map(({ name, why }) => ({ name, why })),
    ledger: ledger.text,
    settled: textual(encounter?.after.map(({ happened, settled }) => ({ happened, settled })) ?? []),
    marks: encounter?.marks ?? [],
    arrivals: encounter?.arrivals ?? [],
    proposals: proposals.map(({ text }) => text),
  };
}

/** Gathers what the Chronicle's screens show, without loading the campaign: only what is shown is read. */
import {
  chronicleEntry,
  chroniclePage,
  type Db,
  endOf,
  type FoundEntry,
  type Frame,
  frame,
  indexed,
  namesOf,
  notesBeside,
  type RepOf,
  readReport,
  repOf,
  repSteps,
  series,
  type ToldAct,
  toldActs,
  whoIsDrawn,
} from '../../db/index.ts';
import type { Parsed } from '../contract/contract.ts';
import type { ChronicleDetail, ChronicleEntryView, SeriesView } from '../contract/journal.ts';
import { compareDates } from '../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../rules/all-things-zombie/campaign/state.ts';
import { HEADLINE_EVENTS } from '../rules/all-things-zombie/chronicle/headline.ts';
import { notFound } from './call-failure.ts';
import { failureOf } from './campaign-act.ts';
import { detailView, type EntrySource, entryView, peopleIn } from './views/chronicle.ts';
import { type Drawn, seriesView } from './views/series.ts';

/** Entries of one page. */
const PAGE = 20;

export async function framed(db: Db, id: string): Promise<Frame> {
  const found = await frame(db, id);
  if ('code' in found) throw failureOf(found);
  return found;
}

/** What is searched for, word by word, as the index parts words. */
function wordsOf(search: string): string[] {
  return search.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

async function acts(db: Db, id: string, { entry }: FoundEntry, all: boolean): Promise<ToldAct[]> {
  const stretch = { from: entry.seq, to: entry.lastSeq };
  return await toldActs(
    db,
    id,
    all || entry.encounter === null ? stretch : { ...stretch, types: HEADLINE_EVENTS },
  );
}

async function source(
  db: Db,
  id: string,
  { division }: Frame,
  found: FoundEntry,
  all = false,
): Promise<EntrySource> {
  const told = await acts(db, id, found, all);
  const names = await namesOf(db, id, peopleIn(told));
  const before = await endOf(db, id, found.entry.act);
  const notes = await notesBeside(db, id, { from: found.entry.act, before });
  return {
    found,
    acts: told,
    notes,
    nameOf: (figure: FigureId) => names.get(figure) ?? 'somebody else',
    division,
  };
}

export async function page(db: Db, wanted: Parsed<'chronicle.page'>) {
  const { campaign: id, order, after, search, ...filter } = wanted;
  const now = await framed(db, id);
  const words = wordsOf(search);
  const searching = words.length === 0 ? null : { words, ordinal: await indexed(db, id, now.division) };
  const figure = filter.figure as FigureId | null;
  const { entries, next } = await chroniclePage(db, id, {
    order,
    after,
    limit: PAGE,
    filter: { ...filter, figure },
    search: searching,
  });
  const shown: ChronicleEntryView[] = [];
  for (const found of entries) shown.push(entryView(await source(db, id, now, found)));
  return { entries: shown, next };
}

export async function entry(db: Db, id: string, act: number): Promise<ChronicleDetail> {
  const now = await framed(db, id);
  const found = await chronicleEntry(db, id, act);
  if (found === undefined) throw notFound('There is no such entry; it may have been taken back.');
  return detailView(
    await source(db, id, now, { entry: found, snippet: [] }, true),
    await readReport(db, id, act),
  );
}

export async function curves(db: Db, wanted: Parsed<'chronicle.series'>): Promise<SeriesView> {
  const { campaign: id, until, span, figures } = wanted;
  const { division } = await framed(db, id);
  const found = await series(db, id, { until, span });
  const from = found.points[0]?.date;
  const to = found.points.at(-1)?.date;
  const drawn: Drawn[] = [];
  if (from !== undefined && to !== undefined) {
    const who: readonly RepOf[] =
      figures === null ? await whoIsDrawn(db, id) : await repOf(db, id, figures as FigureId[]);
    // Who went before the window has no line in it.
    const there = who.filter(({ gone }) => gone === null || compareDates(gone, from) >= 0);
    for (const one of there) drawn.push({ ...one, steps: await repSteps(db, id, one.figure, { from, to }) });
  }
  return seriesView(division, found, drawn);
}

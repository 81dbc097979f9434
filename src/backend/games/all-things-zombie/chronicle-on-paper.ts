/** The Chronicle of some years for paper: its Encounters with their reports whole, and between them who came and who went. */
import type { ChronicleEntryView } from '../../../contract/games/all-things-zombie/journal.ts';
import type { PrintedEntry } from '../../../contract/games/all-things-zombie/print.ts';
import type { FigureId } from '../../../rules/all-things-zombie/ids.ts';
import { betweenText, joinedText } from '../../../rules/all-things-zombie/text/chronicle/between.ts';
import type { Context } from '../../calls/context.ts';
import { paragraphs } from './accounts.ts';
import { entry, page, sourceOf } from './chronicle.ts';

interface Years {
  readonly from: number | null;
  readonly to: number | null;
}

const EVERYTHING = { order: 'oldest', what: null, kind: null, area: null, figure: null, search: '' } as const;

/** An entry before it is known who stays: of Grunts rolled again before the campaign began, nothing is told. */
interface Draft extends PrintedEntry {
  readonly joined: readonly { readonly id: FigureId; readonly name: string }[];
  readonly withdrawn: readonly FigureId[];
}

export async function chronicleOnPaper(
  context: Context,
  campaign: string,
  years: Years,
): Promise<PrintedEntry[]> {
  const drafts: Draft[] = [];
  let after: number | null = null;
  do {
    const { entries, next } = await page(context, { campaign, ...EVERYTHING, ...years, after });
    for (const view of entries) if (!isDropped(view)) drafts.push(await onPaper(context, campaign, view));
    after = next;
  } while (after !== null);
  return printed(drafts);
}

const isDropped = ({ encounter, notes }: ChronicleEntryView): boolean =>
  encounter?.state === 'dropped' && notes.length === 0;

async function onPaper(context: Context, campaign: string, view: ChronicleEntryView): Promise<Draft> {
  const { act, year, period, title, encounter } = view;
  const notes = view.notes.filter(({ takenBack }) => !takenBack).flatMap(({ text }) => paragraphs(text));
  const nobody = { joined: [], withdrawn: [] };
  const shared = { act, year, period, title, notes, encounter: false, report: [], ...nobody };
  if (encounter === null) return { ...shared, line: '', ...(await between(context, campaign, act)) };
  if (encounter.state !== 'ended') return { ...shared, line: view.line };
  const { subtitle, report } = await entry(context, campaign, act);
  // The period stands above it.
  const line = subtitle.replace(`${view.date}. `, '');
  return { ...shared, line, encounter: true, report: paragraphs(report?.text ?? '') };
}

async function between(context: Context, campaign: string, act: number) {
  const from = await sourceOf(context, campaign, act);
  const events = from.acts.flatMap((one) => one.events);
  return {
    title: events.flatMap((event) => betweenText(event, from) ?? []).join(' '),
    joined: events.flatMap((event) =>
      event.type === 'figure-joined' && event.figure.kind === 'grunt'
        ? [{ id: event.figure.id, name: from.nameOf(event.figure.id) }]
        : [],
    ),
    withdrawn: events.flatMap((event) => (event.type === 'figure-withdrawn' ? [event.figure] : [])),
  };
}

/** Entries that tell something, people who join one after another in a period being one of them. */
function printed(drafts: readonly Draft[]): PrintedEntry[] {
  const withdrawn = new Set(drafts.flatMap((draft) => draft.withdrawn));
  const entries: (PrintedEntry & { readonly joined: readonly string[] })[] = [];
  for (const { joined, withdrawn: _, ...draft } of drafts) {
    const names = joined.filter(({ id }) => !withdrawn.has(id)).map(({ name }) => name);
    if (names.length === 0 && draft.title === '' && draft.notes.length === 0) continue;
    const before = entries.at(-1);
    const goesOn =
      names.length > 0 &&
      before !== undefined &&
      before.joined.length > 0 &&
      before.notes.length === 0 &&
      before.year === draft.year &&
      before.period === draft.period;
    if (goesOn) {
      const all = [...before.joined, ...names];
      entries[entries.length - 1] = { ...before, notes: draft.notes, title: joinedText(all), joined: all };
    } else if (names.length === 0) entries.push({ ...draft, joined: [] });
    else entries.push({ ...draft, title: joinedText(names), joined: names });
  }
  return entries.map(({ joined: _, ...entry }) => entry);
}

/** The Chronicle of some years for paper: everything in its order, the reports of its Encounters whole. */
import type { ChronicleEntryView } from '../../../contract/games/all-things-zombie/journal.ts';
import type { PrintedEntry } from '../../../contract/games/all-things-zombie/print.ts';
import type { Context } from '../../calls/context.ts';
import { paragraphs } from './accounts.ts';
import { entry, page } from './chronicle.ts';

interface Years {
  readonly from: number | null;
  readonly to: number | null;
}

const EVERYTHING = { order: 'oldest', what: null, kind: null, area: null, figure: null, search: '' } as const;

export async function chronicleOnPaper(
  context: Context,
  campaign: string,
  years: Years,
): Promise<PrintedEntry[]> {
  const printed: PrintedEntry[] = [];
  let after: number | null = null;
  do {
    const { entries, next } = await page(context, { campaign, ...EVERYTHING, ...years, after });
    for (const view of entries) if (!isDropped(view)) printed.push(await onPaper(context, campaign, view));
    after = next;
  } while (after !== null);
  return printed;
}

const isDropped = ({ encounter, notes }: ChronicleEntryView): boolean =>
  encounter?.state === 'dropped' && notes.length === 0;

async function onPaper(context: Context, campaign: string, view: ChronicleEntryView): Promise<PrintedEntry> {
  const { act, year, period, title, encounter } = view;
  const notes = view.notes.filter(({ takenBack }) => !takenBack).flatMap(({ text }) => paragraphs(text));
  const shared = { act, year, period, title, notes };
  if (encounter?.state !== 'ended') return { ...shared, line: view.line, encounter: false, report: [] };
  const { subtitle, report } = await entry(context, campaign, act);
  // The period stands above it.
  const line = subtitle.replace(`${view.date}. `, '');
  return { ...shared, line, encounter: true, report: paragraphs(report?.text ?? '') };
}

/** The report as it stands in the form: what the marks propose, and what the player has entered over it. */
import { z } from 'zod';
import {
  type EncounterAct,
  FieldHeld,
  FigureReport,
} from '../../../../src/contract/games/all-things-zombie/acts.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { CellValue, ColumnId } from './report-columns.ts';

export type Report = NonNullable<UnderWay['proposal']>;

/** Only what differs from the proposal is kept, so that marks made later still come through. */
export interface ReportDraft {
  /** The Encounter it is of; a draft of another one is none. */
  readonly encounter: number;
  readonly rows: { readonly [figure: string]: Partial<Omit<FigureReport, 'figure'>> };
  readonly field: Partial<FieldHeld>;
  readonly shots: number | null;
  readonly ticked: readonly string[];
  /** Fates of those met, by their ids, where they differ from the marks. */
  readonly met: { readonly [who: string]: Pick<MetLine, 'fate' | 'by'> };
  readonly found: readonly FoundLine[];
  readonly strangers: readonly StrangerLine[];
  readonly left: Partial<LeftLine>;
}

type Sent = Extract<EncounterAct, { readonly do: 'report' }>;
export type MetLine = NonNullable<Sent['met']>[number];
export type FoundLine = NonNullable<Sent['found']>[number];
export type StrangerLine = NonNullable<Sent['strangers']>[number];
export type LeftLine = NonNullable<Sent['left']>;

const Kept = z.object({
  encounter: z.int(),
  rows: z.record(z.string(), FigureReport.omit({ figure: true }).partial()),
  field: FieldHeld.partial(),
  shots: z.int().min(0).max(999).nullable(),
  ticked: z.array(z.string()),
  met: z.record(z.string(), z.looseObject({})).default({}),
  found: z.array(z.looseObject({})).default([]),
  strangers: z.array(z.looseObject({})).default([]),
  left: z.looseObject({}).default({}),
});

export const emptyDraft = (encounter: number): ReportDraft => ({
  encounter,
  rows: {},
  field: {},
  shots: null,
  ticked: [],
  met: {},
  found: [],
  strangers: [],
  left: {},
});

/** The draft kept, if it is one of this Encounter. */
export function readDraft(encounter: number, kept: unknown): ReportDraft | undefined {
  const { data } = Kept.safeParse(kept);
  // The draft was kept as JSON, where a thing left out is left out and never undefined.
  return data?.encounter === encounter ? (data as unknown as ReportDraft) : undefined;
}

export function filledIn(proposal: Report, met: UnderWay['met'], draft: ReportDraft): Report {
  return {
    records: proposal.records.map((record) => ({ ...record, ...draft.rows[record.figure] })),
    field: { ...proposal.field, enemies: enemiesLeft(met, draft) > 0, ...draft.field },
    shots: draft.shots ?? proposal.shots,
  };
}

/** Counts the enemies with whom it came to blows who are up and on the table still, by the marks and by what is entered over them. */
export function enemiesLeft(met: UnderWay['met'], draft: Pick<ReportDraft, 'met' | 'strangers'>): number {
  const known = met.filter(
    ({ who, fate, end }) => (draft.met[who]?.fate ?? fate) === 'free' && end === 'there',
  );
  return known.length + draft.strangers.filter(({ how }) => how === 'free').length;
}

/** Sets one thing of a figure; if it is ticked, of all that are. */
export function setCell(
  draft: ReportDraft,
  {
    figure,
    column,
    value,
  }: { readonly figure: string; readonly column: ColumnId; readonly value: CellValue },
): ReportDraft {
  const figures = draft.ticked.includes(figure) ? draft.ticked : [figure];
  const rows = { ...draft.rows };
  for (const one of figures) rows[one] = { ...rows[one], [column]: value };
  return { ...draft, rows };
}

export function tickRow(draft: ReportDraft, figure: string): ReportDraft {
  const ticked = draft.ticked.includes(figure)
    ? draft.ticked.filter((one) => one !== figure)
    : [...draft.ticked, figure];
  return { ...draft, ticked };
}

/** All of them, or none if all are ticked. */
export function tickAll(draft: ReportDraft, figures: readonly string[]): ReportDraft {
  const all = figures.every((figure) => draft.ticked.includes(figure));
  return { ...draft, ticked: all ? [] : [...figures] };
}

export const isTouched = ({ rows, field, shots, met, found, strangers, left }: ReportDraft): boolean =>
  [rows, field, met, left].some((one) => Object.keys(one).length > 0) ||
  found.length + strangers.length > 0 ||
  shots !== null;

/** The other boxes of the sheet, as they are sent; nobody is left where nobody says so. */
export function boxesOf(
  { met, found, strangers, left }: ReportDraft,
  usual: LeftLine,
): Pick<Sent, 'met' | 'found' | 'strangers' | 'left'> {
  const changed = Object.entries(met).map(([who, said]) => ({ who, ...said }) as MetLine);
  return {
    left: { ...usual, ...left },
    ...(changed.length > 0 && { met: changed }),
    ...(found.length > 0 && { found: [...found] }),
    ...(strangers.length > 0 && {
      strangers: strangers
        .filter(({ name }) => name.trim() !== '')
        .map((one) => ({ ...one, name: one.name.trim() })),
    }),
  };
}

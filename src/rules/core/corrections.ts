/**
 * Figures of tables that the player's printed book has otherwise. A campaign or a run holds them as plain data, changed by
 * events alone; look-ups go by them wherever they are in force (`in-force.ts`).
 */
import { digest } from './digest.ts';
import type { Correction, Corrections, Figure, Place } from './figure.ts';
import { refusalOfField } from './setup.ts';
import { type Correctable, correctableIn, type Declared } from './table.ts';

export type { Correction, Corrections, Figure, Place } from './figure.ts';

export const NO_CORRECTIONS: Corrections = [];

/** Change of corrections; `book` is the figure as the rules have it, and `from` the one that held before. */
export type CorrectionEvent =
  | ({ readonly type: 'figure-corrected'; readonly from: Figure; readonly book: Figure } & Correction)
  | ({ readonly type: 'correction-taken-back'; readonly from: Figure; readonly book: Figure } & Place);

const isAt =
  ({ table, row, field }: Place) =>
  (other: Place): boolean =>
    other.table === table && other.row === row && other.field === field;

export function correctionAt(corrections: Corrections, place: Place): Correction | undefined {
  return corrections.find(isAt(place));
}

/** The list after the event; a figure that is corrected again keeps its place in it. */
export function afterCorrection(corrections: Corrections, event: CorrectionEvent): Corrections {
  const is = isAt(event);
  if (event.type === 'correction-taken-back') return corrections.filter((one) => !is(one));
  const { table, row, field, to } = event;
  const made: Correction = { table, row, field, to };
  return corrections.some(is) ? corrections.map((one) => (is(one) ? made : one)) : [...corrections, made];
}

export const CORRECTION_REFUSALS = [
  'no-such-table',
  'no-such-row',
  'no-such-field',
  'not-a-value',
  'out-of-range',
  'as-in-the-book',
  'corrected-already',
  'not-corrected',
] as const;
export type CorrectionRefusal = (typeof CORRECTION_REFUSALS)[number];

type Looked<T, R extends CorrectionRefusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

const no = <R extends CorrectionRefusal>(refusal: R) => ({ ok: false, refusal }) as const;

type NoPlace = 'no-such-table' | 'no-such-row' | 'no-such-field';
/** Reason for which a figure can’t be corrected so. */
export type NotCorrected = Exclude<CorrectionRefusal, 'not-corrected'>;

/** The figure that stands there, if it may be corrected. */
export function correctableAt(tables: readonly Declared[], place: Place): Looked<Correctable, NoPlace> {
  const table = tables.find(({ id }) => id === place.table);
  if (table === undefined) return no('no-such-table');
  const ofRow = correctableIn(table).filter(({ row }) => row === place.row);
  const found = ofRow.find(({ field }) => field === place.field);
  if (found !== undefined) return { ok: true, value: found };
  return no(ofRow.length === 0 ? 'no-such-row' : 'no-such-field');
}

/** Corrects a figure: returns the event, or the reason for which it can’t be corrected. */
export function correcting(
  tables: readonly Declared[],
  corrections: Corrections,
  { to, ...place }: Correction,
): Looked<CorrectionEvent, NotCorrected> {
  const found = correctableAt(tables, place);
  if (!found.ok) return found;
  const { kind, book } = found.value;
  const word = refusalOfField(kind, to);
  if (word !== undefined) return no(word);
  const before = correctionAt(corrections, place);
  if (before?.to === to) return no('corrected-already');
  if (to === book) return no('as-in-the-book');
  const { table, row, field } = place;
  const from = before === undefined ? book : before.to;
  return { ok: true, value: { type: 'figure-corrected', table, row, field, from, to, book } };
}

/** Corrects a whole list, one after another: a figure as in the book is a correction taken back. */
export function correctingAll(
  tables: readonly Declared[],
  corrections: Corrections,
  wanted: readonly Correction[],
): Looked<readonly CorrectionEvent[], CorrectionRefusal> {
  const events: CorrectionEvent[] = [];
  let now = corrections;
  for (const correction of wanted) {
    const found = correctableAt(tables, correction);
    const isBook = found.ok && found.value.book === correction.to;
    const event = isBook ? takingBack(tables, now, correction) : correcting(tables, now, correction);
    if (!event.ok) return event;
    events.push(event.value);
    now = afterCorrection(now, event.value);
  }
  return { ok: true, value: events };
}

/** Takes a correction back; one that newer rules have no place for can be taken back too. */
export function takingBack(
  tables: readonly Declared[],
  corrections: Corrections,
  { table, row, field }: Place,
): Looked<CorrectionEvent, 'not-corrected'> {
  const before = correctionAt(corrections, { table, row, field });
  if (before === undefined) return no('not-corrected');
  const found = correctableAt(tables, before);
  const book = found.ok ? found.value.book : null;
  return {
    ok: true,
    value: { type: 'correction-taken-back', table, row, field, from: before.to, book },
  };
}

/** A correction beside what the book has. */
export interface Difference extends Correctable {
  readonly to: Figure;
}

/** Figures that differ from the book, in the order of the tables; a correction that these rules have no place for is left out. */
export function differences(tables: readonly Declared[], corrections: Corrections): readonly Difference[] {
  if (corrections.length === 0) return [];
  return tables.flatMap((table) =>
    correctableIn(table).flatMap((one) => {
      const corrected = correctionAt(corrections, one);
      return corrected === undefined ? [] : [{ ...one, to: corrected.to }];
    }),
  );
}

/** The same for corrections that say the same, in whatever order they were made: whatever is kept of odds goes by it. */
export function correctionsPrint(corrections: Corrections): string {
  if (corrections.length === 0) return '';
  const key = ({ table, row, field }: Place) => JSON.stringify([table, row, field]);
  return digest(corrections.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
}

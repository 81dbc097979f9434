/** A line of a table in the reference: its cells, what they rest on, and the figures of it that can be corrected. */
import type { FigureView } from '../../../../../contract/corrections.ts';
import type { RuleTable } from '../../../../../contract/games/all-things-zombie/rules.ts';
import { correctionAt, type Place } from '../../../../../rules/core/corrections.ts';
import { correctionsOf } from '../../../../../rules/core/in-force.ts';
import type { Correctable } from '../../../../../rules/core/table.ts';
import { correctableIn, type Declared, type Found } from '../../../../../rules/core/table.ts';
import { type FigureWords, figureView } from '../../../../log/corrections.ts';

export type Line = RuleTable['rows'][number];
type Rests = Pick<Found<unknown>, 'ruling'> & Partial<Pick<Found<unknown>, 'confidence'>>;

/** Nothing where the figure is printed and reads as it stands. */
export function rests({ confidence = 'RULEBOOK', ruling }: Rests): Line['rests'] {
  if (confidence === 'RULEBOOK') return ruling === undefined ? null : { on: 'printed', ruling };
  const on = { RULING: 'ruling', DERIVED: 'derived', RECONSTRUCTED: 'reconstructed' } as const;
  return { on: on[confidence], ruling: ruling ?? null };
}

export const plain = (...cells: string[]): Line => ({ cells, was: null, rests: null, figures: [] });

/** `cells` says the line from figures; where they were corrected, it is said from the book's too. */
export function lineOf<R>(
  { book, found }: { readonly book: R; readonly found: Found<R> },
  cells: (result: R) => string[],
  figures: FigureView[],
): Line {
  const was = found.corrected ? cells(book) : null;
  return { cells: cells(found.result), was, rests: rests(found), figures };
}

/** The figures of a row as they hold. */
export function figuresOf(
  table: Declared,
  row: string,
  words: FigureWords,
  label?: (place: Place) => string,
): FigureView[] {
  const corrections = correctionsOf(table.id)?.corrections ?? [];
  const now = (one: Correctable) => {
    const correction = correctionAt(corrections, one);
    return correction === undefined ? one.book : correction.to;
  };
  return correctableIn(table)
    .filter((one) => one.row === row)
    .map((one) => ({
      ...figureView(one, now(one), words),
      ...(label === undefined ? {} : { label: label(one) }),
    }));
}

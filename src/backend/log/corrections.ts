/** Corrected figures as screens and the command line see them, whatever game they are of. */
import type { FigureKindView, FigureView, NamedFigureView } from '../../contract/corrections.ts';
import {
  type Corrections,
  correctionAt,
  type Difference,
  type Figure,
} from '../../rules/core/corrections.ts';
import type { FigureKind } from '../../rules/core/figure.ts';
import type { FigureText } from '../../rules/core/game-text.ts';
import { type Confidence, type Correctable, correctableIn, type Declared } from '../../rules/core/table.ts';

/** Words of a game for its figures. */
export interface FigureWords extends FigureText {
  /** The rule whose reference shows the table. */
  readonly rule: (table: string) => string | null;
}

export const ON = {
  RULEBOOK: 'printed',
  RULING: 'ruling',
  DERIVED: 'derived',
  RECONSTRUCTED: 'reconstructed',
} as const satisfies Record<Confidence, NamedFigureView['on']>;

function kindView(kind: FigureKind, textOf: (figure: Figure) => string): FigureKindView {
  const nullable = kind.nullable === true;
  switch (kind.kind) {
    case 'number':
      return { kind: 'number', least: kind.least, most: kind.most, nullable };
    case 'choice':
      return { kind: 'choice', options: kind.of.map((value) => ({ value, text: textOf(value) })), nullable };
    case 'flag':
      return { kind: 'flag' };
    case 'text':
      return { kind: 'text', longest: kind.longest };
    default:
      return kind satisfies never;
  }
}

/** `now` is what holds: the book's own, or the corrected one. */
export function figureView(one: Correctable, now: Figure, words: FigureWords): FigureView {
  const { table, row, field, kind, book } = one;
  return {
    table,
    row,
    field,
    label: words.label(one),
    kind: kindView(kind, (figure) => words.figure(figure, one)),
    book,
    now,
    corrected: now !== book,
  };
}

export function namedFigureView(one: Difference, words: FigureWords): NamedFigureView {
  return {
    ...figureView(one, one.to, words),
    tableText: words.table(one.table),
    rowText: words.row(one),
    bookText: words.figure(one.book, one),
    nowText: words.figure(one.to, one),
    section: one.section,
    on: ON[one.confidence],
    ruling: one.ruling ?? null,
    rule: words.rule(one.table),
  };
}

/** Every figure that can be corrected, each as it holds. */
export function figureViews(
  tables: readonly Declared[],
  corrections: Corrections,
  words: FigureWords,
): NamedFigureView[] {
  return tables.flatMap(correctableIn).map((one) => {
    const corrected = correctionAt(corrections, one);
    return namedFigureView({ ...one, to: corrected === undefined ? one.book : corrected.to }, words);
  });
}

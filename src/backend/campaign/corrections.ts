/** Corrected figures as screens and the command line see them, whatever game they are of. */
import type { DifferenceView, FigureKindView, FigureView } from '../../contract/corrections.ts';
import type { Difference, Figure, Place } from '../../rules/core/corrections.ts';
import type { FigureKind } from '../../rules/core/figure.ts';
import type { Confidence, Correctable } from '../../rules/core/table.ts';

/** How a game says its figures. */
export interface FigureWords {
  readonly table: (table: string) => string;
  readonly row: (place: Place) => string;
  /** What the figure is called beside the others of its row. */
  readonly label: (place: Place) => string;
  readonly figure: (figure: Figure, place: Place) => string;
  /** The rule whose reference shows the table. */
  readonly rule: (table: string) => string | null;
}

/** As they stand, for a game without words of its own. */
export const plainWords: FigureWords = {
  table: (table) => table,
  row: ({ row }) => row,
  label: ({ field }) => field,
  figure: (figure) => String(figure ?? '–'),
  rule: () => null,
};

export const ON = {
  RULEBOOK: 'printed',
  RULING: 'ruling',
  DERIVED: 'derived',
  RECONSTRUCTED: 'reconstructed',
} as const satisfies Record<Confidence, DifferenceView['on']>;

function kindView(kind: FigureKind, textOf: (figure: Figure) => string): FigureKindView {
  const nullable = kind.nullable === true;
  switch (kind.kind) {
    case 'number':
      return { kind: 'number', least: kind.least, most: kind.most, nullable };
    case 'choice':
      return { kind: 'choice', options: kind.of.map((value) => ({ value, text: textOf(value) })), nullable };
    case 'flag':
      return { kind: 'flag' };
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

export function differenceView(one: Difference, words: FigureWords): DifferenceView {
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

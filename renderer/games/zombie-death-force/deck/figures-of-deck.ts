/** The cards of the deck with their figures, as the editor's fields hold them. */
import type { NamedFigureView } from '../../../../src/contract/corrections.ts';
import { deckFault } from '../../../../src/rules/zombie-death-force/text/deck.ts';
import { figureFault } from '../../../components/corrections/figure-fault.ts';

export type Typed = NamedFigureView['now'];
/** By the figure's place in its table. */
export type Entered = Readonly<Record<string, Typed>>;

export const placeOf = ({ row, field }: Pick<NamedFigureView, 'row' | 'field'>): string => `${row}.${field}`;

export const asTheyHold = (figures: readonly NamedFigureView[]): Entered =>
  Object.fromEntries(figures.map((one) => [placeOf(one), one.now]));

/** Figures for which the entry differs from the one in force. */
export const changedIn = (
  figures: readonly NamedFigureView[],
  entered: Entered,
): readonly NamedFigureView[] => figures.filter((one) => entered[placeOf(one)] !== one.now);

export interface DeckCard {
  readonly row: string;
  readonly name: string;
  readonly on: NamedFigureView['on'];
  readonly figures: readonly NamedFigureView[];
}

export function cardsOf(figures: readonly NamedFigureView[]): readonly DeckCard[] {
  return [...Map.groupBy(figures, ({ row }) => row)].flatMap(([row, ofCard]) => {
    const [first] = ofCard;
    return first === undefined ? [] : [{ row, name: first.rowText, on: first.on, figures: ofCard }];
  });
}

const numberOf = (entered: Entered, row: string, field: string): number => Number(entered[`${row}.${field}`]);

/** Number of copies of each card, and of marked ones. */
export const copiesOf = (cards: readonly DeckCard[], entered: Entered) =>
  cards.map(({ row, name }) => ({
    name,
    copies: numberOf(entered, row, 'copies'),
    marked: numberOf(entered, row, 'marked'),
  }));

/** The first thing that is wrong with what was entered: one sentence. */
export function faultOf(cards: readonly DeckCard[], entered: Entered): string | undefined {
  for (const { name, figures } of cards) {
    for (const one of figures) {
      const fault = figureFault(one.kind, entered[placeOf(one)] ?? '');
      if (fault !== undefined) return `${name}, ${one.label}: ${fault}`;
    }
  }
  return deckFault(copiesOf(cards, entered));
}

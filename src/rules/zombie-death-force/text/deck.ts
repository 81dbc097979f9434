/** The deck as its owner enters it: what is wrong with it, one sentence at a time. */
import { counted, inWords } from '../../core/text/english.ts';
import { EVERY_CARD, printed } from '../cards.ts';
import { CARDS_MARKED, CARDS_PRINTED } from '../data/figures.ts';
import { cardName } from './names.ts';

/** Number of copies of a card, and of those marked for three and four players. */
export interface Copies {
  readonly name: string;
  readonly copies: number;
  readonly marked: number;
}

export const deckSize = (cards: readonly Copies[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** The deck as printed, or as the player's own deck has it. */
export const deckInForce = (): readonly Copies[] =>
  EVERY_CARD.map((card) => {
    const { copies, marked } = printed(card).result;
    return { name: cardName(card), copies, marked };
  });

/** Undefined of a deck that can be played with: as many cards as are printed, two of them marked. */
export function deckFault(cards: readonly Copies[]): string | undefined {
  const more = cards.find(({ copies, marked }) => marked > copies);
  if (more !== undefined)
    return `${more.name}: more copies are marked than there are; mark ${inWords(more.copies)} at most.`;
  const size = deckSize(cards);
  if (size !== CARDS_PRINTED) {
    const off = Math.abs(CARDS_PRINTED - size);
    const doing =
      size < CARDS_PRINTED
        ? `add ${counted(off, 'copy', 'copies')}`
        : `take out ${counted(off, 'copy', 'copies')}`;
    return `The deck has ${size} cards and the printed one ${CARDS_PRINTED}: ${doing}.`;
  }
  const marked = cards.reduce((sum, one) => sum + one.marked, 0);
  if (marked !== CARDS_MARKED)
    return `Two cards are marked for three and four players, and ${inWords(marked)} ${marked === 1 ? 'is' : 'are'} here: mark two.`;
  return undefined;
}

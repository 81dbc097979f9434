/** The cards in front of whoever is asked: the hand, or the cards that a question is between. */
import type { Seen } from '../../../core/seen.ts';
import { partOf } from '../../cards.ts';
import { barOf } from '../../stacks.ts';
import { playerAt, type ZdfState } from '../../state.ts';
import { type Card, COLLECTION_STACKS, type ZdfSeat } from '../../types.ts';
import { KIND_NAMES, letterText, stackName } from '../names.ts';
import { type Face, faceOf } from './face.ts';
import type { At, Offer } from './offers.ts';

export interface Place {
  readonly id: string;
  readonly at: At;
}

export interface RowCard {
  readonly face: Face;
  /** Places where it may be laid, in the order of the options; empty where it fits nowhere, or is chosen by itself. */
  readonly places: readonly Place[];
  /** The option that the card by itself answers. */
  readonly answer: string | null;
  /** Line under it: why it fits nowhere, or where it lies. */
  readonly note: string | null;
}

/** `isAsked`: whether the question is where these cards go. */
export function handView(
  state: Seen<ZdfState>,
  seat: ZdfSeat,
  offers: readonly Offer[],
  isAsked: boolean,
): readonly RowCard[] {
  return state.hand.map((card) => {
    const places = offers.flatMap((offer): readonly Place[] =>
      offer.does === 'lay' && offer.card === card ? [{ id: offer.id, at: offer.at }] : [],
    );
    const note = isAsked && places.length === 0 ? whyNowhere(state, seat, card) : null;
    return { face: faceOf(card), places, answer: null, note };
  });
}

/** Cards that lie on Stacks, one of which is to be chosen. */
export function choiceView(offers: readonly Offer[]): readonly RowCard[] {
  return offers.flatMap((offer): readonly RowCard[] => {
    if (offer.does !== 'card') return [];
    const note = offer.at === null ? null : stackName(offer.at.seat, offer.at.stack);
    return [{ face: faceOf(offer.card), places: [], answer: offer.id, note }];
  });
}

/** Only Team and Weapon Cards can find no place: `C is there already`, `no green Team of yours`. */
function whyNowhere(state: Seen<ZdfState>, seat: ZdfSeat, card: Card): string | null {
  const part = partOf(card);
  if (part === undefined) return null;
  const { stacks } = playerAt(state, seat);
  const bars = COLLECTION_STACKS.map((stack) => barOf(stacks[stack], part));
  if (bars.includes('duplicate')) return `${letterText(part.letter)} is there already`;
  return `no ${part.colour} ${KIND_NAMES[part.kind]} of yours`;
}

/** Answers that the open question offers, by where on the table each would be given. */
import { EVERY_CARD } from '../../cards.ts';
import {
  type Card,
  COLLECTION_STACKS,
  type CollectionStack,
  SEATS,
  STACKS,
  type Stack,
  type ZdfSeat,
} from '../../types.ts';

/** A Stack on the table. */
export interface At {
  readonly seat: ZdfSeat;
  readonly stack: Stack;
}

interface OfOption {
  /** Id of the option that it answers. */
  readonly id: string;
  readonly text: string;
}

export type Offer =
  /** A card from the hand, laid on a Stack. */
  | ({ readonly does: 'lay'; readonly card: Card; readonly at: At } & OfOption)
  /** A Stack as a whole. */
  | ({ readonly does: 'stack'; readonly at: At } & OfOption)
  /** A single card that lies on a Stack; null where it is the card that comes next in a new order. */
  | ({ readonly does: 'card'; readonly card: Card; readonly at: At | null } & OfOption)
  | ({ readonly does: 'complete'; readonly stack: CollectionStack } & OfOption)
  | ({ readonly does: 'play'; readonly card: Card } & OfOption)
  | ({ readonly does: 'seat'; readonly seat: ZdfSeat } & OfOption)
  /** A word, such as the end of the phase. */
  | ({ readonly does: 'word' } & OfOption);

const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string | undefined): text is T =>
    all.some((one) => one === text);
const isSeat = oneOf(SEATS);
const isStack = oneOf(STACKS);
const isCollection = oneOf(COLLECTION_STACKS);
const isCard = oneOf(EVERY_CARD);

function atOf(seat: string | undefined, stack: string | undefined): At | undefined {
  return isSeat(seat) && isStack(stack) ? { seat, stack } : undefined;
}

/** Read off an option's id; `asked` is whose question it is. */
export function offerOf({ id, text }: OfOption, asked: ZdfSeat): Offer {
  const option = { id, text };
  const [first, second] = id.split('>');
  if (first === 'complete' && isCollection(second)) return { does: 'complete', stack: second, ...option };
  if (first === 'play' && isCard(second)) return { does: 'play', card: second, ...option };
  if (isCard(first)) {
    const [seat, stack] = second?.split('.') ?? [];
    const at = atOf(seat, stack);
    return at === undefined
      ? { does: 'card', card: first, at: null, ...option }
      : { does: 'lay', card: first, at, ...option };
  }
  const [one, two, , card] = id.split('.');
  const at = atOf(one, two);
  if (at !== undefined)
    return isCard(card) ? { does: 'card', card, at, ...option } : { does: 'stack', at, ...option };
  if (isStack(one) && isCard(two))
    return { does: 'card', card: two, at: { seat: asked, stack: one }, ...option };
  return isSeat(id) ? { does: 'seat', seat: id, ...option } : { does: 'word', ...option };
}

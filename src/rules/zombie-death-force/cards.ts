/** Questions about a card by itself. */
import { type Found, rowOf } from '../core/table.ts';
import { CARDS, type Printed } from './data/cards.ts';
import {
  type Action,
  type Card,
  COLLECTED,
  COLOURS,
  type Collected,
  type CollectionCard,
  type Colour,
  LETTERS,
  type Letter,
  PLAYED_ACTIONS,
  type PlayedAction,
  SILENT_ACTIONS,
  WILD,
} from './types.ts';

/** Kind, colour and letter of a Team or Weapon Card in its Collection. */
export interface Part {
  readonly kind: Collected;
  readonly colour: Colour;
  readonly letter: Letter;
}

const PARTS: ReadonlyMap<Card, Part> = new Map(
  COLLECTED.flatMap((kind) =>
    COLOURS.flatMap((colour) =>
      LETTERS.map((letter): [CollectionCard, Part] => [
        `${kind}-${colour}-${letter}`,
        { kind, colour, letter },
      ]),
    ),
  ),
);

const ACTIONS: ReadonlySet<Card> = new Set<Card>([...PLAYED_ACTIONS, ...SILENT_ACTIONS]);
const PLAYED: ReadonlySet<Card> = new Set<Card>(PLAYED_ACTIONS);

/** Every card there is, each once. */
export const EVERY_CARD: readonly Card[] = [
  ...(PARTS.keys() as Iterable<CollectionCard>),
  WILD,
  ...SILENT_ACTIONS,
  ...PLAYED_ACTIONS,
];

/** Undefined of a Wild and of an Action Card. */
export const partOf = (card: Card): Part | undefined => PARTS.get(card);

export const isAction = (card: Card): card is Action => ACTIONS.has(card);

/** True if the card does something in the Play Actions Phase. */
export const isPlayed = (card: Card): card is PlayedAction => PLAYED.has(card);

/** A card as printed, or as the player's own deck has it. */
export const printed = (card: Card): Found<Printed> => rowOf(CARDS, card);

export const cardValue = (card: Card): number => printed(card).result.value;

/** Cards in the deck, all copies. */
export const deckTotal = (): number => EVERY_CARD.reduce((sum, card) => sum + printed(card).result.copies, 0);

/** The Action Card that stands in for a missing card of this kind. */
export const SUBSTITUTE: Readonly<Record<Collected, Action>> = {
  team: 'you-a-zombie',
  weapon: 'out-of-ammo',
};

/** Takes `card` out of a list whose order tells nothing: the last takes its place. Changes the list. */
export function takeOut(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  const last = cards.pop();
  if (at < 0 || last === undefined) throw new Error(`${card} is not among the cards it is taken from`);
  if (at < cards.length) cards[at] = last;
}

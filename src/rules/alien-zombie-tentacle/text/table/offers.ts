/** Answers that the open question offers, by where on the table each would be given: taken from one place, put to another. */
import { wordsOf } from '../../options.ts';
import { type Card, EVENTS, type EventCard, GEAR, type Gear, SEATS, SURVIVORS } from '../../types.ts';
import { gearToken, giftToken, handToken, lootToken, seatToken } from './tokens.ts';

export interface Offer {
  /** Id of the option that it answers. */
  readonly id: string;
  readonly text: string;
  /** Place of what is taken up first; null where one place says it all. */
  readonly from: string | null;
  /** Null of a word, such as the end of a step. */
  readonly to: string | null;
}

interface OfOption {
  readonly id: string;
  readonly text: string;
}

const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string | undefined): text is T =>
    all.some((one) => one === text);
export const isSurvivor = oneOf(SURVIVORS);
const isGearId = oneOf(GEAR);
export const isEventId = oneOf(EVENTS);
const isSeat = oneOf(SEATS);
const isCard = oneOf<Card>([...GEAR, ...EVENTS]);

/** `of`: the survivor that the question is about, where it is about one. */
export function offerOf({ id, text }: OfOption, of: string | null): Offer {
  return { id, text, ...placesOf(wordsOf(id), of) };
}

type Places = Pick<Offer, 'from' | 'to'>;
const NOWHERE: Places = { from: null, to: null };
const at = (to: string): Places => ({ from: null, to });

function placesOf([does, first, second, third]: readonly string[], of: string | null): Places {
  switch (does) {
    case 'help':
    case 'force':
      return isSurvivor(first) && isSurvivor(second) ? { from: first, to: second } : NOWHERE;
    case 'loot':
      return isGearId(first) && isSurvivor(second) ? { from: lootToken(first), to: second } : NOWHERE;
    case 'wear':
      return isGearId(first) && isSurvivor(second) ? { from: handToken(first), to: second } : NOWHERE;
    case 'move':
      return isGearId(first) && isSurvivor(third) ? { from: heldAt(first, second), to: third } : NOWHERE;
    case 'gift':
      return isGearId(first) && isSeat(third)
        ? { from: heldAt(first, second), to: giftToken(third) }
        : NOWHERE;
    case 'offer':
      return isGearId(first) && isSeat(third)
        ? { from: heldAt(first, second), to: seatToken(third) }
        : NOWHERE;
    case 'take':
    case 'give':
      return isGearId(first) ? at(heldAt(first, second)) : NOWHERE;
    case 'onto':
    case 'leave':
      return isSurvivor(first) ? at(first) : NOWHERE;
    case 'play':
      return isEventId(first) ? eventAt(first, second) : NOWHERE;
    default:
      return isSurvivor(does) ? at(does) : cardAt(does, of);
  }
}

/** Place of a piece of gear: a survivor, or the hand. */
const heldAt = (gear: Gear, place: string | undefined): string =>
  isSurvivor(place) ? gearToken(gear, place) : handToken(gear);

/** A card that is let go: out of the hand, or off the survivor the question is about. */
function cardAt(card: string | undefined, of: string | null): Places {
  if (isGearId(card) && isSurvivor(of ?? undefined)) return at(heldAt(card, of ?? undefined));
  return isCard(card) ? at(handToken(card)) : NOWHERE;
}

/** An Event at somebody, or by itself; one that can be played in two ways is chosen by its words. */
function eventAt(card: EventCard, target: string | undefined): Places {
  if (isSurvivor(target)) return { from: handToken(card), to: target };
  return target === undefined ? at(handToken(card)) : NOWHERE;
}

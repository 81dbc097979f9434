/** Names of options, by their ids: the same before one is chosen and for ever after. */
import { partOf } from '../cards.ts';
import { type Card, SEATS, STACKS, type Stack, type ZdfSeat } from '../types.ts';
import { cardName, letterText, SEAT_NAMES, STACK_NAMES, seatName, stackName, titleOf } from './names.ts';

const WORDS: Readonly<Record<string, string>> = {
  ...SEAT_NAMES,
  end: 'End the Assign Phase',
  pass: 'Pass the turn',
  offer: 'Offer a draw',
  accept: 'Agree to a draw',
  decline: 'Play on',
  rest: 'Leave the others as they lie',
};

export function optionText(id: string): string {
  const word = WORDS[id];
  if (word !== undefined) return word;
  const [first = '', second, third] = id.split('>');
  if (first === 'play') return `Play “${titleOf(second as Card)}”`;
  if (first === 'complete') return completeText(second as Stack, third);
  if (second !== undefined) return `${laidName(first as Card)}, onto ${placeText(second)}`;
  return placeText(first);
}

function completeText(stack: Stack, actions: string | undefined): string {
  const announced = `Announce the ${STACK_NAMES[stack]} as complete`;
  if (actions === undefined) return announced;
  const places = actions.split('-').map((at) => Number(at) + 1);
  return `${announced}, with ${places.length === 1 ? 'card' : 'cards'} ${places.join(' and ')} of the Action Stack, from the lowest`;
}

/** `Cook, green B`: what it is besides its Stack says. */
function laidName(card: Card): string {
  const part = partOf(card);
  if (part === undefined) return cardName(card);
  return `${titleOf(card)}, ${part.colour} ${letterText(part.letter)}`;
}

/** `Odile’s left Stack`: its side says that it is one for a Collection. */
const placeName = (seat: ZdfSeat, stack: Stack): string =>
  stack === 'action' ? stackName(seat, stack) : `${seatName(seat)}’s ${stack} Stack`;

const isSeat = (text: string): text is ZdfSeat => SEATS.some((seat) => seat === text);
const isStack = (text: string): text is Stack => STACKS.some((stack) => stack === text);

/** A Stack, a card on top of one or somewhere in it, or a card by itself. */
function placeText(id: string): string {
  const [first = '', second = '', at, card] = id.split('.');
  if (isSeat(first) && isStack(second)) {
    return card === undefined
      ? placeName(first, second)
      : `${cardName(card as Card)}, ${Number(at) + 1} from the lowest on ${placeName(first, second)}`;
  }
  if (isStack(first)) return `${cardName(second as Card)}, on top of the ${STACK_NAMES[first]}`;
  return cardName(first as Card);
}

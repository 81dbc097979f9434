/** Cards and Gear in words. */
import { countedInWords, listed, upperFirst } from '../../core/text/english.ts';
import type { CardEvent, From, GearEvent, Goes } from '../events.ts';
import { cardName, seatName, survivorTitle, theSurvivor } from './names.ts';

export function cardsText(event: CardEvent): string {
  switch (event.rule) {
    case 'azta.draw':
      return `${seatName(event.seat)} draws ${event.open ? 'an Event' : 'a card'}.`;
    case 'azta.until-event':
      return `${seatName(event.seat)} turns up ${cardName(event.card)}, which is discarded.`;
    case 'azta.hand-limit':
      return `${seatName(event.seat)} has too many cards, and discards ${cardName(event.card)}.`;
    case 'azta.reshuffle': {
      const deck = event.pile === 'cards' ? 'Gear and Events' : 'Enemies';
      return `The ${deck} have run out; ${countedInWords(event.cards, 'card', 'cards')} ${event.cards === 1 ? 'is' : 'are'} shuffled anew.`;
    }
    default:
      return event satisfies never;
  }
}

const outOf = (from: From): string => (from === 'hand' ? 'from the hand' : `from ${theSurvivor(from)}`);
const WHERE: Readonly<Record<Goes, string>> = { loot: 'drops', discard: 'discards' };

export function gearText(event: GearEvent): string {
  const name = 'seat' in event ? seatName(event.seat) : '';
  switch (event.rule) {
    case 'azta.take-gear':
      return `${survivorTitle(event.survivor)} takes ${cardName(event.gear)} ${outOf(event.from)}.`;
    case 'azta.move':
      return `${name} moves ${cardName(event.gear)} ${outOf(event.from)} to ${theSurvivor(event.to)}.`;
    case 'azta.offer':
      return event.isGift
        ? `${name} would give ${seatName(event.to)} ${cardName(event.gear)} ${outOf(event.from)}.`
        : `${name} offers ${seatName(event.to)} ${cardName(event.gear)} ${outOf(event.from)}, for something.`;
    case 'azta.answer':
      return `${name} would give ${cardName(event.gear)} ${outOf(event.from)} for it.`;
    case 'azta.no-trade':
      return `${name} declines.`;
    case 'azta.trade': {
      const got = event.for === null ? 'for nothing' : `for ${cardName(event.for)}`;
      return `${name} gives ${seatName(event.to)} ${cardName(event.gear)} ${got}.`;
    }
    case 'azta.put-on':
      return `${survivorTitle(event.survivor)} carries ${cardName(event.gear)}.`;
    case 'azta.excess':
      return `${survivorTitle(event.survivor)} carries too much, and ${WHERE[event.goes]} ${cardName(event.gear)}.`;
    case 'azta.drop':
      return dropText(event);
    case 'azta.loot':
      return `${survivorTitle(event.survivor)} loots ${cardName(event.gear)}, and counts next to nothing this round.`;
    case 'azta.left-behind':
      return `${upperFirst(listed(event.gear.map(cardName)))} ${event.gear.length === 1 ? 'is' : 'are'} left behind.`;
    default:
      return event satisfies never;
  }
}

function dropText({ seat, gear, from, goes }: Extract<GearEvent, { rule: 'azta.drop' }>): string {
  if (from === 'hand')
    return `${seatName(seat)} has nobody to carry ${cardName(gear)}, and ${WHERE[goes]} it.`;
  return goes === 'loot'
    ? `${cardName(gear)} lies where ${theSurvivor(from)} fell.`
    : `${cardName(gear)} is lost with ${theSurvivor(from)}.`;
}

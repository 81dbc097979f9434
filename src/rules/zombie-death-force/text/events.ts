/** Events in words, one sentence each. */
import { countedInWords, listed, numberWord, upperFirst } from '../../core/text/english.ts';
import type { AssignEvent, DrawEvent, EndEvent, PlayEvent, SetUpEvent, ZdfEvent } from '../events.ts';
import {
  COLLECTION_NAMES,
  cardName,
  letterText,
  STACK_NAMES,
  seatName,
  sentence,
  stackName,
} from './names.ts';

const cards = (count: number): string => countedInWords(count, 'card', 'cards');

export function eventText(event: ZdfEvent): string {
  switch (event.rule) {
    case 'zdf.first-player':
    case 'zdf.deal':
    case 'zdf.two-players':
      return setUpText(event);
    case 'zdf.value':
    case 'zdf.draw':
    case 'zdf.reshuffle':
    case 'zdf.no-cards':
    case 'zdf.lose':
      return drawText(event);
    case 'zdf.pass':
    case 'zdf.draw-offer':
    case 'zdf.turn-cap':
    case 'zdf.win':
    case 'zdf.last-standing':
      return endText(event);
    case 'zdf.play':
    case 'zdf.unfortunate-distraction':
    case 'zdf.better-you-than-me':
    case 'zdf.ewwwwwwwww':
    case 'zdf.fall-back':
    case 'zdf.oh-my-gawd':
    case 'zdf.dead-weight':
    case 'zdf.hold-them-off':
      return playText(event);
    default:
      return assignText(event);
  }
}

function setUpText(event: SetUpEvent): string {
  switch (event.rule) {
    case 'zdf.first-player':
      return `${seatName(event.seat)} goes first.`;
    case 'zdf.deal':
      return `${upperFirst(cards(event.cards.length))} are shuffled.`;
    case 'zdf.two-players':
      return `With two players, ${cards(event.cards.length)} marked for three and four ${event.cards.length === 1 ? 'is' : 'are'} left out.`;
    default:
      return event satisfies never;
  }
}

function drawText(event: DrawEvent): string {
  switch (event.rule) {
    case 'zdf.value':
      return `${seatName(event.seat)} may draw ${cards(event.draws)}: ${event.values.join(' + ')}.`;
    case 'zdf.draw':
      return sentence(`${seatName(event.seat)} draws ${cardName(event.card)}`);
    case 'zdf.reshuffle':
      return `The deck is empty; ${cards(event.cards)} of the discard pile ${event.cards === 1 ? 'is' : 'are'} shuffled into a new one.`;
    case 'zdf.no-cards':
      return `No card is left to draw; ${seatName(event.seat)} goes without ${numberWord(event.short)}.`;
    case 'zdf.lose':
      return `All Stacks of ${seatName(event.seat)} count nothing: the game is lost, and ${cards(event.cards)} ${event.cards === 1 ? 'goes' : 'go'} to the discard pile.`;
    default:
      return event satisfies never;
  }
}

function assignText(event: AssignEvent): string {
  const name = seatName(event.seat);
  switch (event.rule) {
    case 'zdf.out-of-ammo':
    case 'zdf.you-a-zombie':
      return `${cardName(event.rule === 'zdf.out-of-ammo' ? 'out-of-ammo' : 'you-a-zombie')} stands in for ${letterText(event.for)}.`;
    case 'zdf.time-to-go':
      return `${cardName('wild')} stands in for ${letterText(event.for)}.`;
    case 'zdf.complete': {
      const left =
        event.discarded.length === 0
          ? ''
          : ` ${upperFirst(cards(event.discarded.length))} of the Stack ${event.discarded.length === 1 ? 'goes' : 'go'} to the discard pile.`;
      return `${name}’s ${COLLECTION_NAMES[event.kind]} Collection is complete and leaves the game.${left}`;
    }
    case 'zdf.discard':
      return event.cards.length === 0
        ? `${name} has nothing left to discard.`
        : sentence(`${name} discards ${listed(event.cards.map(cardName))}`);
    default: {
      const onto =
        event.of === event.seat ? `the ${STACK_NAMES[event.stack]}` : stackName(event.of, event.stack);
      return `${name} assigns ${cardName(event.card)} to ${onto}.`;
    }
  }
}

function playText(event: PlayEvent): string {
  const name = seatName(event.seat);
  switch (event.rule) {
    case 'zdf.play':
      return sentence(`${name} plays ${cardName(event.card)}`);
    case 'zdf.unfortunate-distraction':
      return `${name} trashes the ${STACK_NAMES[event.own]}, and ${stackName(event.of, event.stack)} with it.`;
    case 'zdf.better-you-than-me':
      return `It lies on ${stackName(event.of, event.stack)} now.`;
    case 'zdf.ewwwwwwwww':
      return `${upperFirst(cards(event.cards))} of the discard pile ${event.cards === 1 ? 'is' : 'are'} shuffled into the deck.`;
    case 'zdf.fall-back':
    case 'zdf.oh-my-gawd': {
      const top = event.order.at(-1);
      const whose =
        event.of === event.seat ? `the ${STACK_NAMES[event.stack]}` : stackName(event.of, event.stack);
      return `${name} rearranges ${whose}${top === undefined ? '' : `; ${cardName(top)} is on top`}.`;
    }
    case 'zdf.dead-weight':
      return `${name} trashes ${cardName(event.card)} from the ${STACK_NAMES[event.stack]}.`;
    case 'zdf.hold-them-off':
      return `${name} trashes ${cardName(event.own.card)}, and ${seatName(event.of)} loses ${cardName(event.theirs.card)}.`;
    default:
      return event satisfies never;
  }
}

function endText(event: EndEvent): string {
  switch (event.rule) {
    case 'zdf.pass':
      return `${seatName(event.to)} is next.`;
    case 'zdf.draw-offer':
      return event.accepted
        ? `${seatName(event.seat)} offers a draw, and all agree.`
        : `${seatName(event.seat)} offers a draw; it is declined.`;
    case 'zdf.turn-cap':
      return `After ${countedInWords(event.turns, 'turn', 'turns')} nobody has won.`;
    case 'zdf.win':
      return `${seatName(event.seat)} has completed a Team and a Weapon Collection.`;
    case 'zdf.last-standing':
      return `${seatName(event.seat)} is the last player left.`;
    default:
      return event satisfies never;
  }
}

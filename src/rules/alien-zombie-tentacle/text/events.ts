/** Events in words, one sentence each. No card is named that not all have seen. */
import type { AztaEvent } from '../events.ts';
import { deathText, helpText, playedText, threatText } from './events-of-encounter.ts';
import { cardsText, gearText } from './events-of-gear.ts';
import { roundText, setUpText } from './events-of-rounds.ts';

export function eventText(event: AztaEvent): string {
  switch (event.rule) {
    case 'azta.first-player':
    case 'azta.decks':
    case 'azta.survivor':
    case 'azta.start':
      return setUpText(event);
    case 'azta.draw':
    case 'azta.until-event':
    case 'azta.hand-limit':
    case 'azta.reshuffle':
      return cardsText(event);
    case 'azta.take-gear':
    case 'azta.move':
    case 'azta.offer':
    case 'azta.answer':
    case 'azta.no-trade':
    case 'azta.trade':
    case 'azta.put-on':
    case 'azta.excess':
    case 'azta.drop':
    case 'azta.loot':
    case 'azta.left-behind':
      return gearText(event);
    case 'azta.flip':
    case 'azta.two-threats':
    case 'azta.forward':
    case 'azta.evaded':
      return threatText(event);
    case 'azta.help':
    case 'azta.force-help':
      return helpText(event);
    case 'azta.precedence':
    case 'azta.passed-over':
    case 'azta.die':
    case 'azta.shared-fate':
    case 'azta.top-off':
    case 'azta.sudden-death':
    case 'azta.one-use':
    case 'azta.extra-ammo':
    case 'azta.safe':
      return deathText(event);
    case 'azta.step':
    case 'azta.pass':
    case 'azta.eliminated':
    case 'azta.win':
    case 'azta.round':
    case 'azta.record':
    case 'azta.together':
    case 'azta.broken-off':
      return roundText(event);
    default:
      return playedText(event);
  }
}

/** Applies each event to the table: the one place that writes it. */
import type { AztaEvent } from '../events.ts';
import type { AztaState } from '../state.ts';
import { cardsMoved } from './cards.ts';
import { fought } from './encounter.ts';
import { gearMoved } from './gear.ts';
import { setUp, wentOn } from './round.ts';

export function apply(state: AztaState, event: AztaEvent): void {
  switch (event.rule) {
    case 'azta.first-player':
    case 'azta.decks':
    case 'azta.survivor':
    case 'azta.start':
      setUp(state, event);
      return;
    case 'azta.draw':
    case 'azta.until-event':
    case 'azta.hand-limit':
    case 'azta.reshuffle':
      cardsMoved(state, event);
      return;
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
      gearMoved(state, event);
      return;
    case 'azta.step':
    case 'azta.pass':
    case 'azta.eliminated':
    case 'azta.win':
    case 'azta.round':
    case 'azta.record':
    case 'azta.together':
    case 'azta.broken-off':
      wentOn(state, event);
      return;
    default:
      fought(state, event);
  }
}

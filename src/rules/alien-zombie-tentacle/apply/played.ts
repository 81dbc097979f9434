/** Applies Events once they have left the hand. */
import type { ScrewEvent } from '../events.ts';
import { resents } from '../grudges.ts';
import { type AztaState, helpedBy, survivorOf } from '../state.ts';
import type { SurvivorId } from '../types.ts';
import { withdraw } from './withdrawing.ts';

type Played = Exclude<ScrewEvent, { readonly rule: 'azta.leave' }>;

export function playedAt(state: AztaState, event: Played): void {
  const ownerOf = (id: SurvivorId) => survivorOf(state, id).owner;
  switch (event.rule) {
    case 'azta.too-small':
    case 'azta.new-flavor-f':
    case 'azta.new-flavor-m':
      state.encounter?.passes.push(event.card);
      return;
    case 'azta.missed-elevator': {
      const helped = helpedBy(state, event.survivor);
      if (helped === undefined) resents(state, ownerOf(event.survivor), event.seat, 'saved');
      else resents(state, ownerOf(helped), event.seat, 'weakened');
      withdraw(state, event.survivor);
      return;
    }
    case 'azta.serious-funk':
    case 'azta.s-mart':
      state.encounter?.boosts.push({ card: event.card, survivor: event.survivor });
      resents(state, ownerOf(event.survivor), event.seat, 'saved');
      return;
    case 'azta.tight-squeeze':
      state.encounter?.boosts.push({ card: event.card, survivor: event.survivor });
      resents(state, ownerOf(event.survivor), event.seat, 'weakened');
      return;
    case 'azta.fatally-distracted':
      if (event.when === 'next') state.distracted.next = true;
      for (const id of event.survivors) withdraw(state, id);
      return;
    case 'azta.noble-sacrifice':
      state.encounter?.inIt.push(event.survivor);
      resents(state, ownerOf(event.survivor), event.seat, 'sacrificed');
      return;
    case 'azta.critical-hit':
      state.enemyDiscard.push(...state.stacks[event.kind].splice(0));
      state.encounter = null;
      return;
    default:
      event satisfies never;
  }
}

/** Gear from hand to survivor, from one to another, to the centre and from there. */
import type { From, GearEvent, Goes } from '../events.ts';
import { resents } from '../grudges.ts';
import { type AztaState, playerAt, survivorOf } from '../state.ts';
import type { AztaSeat, Gear } from '../types.ts';
import { outOfHand } from './cards.ts';

export function gearMoved(state: AztaState, event: GearEvent): void {
  switch (event.rule) {
    case 'azta.take-gear': {
      takeFrom(state, event.seat, event.from, event.gear);
      const taker = survivorOf(state, event.survivor);
      taker.gear.push(event.gear);
      taker.isUsed = true;
      resents(state, survivorOf(state, event.from).owner, event.seat, 'robbed');
      return;
    }
    case 'azta.move':
      takeFrom(state, event.seat, event.from, event.gear);
      survivorOf(state, event.to).gear.push(event.gear);
      playerAt(state, event.seat).moves += 1;
      return;
    case 'azta.offer':
      state.offer = {
        ...{ by: event.seat, to: event.to, gear: event.gear, from: event.from },
        ...{ isGift: event.isGift, wants: null },
      };
      playerAt(state, event.seat).offers += 1;
      return;
    case 'azta.answer':
      if (state.offer !== null) state.offer.wants = { gear: event.gear, from: event.from };
      return;
    case 'azta.no-trade':
      state.offer = null;
      return;
    case 'azta.trade':
      takeFrom(state, event.seat, event.from, event.gear);
      if (event.for !== null) {
        takeFrom(state, event.to, event.onto, event.for);
        giveTo(state, event.seat, event.from, event.for);
      } else resents(state, event.to, event.seat, 'gift');
      giveTo(state, event.to, event.onto, event.gear);
      state.offer = null;
      return;
    case 'azta.put-on':
      takeFrom(state, event.seat, 'hand', event.gear);
      survivorOf(state, event.survivor).gear.push(event.gear);
      return;
    case 'azta.excess':
      takeFrom(state, event.seat, event.survivor, event.gear);
      letGo(state, event.gear, event.goes);
      return;
    case 'azta.drop':
      takeFrom(state, event.seat, event.from, event.gear);
      letGo(state, event.gear, event.goes);
      return;
    case 'azta.loot': {
      const survivor = survivorOf(state, event.survivor);
      state.loot.splice(state.loot.indexOf(event.gear), 1);
      survivor.gear.push(event.gear);
      survivor.hasLooted = true;
      state.gone += 1;
      return;
    }
    case 'azta.left-behind':
      state.discard.push(...state.loot.splice(0));
      return;
    default:
      event satisfies never;
  }
}

export function takeFrom(state: AztaState, seat: AztaSeat, from: From, card: Gear): void {
  if (from === 'hand') {
    outOfHand(state, seat, card);
    return;
  }
  const { gear } = survivorOf(state, from);
  gear.splice(gear.indexOf(card), 1);
}

function giveTo(state: AztaState, seat: AztaSeat, to: From, card: Gear): void {
  if (to === 'hand') playerAt(state, seat).hand.push(card);
  else survivorOf(state, to).gear.push(card);
}

function letGo(state: AztaState, card: Gear, goes: Goes): void {
  (goes === 'loot' ? state.loot : state.discard).push(card);
}

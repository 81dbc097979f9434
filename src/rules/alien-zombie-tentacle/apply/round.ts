/** The set-up, the steps of a round, and the end. */

import { kindOf, takeOut } from '../cards.ts';
import type { RoundEvent, SetUpEvent } from '../events.ts';
import { type AztaState, freshSurvivor } from '../state.ts';
import type { AztaSeat } from '../types.ts';

export function setUp(state: AztaState, event: SetUpEvent): void {
  switch (event.rule) {
    case 'azta.first-player':
      state.first = event.seat;
      return;
    case 'azta.decks':
      state.spare = [...event.survivors];
      state.cards = [...event.cards];
      state.enemies = [...event.enemies];
      return;
    case 'azta.survivor':
      takeOut(state.spare, event.survivor);
      state.survivors.push(freshSurvivor(event.survivor, event.seat));
      return;
    case 'azta.start':
      for (const card of event.cards) {
        takeOut(state.enemies, card);
        state.stacks[kindOf(card)].push(card);
      }
      return;
    default:
      event satisfies never;
  }
}

export function wentOn(state: AztaState, event: RoundEvent): void {
  switch (event.rule) {
    case 'azta.step':
      state.phase = event.to;
      state.gone = 0;
      // A card that is in hand once all Gear is on somebody is an Event.
      if (event.to === 'loot') for (const player of state.players) player.known = player.hand.length;
      return;
    case 'azta.pass':
      state.gone += 1;
      return;
    case 'azta.win':
      state.won = { seat: event.seat, round: state.round };
      return;
    case 'azta.round':
      newRound(state, event.round, event.first);
      return;
    case 'azta.record':
    case 'azta.together':
    case 'azta.broken-off':
      state.outcome = event.outcome;
      return;
    case 'azta.eliminated':
      return;
    default:
      event satisfies never;
  }
}

/** Everybody is back with their player, and what held for a round holds no more. */
function newRound(state: AztaState, round: number, first: AztaSeat): void {
  state.round = round;
  state.first = first;
  state.phase = 'draw';
  state.gone = 0;
  state.encounter = null;
  state.threat = null;
  state.distracted = { now: state.distracted.next, next: false };
  for (const survivor of state.survivors) survivor.hasLooted = false;
  for (const player of state.players) {
    player.hasHelped = false;
    player.moves = 0;
    player.offers = 0;
  }
}

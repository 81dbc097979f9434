/** The Threat, who faces it, who helps, what is played, and who dies. */
import { takeOut } from '../cards.ts';
import type { DieEvent, FlipEvent, HelpEvent, ScrewEvent } from '../events.ts';
import { resents } from '../grudges.ts';
import { type AztaState, type Encounter, playerAt, survivorOf } from '../state.ts';
import type { Enemy, Kind, SurvivorId } from '../types.ts';
import { outOfHand } from './cards.ts';
import { takeFrom } from './gear.ts';
import { playedAt } from './played.ts';
import { withdraw } from './withdrawing.ts';

export function fought(state: AztaState, event: FlipEvent | HelpEvent | ScrewEvent | DieEvent): void {
  switch (event.rule) {
    case 'azta.flip':
    case 'azta.two-threats':
    case 'azta.forward':
    case 'azta.evaded':
      flipped(state, event);
      return;
    case 'azta.help':
      help(state, event.survivor, event.of);
      resents(state, survivorOf(state, event.of).owner, event.seat, 'helped');
      return;
    case 'azta.force-help':
      help(state, event.helper, event.survivor);
      survivorOf(state, event.survivor).isUsed = true;
      resents(state, survivorOf(state, event.helper).owner, event.seat, 'forced');
      return;
    case 'azta.precedence':
    case 'azta.passed-over':
    case 'azta.die':
    case 'azta.shared-fate':
    case 'azta.top-off':
    case 'azta.sudden-death':
    case 'azta.one-use':
    case 'azta.extra-ammo':
    case 'azta.safe':
      died(state, event);
      return;
    case 'azta.leave':
      survivorOf(state, event.survivor).isUsed = true;
      withdraw(state, event.survivor);
      return;
    default:
      outOfHand(state, event.seat, event.card);
      state.discard.push(event.card);
      state.encounter?.played.push({ seat: event.seat, card: event.card });
      playedAt(state, event);
  }
}

const fresh = (kind: Kind): Encounter => ({
  kind,
  inIt: [],
  helping: [],
  boosts: [],
  passes: [],
  played: [],
});

function flipped(state: AztaState, event: FlipEvent): void {
  switch (event.rule) {
    case 'azta.two-threats':
      lay(state, event.card, event);
      return;
    case 'azta.flip':
      if (event.card !== null) lay(state, event.card, event);
      state.threat = { kind: event.kind, card: event.card };
      state.encounter = fresh(event.kind);
      return;
    case 'azta.forward':
      state.encounter?.inIt.push(event.survivor);
      state.gone += 1;
      return;
    case 'azta.evaded':
      state.encounter = null;
      return;
    default:
      event satisfies never;
  }
}

function lay(
  state: AztaState,
  card: Enemy,
  { kind, lies }: { readonly kind: Kind; readonly lies: 'top' | 'bottom' },
): void {
  takeOut(state.enemies, card);
  if (lies === 'bottom') state.stacks[kind].unshift(card);
  else state.stacks[kind].push(card);
}

function help(state: AztaState, helper: SurvivorId, of: SurvivorId): void {
  state.encounter?.helping.push({ helper, of });
  playerAt(state, survivorOf(state, helper).owner).hasHelped = true;
}

function died(state: AztaState, event: DieEvent): void {
  switch (event.rule) {
    case 'azta.die':
      goOut(state, event.survivor, event.kind, null);
      if (state.encounter !== null) {
        state.encounter.inIt = state.encounter.inIt.filter((id) => id !== event.survivor);
      }
      return;
    case 'azta.shared-fate':
      goOut(state, event.survivor, event.kind, event.of);
      withdraw(state, event.survivor);
      return;
    case 'azta.top-off': {
      const card = state.stacks[event.kind].pop();
      if (card !== undefined) state.enemyDiscard.push(card);
      return;
    }
    case 'azta.one-use':
    case 'azta.extra-ammo':
      takeFrom(state, event.seat, event.survivor, event.gear);
      state.discard.push(event.gear);
      return;
    case 'azta.precedence':
    case 'azta.passed-over':
    case 'azta.sudden-death':
    case 'azta.safe':
      return;
    default:
      event satisfies never;
  }
}

function goOut(state: AztaState, id: SurvivorId, kind: Kind, helping: SurvivorId | null): void {
  survivorOf(state, id).out = { round: state.round, kind, helping };
}

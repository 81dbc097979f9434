/** Applies each event to the table: the one place that writes it. */
import { copy } from '../core/copy.ts';
import { partOf, takeOut } from './cards.ts';
import type { AssignEvent, DrawEvent, EndEvent, PlayEvent, SetUpEvent, ZdfEvent } from './events.ts';
import { type Pile, type Player, playerAt, type ZdfState } from './state.ts';
import { type Card, STACKS, WILD } from './types.ts';

export function apply(state: ZdfState, event: ZdfEvent): void {
  switch (event.rule) {
    case 'zdf.first-player':
    case 'zdf.deal':
    case 'zdf.two-players':
      setUp(state, event);
      return;
    case 'zdf.value':
    case 'zdf.draw':
    case 'zdf.reshuffle':
    case 'zdf.no-cards':
    case 'zdf.lose':
      drawn(state, event);
      return;
    case 'zdf.pass':
    case 'zdf.draw-offer':
    case 'zdf.turn-cap':
    case 'zdf.win':
    case 'zdf.last-standing':
      ended(state, event);
      return;
    case 'zdf.play':
    case 'zdf.unfortunate-distraction':
    case 'zdf.better-you-than-me':
    case 'zdf.ewwwwwwwww':
    case 'zdf.fall-back':
    case 'zdf.oh-my-gawd':
    case 'zdf.dead-weight':
    case 'zdf.hold-them-off':
      played(state, event);
      return;
    default:
      assigned(state, event);
  }
}

function setUp(state: ZdfState, event: SetUpEvent): void {
  switch (event.rule) {
    case 'zdf.first-player':
      state.turn = event.seat;
      return;
    case 'zdf.deal':
      state.deck = [...event.cards];
      state.phase = 'draw';
      state.turns = 1;
      return;
    case 'zdf.two-players':
      state.aside = [...event.cards];
      for (const card of event.cards) takeOut(state.deck, card);
      return;
    default:
      event satisfies never;
  }
}

function drawn(state: ZdfState, event: DrawEvent): void {
  switch (event.rule) {
    case 'zdf.value':
      state.toDraw = event.draws;
      return;
    case 'zdf.draw':
      takeOut(state.deck, event.card);
      state.hand.push(event.card);
      state.toDraw -= 1;
      if (state.toDraw === 0) state.phase = 'assign';
      return;
    case 'zdf.reshuffle':
      shuffleIn(state);
      return;
    case 'zdf.no-cards':
      state.toDraw = 0;
      state.phase = 'assign';
      return;
    case 'zdf.lose':
      lose(state, playerAt(state, event.seat));
      return;
    default:
      event satisfies never;
  }
}

function shuffleIn(state: ZdfState): void {
  state.deck.push(...state.discard);
  state.discard = [];
}

function lose(state: ZdfState, player: Player): void {
  for (const stack of STACKS) state.discard.push(...player.stacks[stack].splice(0));
  player.isOut = true;
}

function assigned(state: ZdfState, event: AssignEvent): void {
  const { stacks, completed } = playerAt(state, event.seat);
  switch (event.rule) {
    case 'zdf.out-of-ammo':
      completed.weapon.push(...stacks.action.splice(event.at, 1));
      return;
    case 'zdf.you-a-zombie':
      completed.team.push(...stacks.action.splice(event.at, 1));
      return;
    case 'zdf.time-to-go':
      completed[event.kind].push(...stacks[event.stack].splice(stacks[event.stack].indexOf(WILD), 1));
      return;
    case 'zdf.complete': {
      const pile = stacks[event.stack].splice(0);
      completed[event.kind].push(...pile.filter((card) => partOf(card) !== undefined));
      state.discard.push(...pile.filter((card) => partOf(card) === undefined));
      return;
    }
    case 'zdf.discard':
      state.discard.push(...event.cards);
      state.hand = [];
      state.phase = 'play';
      return;
    default:
      takeOut(state.hand, event.card);
      playerAt(state, event.of).stacks[event.stack].push(event.card);
  }
}

function played(state: ZdfState, event: PlayEvent): void {
  const { stacks } = playerAt(state, event.seat);
  switch (event.rule) {
    case 'zdf.play':
      stacks.action.pop();
      state.discard.push(event.card);
      return;
    case 'zdf.unfortunate-distraction':
      state.discard.push(
        ...stacks[event.own].splice(0),
        ...playerAt(state, event.of).stacks[event.stack].splice(0),
      );
      return;
    case 'zdf.better-you-than-me':
      playerAt(state, event.of).stacks[event.stack].push(state.discard.pop() as Card);
      return;
    case 'zdf.ewwwwwwwww':
      shuffleIn(state);
      return;
    case 'zdf.fall-back':
    case 'zdf.oh-my-gawd':
      playerAt(state, event.of).stacks[event.stack] = copy(event.order) as Pile;
      return;
    case 'zdf.dead-weight':
      state.discard.push(...stacks[event.stack].splice(-1));
      return;
    case 'zdf.hold-them-off':
      state.discard.push(
        ...stacks[event.own.stack].splice(event.own.at, 1),
        ...playerAt(state, event.of).stacks[event.theirs.stack].splice(event.theirs.at, 1),
      );
      return;
    default:
      event satisfies never;
  }
}

function ended(state: ZdfState, event: EndEvent): void {
  switch (event.rule) {
    case 'zdf.pass':
      playerAt(state, event.seat).hasOffered = false;
      state.turn = event.to;
      state.turns += 1;
      state.phase = 'draw';
      return;
    case 'zdf.draw-offer':
      playerAt(state, event.seat).hasOffered = true;
      if (event.accepted) state.outcome = { kind: 'drawn', by: 'agreement' };
      return;
    case 'zdf.turn-cap':
      state.outcome = { kind: 'drawn', by: 'turns' };
      return;
    case 'zdf.win':
      state.outcome = { kind: 'won', seat: event.seat, by: 'collections' };
      return;
    case 'zdf.last-standing':
      state.outcome = { kind: 'won', seat: event.seat, by: 'last-standing' };
      return;
    default:
      event satisfies never;
  }
}

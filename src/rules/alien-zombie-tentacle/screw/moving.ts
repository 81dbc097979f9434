/** Events that bring somebody into the Encounter or out of it, and the one that ends it. */
import { tell } from '../../core/play.ts';
import { figureRow, isMale } from '../cards.ts';
import { drawCards } from '../drawing.ts';
import { endRound } from '../ending.ts';
import type { AztaEvent } from '../events.ts';
import { helpedBy, isFacing, survivorOf } from '../state.ts';
import type { SurvivorId } from '../types.ts';
import { type EventPlay, PLAIN, played } from './play.ts';

/** A survivor, with whoever helps them, or a helper alone. */
export const missedElevator: EventPlay = {
  targets: ({ encounter }) => [
    ...(encounter?.inIt ?? []),
    ...(encounter?.helping ?? []).map(({ helper }) => helper),
  ],
  *play(_state, seat, survivor) {
    yield* tell<AztaEvent>({ ...played(seat, 'missed-elevator'), survivor: survivor as SurvivorId });
  },
};

/** Men in the Encounter, who alone count as being in it, go home; or all men are distracted for the whole of the next round. */
export const fatallyDistracted: EventPlay = {
  targets: ({ encounter }) => (encounter?.inIt.some(isMale) ? ['now', 'next'] : ['next']),
  *play({ encounter }, seat, when) {
    const survivors = when === 'now' ? (encounter?.inIt ?? []).filter(isMale) : [];
    yield* tell<AztaEvent>({
      ...played(seat, 'fatally-distracted'),
      when: when === 'now' ? 'now' : 'next',
      survivors,
    });
  },
};

/** Anybody who doesn’t help, however strong (AZTA-14); their player draws. */
export const nobleSacrifice: EventPlay = {
  targets: (state) =>
    state.survivors
      .filter(({ id, out }) => out === null && !isFacing(state, id) && helpedBy(state, id) === undefined)
      .map(({ id }) => id),
  *play(state, seat, target) {
    const survivor = target as SurvivorId;
    yield* tell<AztaEvent>({ ...played(seat, 'noble-sacrifice'), survivor });
    const { result: cards, row } = figureRow('sacrifice-draws');
    yield* drawCards(state, survivorOf(state, survivor).owner, cards, [row]);
  },
};

/** All cards of the Threat go, and everyone goes home. */
export const criticalHit: EventPlay = {
  targets: () => PLAIN,
  *play(state, seat) {
    const { threat } = state;
    if (threat === null) throw new Error('there is no Threat to hit');
    const { kind } = threat;
    yield* tell<AztaEvent>({ ...played(seat, 'critical-hit'), kind, cards: [...state.stacks[kind]] });
    const { result: cards, row } = figureRow('critical-draws');
    yield* drawCards(state, seat, cards, [row]);
    yield* endRound(state);
  },
};

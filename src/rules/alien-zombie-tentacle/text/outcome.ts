/** The end of a game, in one sentence. */
import { countedInWords, listed } from '../../core/text/english.ts';
import type { AztaOutcome } from '../types.ts';
import { seatName } from './names.ts';

const rounds = (count: number): string => countedInWords(count, 'round', 'rounds');

export function outcomeText(outcome: AztaOutcome): string {
  switch (outcome.kind) {
    case 'won': {
      const name = seatName(outcome.seat);
      if (outcome.stopped) return `${name} wins, and is still there after ${rounds(outcome.rounds)}.`;
      return outcome.alone === 0
        ? `${name} wins, and doesn’t last a full round alone.`
        : `${name} wins, and lasts ${rounds(outcome.alone)} alone.`;
    }
    case 'shared':
      return `${listed(outcome.seats.map(seatName))} go together in round ${outcome.rounds}: they share it.`;
    case 'stopped':
      return `After ${rounds(outcome.rounds)} ${listed(outcome.seats.map(seatName))} are still there.`;
    default:
      return outcome satisfies never;
  }
}

export const NOBODY = 'Nobody alone';

/** Winner of the game, in a word. */
export const endingText = (outcome: AztaOutcome): string =>
  outcome.kind === 'won' ? seatName(outcome.seat) : NOBODY;

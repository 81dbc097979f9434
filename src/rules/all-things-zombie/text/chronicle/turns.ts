/** Words for the time of an event, before the sentence that tells it. */

import { countedInWords, numberWord, ordinal, upperFirst } from '../../../core/text/english.ts';
import type { Ways, Writer } from './writer.ts';

/** Puts the turn before a sentence where it isn't that of the one before it. */
export function inTurns({ put }: Writer): (turn: number, sentence: string) => string {
  let told = 0;
  return (turn, sentence) => {
    if (turn === 0 || turn === told) return upperFirst(sentence);
    const since = turn - told;
    const first = told === 0;
    told = turn;
    const at = ordinal(turn);
    const later = `${upperFirst(countedInWords(since, 'turn', 'turns'))} later`;
    const when = first
      ? put('first turn', ...openings(turn, at))
      : since === 1
        ? put(
            'next turn',
            'A turn later',
            'In the turn after',
            `In the ${at} turn`,
            'In the next turn',
            'The turn after',
            `On the ${at} turn`,
          )
        : put(
            'turn',
            `In the ${at} turn`,
            /^\d/.test(later) ? `On the ${at} turn` : later,
            `On the ${at} turn`,
            `Then, in the ${at} turn`,
            `Then, on the ${at} turn`,
            `In the ${at} turn`,
          );
    return `${when}, ${sentence}`;
  };
}

/** Nothing has been told of a turn yet. */
const openings = (turn: number, at: string): Ways => [
  `In the ${at} turn`,
  `On the ${at} turn`,
  `During the ${at} turn`,
  turn === 1 ? 'At the very start' : `In turn ${numberWord(turn)}`,
  turn === 1 ? 'Right at the start' : `On turn ${numberWord(turn)}`,
  `In the ${at} turn of the battle`,
];

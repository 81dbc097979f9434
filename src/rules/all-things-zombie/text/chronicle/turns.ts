/** When something happened, before the sentence that tells it. */

import { lowerFirst, upperFirst } from '../../../core/text/english.ts';
import type { Writer } from './writer.ts';

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** `fourth`; in figures from where numbers are. */
const ordinal = (turn: number): string => ORDINALS[turn] ?? `${turn}${ending(turn)}`;

function ending(n: number): string {
  const [units, tens] = [n % 10, n % 100];
  if (tens > 10 && tens < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][units] ?? 'th';
}

/** Puts the turn before a sentence where it isn't that of the one before it. */
export function inTurns({ put }: Writer): (turn: number, sentence: string) => string {
  let told = 0;
  return (turn, sentence) => {
    if (turn === 0 || turn === told) return upperFirst(sentence);
    const since = turn - told;
    told = turn;
    const when = put(
      'turn',
      `In the ${ordinal(turn)} turn`,
      `The ${ordinal(turn)} turn:`,
      `On the ${ordinal(turn)} turn`,
      `Then, in the ${ordinal(turn)} turn`,
      `During the ${ordinal(turn)} turn`,
      `In the course of the ${ordinal(turn)} turn`,
    );
    // `A turn later` needs one that has been told.
    const lead = since === 1 && told > 1 ? put('next turn', 'A turn later', when, 'In the turn after') : when;
    return `${lead}${lead.endsWith(':') ? '' : ','} ${lowerFirst(sentence)}`;
  };
}

/** Words of a battle by itself, between two forces bought by points. */

import { counted, numberWord, upperFirst } from '../../core/text/english.ts';
import type { Term } from '../../core/text/term.ts';
import type { Force, Losses, OneOffResult } from '../state/one-off.ts';

export const FORCE_WORDS = {
  own: { title: 'Your force', text: 'your force' },
  other: { title: 'The other force', text: 'the other force' },
} as const satisfies Record<Force, Term>;

/** `150 points a side` */
export const aSideText = (points: number): string => `${counted(points, 'point', 'points')} a side`;

/** `your force wins` */
export function wonText(winner: Force | null): string {
  return winner === null ? 'nobody wins' : `${FORCE_WORDS[winner].text} wins`;
}

/** `lost three of its five figures, 62 points`; `lost nobody` */
export function lossText({ figures, lost, points }: Losses): string {
  if (lost === 0) return 'lost nobody';
  const who = figures === 1 ? 'its only figure' : `${numberWord(lost)} of its ${numberWord(figures)} figures`;
  return `lost ${who}, ${counted(points, 'point', 'points')}`;
}

/** `Your force wins. Your force lost nobody; the other force lost one of its two figures, 33 points` */
export function resultText({ winner, own, other }: OneOffResult): string {
  return `${upperFirst(wonText(winner))}. Your force ${lossText(own)}; the other force ${lossText(other)}`;
}

/** A line of a figure's history. */

import type { FigureId } from '../ids.ts';
import type { Why } from '../state/cause.ts';
import { whyText } from './reasons.ts';

export interface Described {
  readonly text: string;
  /** The reason given; empty where there is none. */
  readonly why: string;
  /** True for the player’s own hand: an edit, a name, a note. */
  readonly byHand: boolean;
}

export interface Telling {
  readonly nameOf: (figure: FigureId) => string;
  /** Figure in whose history it stands. */
  readonly seenBy: FigureId;
}

/** Text with its reason: by hand unless a rule did it. */
export const because = (text: string, why: Why): Described => ({
  text,
  why: whyText(why),
  byHand: why.by === 'player',
});

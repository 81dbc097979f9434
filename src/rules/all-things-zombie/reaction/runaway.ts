import { effectsOn } from '../attributes.ts';
import type { Person } from './checker.ts';
import type { Decided } from './react.ts';
import type { ReactionWord } from './words.ts';

/**
 * Section: Attributes (Boss). How far, in inches, everybody of his side runs with a figure that a check made run
 * away; 0 where nobody does. Running away by Free Will takes nobody along.
 */
export function takesAlong<W extends ReactionWord>(
  figure: Person,
  reaction: Pick<Decided<W>, 'act' | 'decidedBy'>,
): number {
  if (reaction.act !== 'runsAway' || reaction.decidedBy === 'free-will') return 0;
  const reaches = effectsOn('runaway', figure.attributes ?? [], figure.drunk).map(({ within }) => within);
  return Math.max(0, ...reaches);
}

/** Words for what a figure that is taken to another campaign leaves behind. */
import type { Figure } from '../state/campaign.ts';
import { SET_ASIDE } from './vocabulary.ts';

/** Differences between the figure here and the one that joins there, a sentence for each. */
export function leftBehindText({
  name,
  kind,
  status,
}: Pick<Figure, 'name' | 'kind' | 'status'>): readonly string[] {
  return [
    ...(kind === 'star' ? ['A Star joins there as a Grunt, without a Star’s advantages.'] : []),
    ...(status === 'ready' ? [] : [`${name} is ${SET_ASIDE[status]} here, and joins there fit to go.`]),
  ];
}

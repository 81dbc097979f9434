/** Words for a figure that is taken to another campaign: its story there, and what it leaves behind. */
import type { Figure } from '../state/campaign.ts';
import { SET_ASIDE } from './vocabulary.ts';

/** Head of what a figure has lived through in a campaign, a line of its biography in the next one. */
export const chapterText = (name: string, campaign: string): string => `As ${name} in ${campaign}:`;

/** Heads of that form in a biography: they outlast whatever the player writes before and after them. */
export const chaptersOf = (biography: string): readonly string[] =>
  biography.split('\n').filter((line) => /^As .+ in .+:$/.test(line));

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

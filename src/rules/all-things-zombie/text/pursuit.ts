/** Words for a pursuit: where a band stands, and when it is over. */
import { withDifference } from '../../core/text/difference.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { SeenEncounter } from '../state/seen.ts';
import { EDGE_WORDS } from './encounter.ts';

/** Sentence on a band of Runners and their lead: `Five hours ahead.` */
export function pursuitText({
  end,
  lead,
  side,
}: Pick<SeenEncounter['pursuits'][number], 'end' | 'lead' | 'side'>): string {
  if (end === 'escaped') return 'The Runners are away.';
  if (end === 'goes-on') return `${upperFirst(countedInWords(lead, 'hour', 'hours'))} ahead.`;
  const from =
    side === null ? '' : `; the Chasers come from the ${EDGE_WORDS[side]}, ${chasersApart()}″ away`;
  return `Caught: the Runners stand in the centre${from}.`;
}

/** Inches of the Chasers from the Runners. */
export const chasersApart = (): string => withDifference(() => singleFigure('chasers-apart'));
/** A greater lead, in hours, and the Runners are gone. */
export const leadEscaped = (): string => withDifference(() => singleFigure('lead-escaped'));

export const pursuitEndsText = (): string => `gone at more than ${leadEscaped()} hours ahead, caught at none`;

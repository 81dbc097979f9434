/** How a pursuit went before it came to the table, or didn't. */

import { countedInWords } from '../../../core/text/english.ts';
import type { Writer } from './writer.ts';

const BANDS = ['the first band', 'the second band', 'the third band'];

export function chases({ facts: { pursuits, plan }, put }: Writer): string[] {
  const hunted = plan?.role === 'runner';
  return pursuits.map(({ lead, end }, at) => {
    const all = pursuits.length === 1;
    const who = all ? (hunted ? 'the party' : 'the runners') : (BANDS[at] ?? 'another band');
    const Who = `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
    const was = all && !hunted ? 'were' : 'was';
    const ahead = countedInWords(Math.max(0, lead), 'hour');
    switch (end) {
      case 'escaped':
        return put(
          'got clear',
          `${Who} got clear.`,
          `${Who} could no longer be caught.`,
          `${Who} got away from those behind.`,
          `Nobody caught ${who}.`,
          `${Who} left all pursuit behind.`,
          `The chase lost ${who}.`,
        );
      case 'caught':
        return put(
          'caught',
          `${Who} ${was} caught, and had to fight.`,
          `${Who} ${was} overtaken.`,
          `The hunters caught up with ${who}.`,
          `The lead of ${who} ran out.`,
          `${Who} ${was} caught up with.`,
          `In the end ${who} ${was} overtaken.`,
        );
      case 'goes-on':
        return put(
          'ahead',
          `${Who} kept ${ahead} ahead.`,
          `${Who} ${was} ${ahead} ahead.`,
          `${Who} had a lead of ${ahead}.`,
          `The lead of ${who} was ${ahead}.`,
          `${Who} still led by ${ahead}.`,
          `Between the hunters and ${who} lay ${ahead}.`,
        );
      default:
        return end satisfies never;
    }
  });
}

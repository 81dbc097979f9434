/** Course of a pursuit before it came to the table, or didn’t. */

import { countedInWords, upperFirst } from '../../../core/text/english.ts';
import type { Writer } from './writer.ts';

/** `the party’s`, `the Runners’` */
const possessive = (who: string): string => `${who}’${who.endsWith('s') ? '' : 's'}`;

const BANDS = ['the first band', 'the second band', 'the third band'];

export function chases({ facts: { pursuits, plan, ended }, put }: Writer): string[] {
  const hunted = plan?.role === 'runner';
  const clear = pursuits.every(({ end }) => end === 'escaped');
  // The failed hunt for them says as much.
  const isSaid = clear && hunted && ended?.successful === true;
  const bands = pursuits.map(({ lead, end }, at) => {
    const all = pursuits.length === 1;
    const who = all ? (hunted ? 'the party' : 'the Runners') : (BANDS[at] ?? 'another band');
    const Who = upperFirst(who);
    const was = all && !hunted ? 'were' : 'was';
    const ahead = countedInWords(Math.max(0, lead), 'hour', 'hours');
    switch (end) {
      case 'escaped':
        return put(
          'got clear',
          `${Who} got clear.`,
          `${Who} could no longer be caught.`,
          `${Who} got away from the hunters.`,
          `Nobody caught ${who}.`,
          `${Who} left the hunters behind.`,
          `The hunters lost the trail of ${who}.`,
        );
      case 'caught':
        return put(
          'caught',
          `${Who} ${was} caught.`,
          `${Who} ${was} overtaken.`,
          `The hunters caught up with ${who}.`,
          `${possessive(Who)} lead ran out.`,
          `The hunters overtook ${who}.`,
          `In the end ${who} ${was} overtaken.`,
        );
      case 'goes-on':
        return put(
          'ahead',
          `${Who} kept ${ahead} ahead.`,
          `${Who} ${was} ${ahead} ahead.`,
          `${Who} had a lead of ${ahead}.`,
          `${Who} ${was} still ${ahead} ahead.`,
          `${Who} still had a lead of ${ahead}.`,
          `${Who} stayed ${ahead} ahead.`,
        );
      default:
        return end satisfies never;
    }
  });
  if (pursuits.length < 2) return isSaid ? [] : bands;
  const apart = split(pursuits.length, hunted, put);
  if (isSaid) return [apart];
  const all = pursuits.length === 2 ? 'both' : 'all of them';
  return [apart, ...(clear ? [allClear(all, put)] : bands)];
}

function split(count: number, hunted: boolean, put: Writer['put']): string {
  const into = countedInWords(count, 'band', 'bands');
  const who = hunted ? 'the party' : 'the Runners';
  return put(
    'split',
    `${upperFirst(who)} split into ${into}.`,
    `${upperFirst(who)} split up into ${into}.`,
    `${upperFirst(who)} divided into ${into}.`,
    `On the way ${who} split into ${into}.`,
    `To shake off the hunters, ${who} split into ${into}.`,
    `${upperFirst(who)} went on in ${into}.`,
  );
}

const allClear = (all: string, put: Writer['put']): string =>
  put(
    'all clear',
    `${upperFirst(all)} got clear.`,
    `${upperFirst(all)} got away from the hunters.`,
    `The hunters lost ${all}.`,
    `${upperFirst(all)} left the hunters behind.`,
    `The hunters lost the trail of ${all}.`,
    `${upperFirst(all)} outran the hunters.`,
  );

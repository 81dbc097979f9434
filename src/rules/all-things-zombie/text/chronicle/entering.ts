/** Visits to buildings: where they went in, who of them, and what they found there. */

import { countedInWords, listed, oneOf, upperFirst } from '../../../core/text/english.ts';
import type { Visit } from '../../state/encounter.ts';
import { meetingText } from './meetings.ts';
import { placeOf } from './places.ts';
import type { Ways, Writer } from './writer.ts';

/** Named where not all of the party went in. */
export function goers({ figures = [] }: Visit, { facts: { plan }, nameOf, they }: Writer): string {
  const others = (plan?.party ?? []).filter((one) => !figures.includes(one));
  if (figures.length === 0 || others.length === 0) return they;
  const fewer = figures.length > FEW && others.length < figures.length;
  return fewer ? `all but ${listed(others.map(nameOf))}` : listed(figures.map(nameOf));
}

/** A longer list of names says less than who isn't on it. */
const FEW = 3;

/** Places that stood empty, one after another. */
export function emptyText(visits: readonly Visit[], they: string, { facts, put }: Writer): string {
  const all = visits.map((visit) => placeOf(visit, facts));
  const where = [...new Set(all.map(({ within }) => within))];
  const names = new Set(all.map(({ name }) => name));
  const places = listed([...names]);
  const one = names.size === 1;
  if (visits.every(({ building }) => building === null))
    return put(
      'empty vehicle',
      `${they} opened ${places} and found nobody inside.`,
      `${they} looked into ${places} and found nobody.`,
      `${they} opened ${places}; ${one ? 'it was' : 'all were'} empty.`,
      `${they} opened ${places}, but nobody was inside.`,
      `${they} found ${places} empty.`,
      `${they} opened ${places}, and nobody was there.`,
    );
  return put(
    'empty',
    `${they} found nobody ${oneOf(where)}.`,
    `${places} ${one ? 'was' : 'were'} empty.`,
    `nobody was ${oneOf(where)}.`,
    `there was nobody ${oneOf(where)}.`,
    `${they} checked ${places} and met nobody.`,
    `${they} looked into ${places}; ${one ? 'it was' : 'all were'} empty.`,
  );
}

export function enteredText(visit: Visit, who: string, writer: Writer): string {
  const { facts, put } = writer;
  const { name, within: where, into } = placeOf(visit, facts);
  const opened = visit.building === null;
  const meeting = facts.meetings.find(({ contact }) => contact === visit.group);
  const alone = visit.zombies === 0;
  // The place has been named with the zombies there.
  const people = meeting && meetingText(meeting, writer, alone ? { where, who } : { where: 'there' });
  if (people !== undefined && alone) return people;
  const many = countedInWords(visit.zombies, 'zombie', 'zombies');
  const one = visit.zombies === 1;
  const zombies =
    visit.zombies === 0
      ? put(
          'people unnamed',
          `${who} found people ${where}.`,
          `there were people ${where}.`,
          `${who} met people ${where}.`,
          `some people were ${where}.`,
          `${who} came upon people ${where}.`,
          `${who} found that there were people ${where}.`,
        )
      : opened
        ? put('opened', ...openedOn(name, many, who))
        : put(
            'inside',
            `${many} ${one ? 'was' : 'were'} waiting for ${who === 'they' ? 'them' : who} ${where}.`,
            `${who} went ${into} and met ${many}.`,
            `${who} came upon ${many} ${where}.`,
            `${name} held ${many}.`,
            `there ${one ? 'was' : 'were'} ${many} ${where}.`,
            `${who} went ${into}, where ${many} waited.`,
          );
  return people === undefined ? zombies : `${zombies} ${upperFirst(people)}`;
}

/** A vehicle isn't gone into: it is opened. */
const openedOn = (vehicle: string, many: string, who: string): Ways => [
  `${who} opened ${vehicle} and found ${many} inside.`,
  `${who} opened ${vehicle}, and out came ${many}.`,
  `${many} came out of ${vehicle}.`,
  `${vehicle} held ${many}.`,
  `${who} opened ${vehicle}, where ${many} waited.`,
  `${who} found ${many} in ${vehicle}.`,
];

/** Visits to buildings: where they went in, who of them, and what they found there. */

import { countedInWords, listed, oneOf, upperFirst } from '../../../core/text/english.ts';
import type { Visit } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { meetingText } from './meetings.ts';
import { placeOf } from './places.ts';
import { fighterText, type Writer } from './writer.ts';

/** Named where not all of the party went in; friends whose names nobody has told are `friends`. */
export function goers({ figures = [] }: Visit, writer: Writer): string {
  const { facts, nameOf, they } = writer;
  const others = (facts.plan?.party ?? []).filter((one) => !figures.includes(one));
  if (figures.length === 0 || others.length === 0) return they;
  const party = figures.filter((one) => !isStranger(one));
  if (party.length > FEW && others.length < party.length) return `all but ${listed(others.map(nameOf))}`;
  return listed([...new Set(figures.map((one) => fighterText(one, writer) ?? 'friends'))]);
}

/** A longer list of names says less than who isn't on it. */
const FEW = 3;

/** Places that stood empty, one after another. */
export function emptyText(visits: readonly Visit[], who: string, { facts, put }: Writer): string {
  const all = visits.map((visit) => placeOf(visit, facts));
  const names = new Set(all.map(({ name }) => name));
  const [places, n] = [listed([...names]), names.size];
  if (visits.every(({ building }) => building === null)) return put('empty vehicle', { who, places, n });
  return put('empty', { who, places, n, where: oneOf([...new Set(all.map(({ within }) => within))]) });
}

export function enteredText(visit: Visit, who: string, writer: Writer): string {
  const { facts, put } = writer;
  const { name: place, within: where, into } = placeOf(visit, facts);
  const meeting = facts.meetings.find(({ contact }) => contact === visit.group);
  const alone = visit.zombies === 0;
  // The place has been named with the zombies there.
  const people = meeting && meetingText(meeting, writer, alone ? { where, who } : { where: 'there' });
  if (alone) return people ?? put('people unnamed', { who, where });
  const zombies = countedInWords(visit.zombies, 'zombie', 'zombies');
  const whom = who === 'they' ? 'them' : who;
  const found =
    visit.building === null
      ? put('opened', { who, place, zombies })
      : put('inside', { who, whom, place, where, into, zombies, n: visit.zombies });
  return people === undefined ? found : `${found} ${upperFirst(people)}`;
}

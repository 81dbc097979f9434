/** People they met, and how it went. */

import { countedInWords, listed } from '../../../core/text/english.ts';
import type { Role } from '../../encounters/kind.ts';
import type { ContactId } from '../../meeting-and-greeting/contact.ts';
import type { EncounterFacts, Meeting } from './known.ts';
import type { Writer } from './writer.ts';

/** More names than a sentence about them bears. */
const SEVERAL = 4;

/** Nouns for several of a side, as the other calls them and as their own do. */
const NOUNS: Readonly<Record<Role, readonly [theirs: string, own: string]>> = {
  raider: ['raiders', 'fellow raiders'],
  defender: ['defenders', 'fellow defenders'],
  captor: ['guards', 'fellow guards'],
  // Some of them came to free the others.
  captive: ['opponents', 'friends'],
  runner: ['Runners', 'fellow Runners'],
  chaser: ['hunters', 'fellow hunters'],
};

/** All of a side together, however many groups they came in: nobody met them by chance. */
export function sidesText({ facts, called, put }: Writer): string[] {
  const sides = Map.groupBy(facts.sides, ({ role }) => role);
  return [...sides].flatMap(([role, groups]) => {
    const names = groups.flatMap(({ group }) => namesOf(group, facts));
    const n = names.length;
    if (n === 0) return [];
    const who = listed(names.map(called));
    const [theirs, own] = NOUNS[role];
    const many = (noun: string) => ({ who, many: countedInWords(n, noun, noun) });
    if (role === facts.plan?.role) {
      const subject = 'own friends';
      return [n > SEVERAL ? put('many friends', many(own), subject) : put('friends', { who, n }, subject)];
    }
    const side = `side ${role}` as const;
    const said = n > SEVERAL ? put('many against', many(theirs), side) : put(side, { who, n });
    const areBeaten = groups.every(
      ({ group }) => facts.meetings.find(({ contact }) => contact === group)?.whereabouts === 'gone',
    );
    return areBeaten ? [said, put('beaten')] : [said];
  });
}

/** Names of a group; if it was met before, the report of the battle knows them. */
function namesOf(group: ContactId, { meetings, met }: EncounterFacts): readonly string[] {
  const names = meetings.find(({ contact }) => contact === group)?.names ?? [];
  if (names.length > 0) return names;
  return met.filter(({ who }) => who.startsWith(`${group}/`)).map(({ name }) => name);
}

interface Where {
  /** `in the hospital`; empty outside of buildings. */
  readonly where?: string;
  /** Name of whoever met them; left out for the party. */
  readonly who?: string;
}

/** A group that was met; a word of time may stand before it. */
export function meetingText(
  meeting: Meeting,
  writer: Writer,
  { where = '', who: party = writer.they }: Where = {},
): string {
  const { facts, called, put } = writer;
  const { names, speaker, contact } = meeting;
  const outcome = outcomeOf(meeting, writer);
  if (names.length > 0) return put('met', { party, who: listed(names.map(called)), where, outcome });
  const known = namesOf(contact, facts);
  const who =
    known.length > 0 ? listed(known.map(called)) : speaker === null ? 'people they knew' : called(speaker);
  return put('met again', { party, who, where, outcome });
}

function outcomeOf(
  { names, standing, whereabouts, fought }: Meeting,
  { facts: { plan }, called, put }: Writer,
): string {
  if (fought) return `${put('fight')}${whereabouts === 'gone' ? ', and in the end the party won' : ''}`;
  switch (standing) {
    case null:
      // Nobody expects words of a battle by itself.
      return plan?.oneOff === undefined ? put('silent') : '';
    case 'cooperated':
      return whereabouts === 'joined' ? put('came along', joined(names.map(called))) : put('together');
    case 'parted':
    case 'unhelpful':
      return put(standing);
    case 'fought':
    case 'strangers':
      return '';
    default:
      return standing satisfies never;
  }
}

/** People who joined: who they were stands before it, and a single one is named again. */
function joined(names: readonly string[]) {
  const [only = ''] = names;
  if (names.length === 1) return { who: only, whom: only };
  return { who: names.length === 2 ? 'both' : 'all of them', whom: 'them' };
}

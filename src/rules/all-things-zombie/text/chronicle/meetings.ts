/** People they met, and how it went. */

import { countedInWords, listed } from '../../../core/text/english.ts';
import type { Role } from '../../encounters/kind.ts';
import type { ContactId } from '../../meeting-and-greeting/contact.ts';
import type { EncounterFacts, Meeting } from './known.ts';
import type { Ways, Writer } from './writer.ts';

/** Sentences on the other side that took the field in the Encounter: nobody met them by chance. */
const SIDES: Readonly<Record<Role, (who: string, one: boolean) => Ways>> = {
  raider: (who, one) => [
    one ? `The raider was ${who}.` : `The raiders were ${who}.`,
    `${who} came raiding.`,
    `It was ${who} who came raiding.`,
    one ? `Their attacker was ${who}.` : `Their attackers were ${who}.`,
    `They faced ${who}.`,
    `They were up against ${who}.`,
  ],
  defender: (who, one) => [
    `The place was held by ${who}.`,
    `${who} held the place.`,
    `It was ${who} who held the place.`,
    one ? `The defender was ${who}.` : `The defenders were ${who}.`,
    `They faced ${who}.`,
    `They were up against ${who}.`,
  ],
  captor: (who, one) => [
    one ? `The guard was ${who}.` : `The guards were ${who}.`,
    `${who} stood guard.`,
    `It was ${who} who stood guard.`,
    `They were guarded by ${who}.`,
    `They had to get past ${who}.`,
    `${who} held them prisoner.`,
  ],
  captive: (who, one) => [
    `They had to stop ${who}.`,
    `It was ${who} they had to stop.`,
    `${who} ${one ? 'was' : 'were'} on the prisoners’ side.`,
    `They faced ${who}.`,
    `They were up against ${who}.`,
    `The other side was ${who}.`,
  ],
  runner: (who, one) => [
    `They were after ${who}.`,
    `${who} had to be caught.`,
    `They were chasing ${who}.`,
    `It was ${who} they were after.`,
    `${who} ${one ? 'was' : 'were'} on the run.`,
    `Their quarry was ${who}.`,
  ],
  chaser: (who, one) => [
    one ? `The hunter was ${who}.` : `The hunters were ${who}.`,
    `${who} had hunted them down.`,
    `${who} came after them.`,
    `It was ${who} who came after them.`,
    `${who} ${one ? 'was' : 'were'} on their heels.`,
    `They were hunted by ${who}.`,
  ],
};

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

const many = (who: string, count: string): Ways => [
  `They faced ${count}: ${who}.`,
  `They were up against ${count}: ${who}.`,
  `There were ${count}: ${who}.`,
  `They had to deal with ${count}: ${who}.`,
  `Against them stood ${count}: ${who}.`,
  `They had ${count} against them: ${who}.`,
];

const manyFriends = (who: string, count: string): Ways => [
  `They had ${count} with them: ${who}.`,
  `They had the help of ${count}: ${who}.`,
  `There were ${count} with them: ${who}.`,
  `They could count on ${count}: ${who}.`,
  `They had ${count} on their side: ${who}.`,
  `They had ${count} beside them: ${who}.`,
];

const friends = (who: string, one: boolean): Ways => [
  `${who} ${one ? 'was' : 'were'} on their side.`,
  `They had the help of ${who}.`,
  `${who} stood by them.`,
  `${who} ${one ? 'was' : 'were'} with them.`,
  `They had ${who} on their side.`,
  `${who} stood with them.`,
];

/** All of a side together, however many groups they came in. */
export function sidesText({ facts, called, put }: Writer): string[] {
  const sides = Map.groupBy(facts.sides, ({ role }) => role);
  return [...sides].flatMap(([role, groups]) => {
    const names = groups.flatMap(({ group }) => namesOf(group, facts));
    if (names.length === 0) return [];
    const who = listed(names.map(called));
    const one = names.length === 1;
    const isLong = names.length > SEVERAL;
    const [theirs, own] = NOUNS[role];
    const count = (noun: string) => countedInWords(names.length, noun, noun);
    if (role === facts.plan?.role)
      return [put('own friends', ...(isLong ? manyFriends(who, count(own)) : friends(who, one)))];
    const said = put(`side ${role}`, ...(isLong ? many(who, count(theirs)) : SIDES[role](who, one)));
    const areBeaten = groups.every(
      ({ group }) => facts.meetings.find(({ contact }) => contact === group)?.whereabouts === 'gone',
    );
    return areBeaten ? [said, beaten(put)] : [said];
  });
}

/** Names of a group; if it was met before, the report of the battle knows them. */
export function namesOf(group: ContactId, { meetings, met }: EncounterFacts): readonly string[] {
  const names = meetings.find(({ contact }) => contact === group)?.names ?? [];
  if (names.length > 0) return names;
  return met.filter(({ who }) => who.startsWith(`${group}/`)).map(({ name }) => name);
}

const beaten = (put: Writer['put']): string =>
  put(
    'beaten',
    'The party beat them.',
    'In the end the party beat them.',
    'The party got the better of them.',
    'The party won the fight.',
    'The fight went the party’s way.',
    'In the end the party got the better of them.',
  );

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
  { where = '', who: goers }: Where = {},
): string {
  const { facts, called, put, they } = writer;
  const { names, speaker, contact } = meeting;
  const outcome = outcomeOf(meeting, facts, { called, put });
  const at = where === '' ? '' : ` ${where}`;
  const party = goers ?? they;
  if (names.length === 0) {
    const known = namesOf(contact, facts);
    const whom =
      known.length > 0 ? listed(known.map(called)) : speaker === null ? 'people they knew' : called(speaker);
    return put(
      'met again',
      `${party} met ${whom} again${at}${outcome}.`,
      `${party} ran into ${whom} again${at}${outcome}.`,
      `${party} saw ${whom} again${at}${outcome}.`,
      `${party} came upon ${whom} again${at}${outcome}.`,
      `${party} came across ${whom} again${at}${outcome}.`,
      `${party} met ${whom} once more${at}${outcome}.`,
    );
  }
  const who = listed(names.map(called));
  return put(
    'met',
    `${party} met ${who}${at}${outcome}.`,
    `${party} ran into ${who}${at}${outcome}.`,
    `${party} came upon ${who}${at}${outcome}.`,
    `${party} came across ${who}${at}${outcome}.`,
    where === '' ? `there ${they} met ${who}${outcome}.` : `${party} found ${who}${at}${outcome}.`,
    `${party} came face to face with ${who}${at}${outcome}.`,
  );
}

function outcomeOf(
  { names, standing, whereabouts, fought }: Meeting,
  { plan }: EncounterFacts,
  { called, put }: Pick<Writer, 'called' | 'put'>,
): string {
  if (fought) return `; ${foughtText(whereabouts === 'gone', put)}`;
  switch (standing) {
    case null:
      // Nobody expects words of a battle by itself.
      return plan?.oneOff === undefined
        ? put(
            'silent',
            ', but nobody spoke',
            '; nobody said a word',
            '; not a word was said',
            '; nothing was said',
            '; no words were exchanged',
            '; neither side spoke',
          )
        : '';
    case 'cooperated':
      return whereabouts === 'joined' ? `; ${joinedText(names, called, put)}` : `; ${together(put)}`;
    case 'parted':
      return put(
        'parted',
        '; they talked, and parted in peace',
        '; the two sides talked without a quarrel',
        '; after some talk each side went its own way',
        '; the talk was friendly, and they parted',
        '; they exchanged a few words and parted',
        '; the two sides talked and moved on',
      );
    case 'unhelpful':
      return put(
        'unhelpful',
        '; they could agree on nothing',
        '; the talk led nowhere',
        '; they could not agree',
        '; they talked, but did not agree',
        '; the talk came to nothing',
        '; they reached no agreement',
      );
    case 'fought':
    case 'strangers':
      return '';
    default:
      return standing satisfies never;
  }
}

function foughtText(won: boolean, put: Writer['put']): string {
  const fight = put(
    'fight',
    'it came to a fight',
    'it came to blows',
    'there was a fight',
    'a fight broke out',
    'they fought',
    'it turned into a fight',
  );
  return won ? `${fight}, and in the end the party won` : fight;
}

/** Tells that people joined: who they were stands before it, and a single one is named again. */
function joinedText(names: readonly string[], called: Writer['called'], put: Writer['put']): string {
  const [only = ''] = names;
  const who = names.length === 1 ? called(only) : names.length === 2 ? 'both' : 'all of them';
  return put(
    'came along',
    `${who} joined the party`,
    `${who} agreed to join the party`,
    `${who} came along`,
    `after some talk ${who} joined the party`,
    `talk won ${names.length === 1 ? who : 'them'} over`,
    `${who} threw in with the party`,
  );
}

const together = (put: Writer['put']): string =>
  put(
    'together',
    'the two sides worked together that day',
    'they agreed to act together',
    'they joined forces for the day',
    'they helped each other',
    'they stood together that day',
    'they were allies for the day',
  );

/** Whom they met, and how it went. */

import { listed, upperFirst } from '../../../core/text/english.ts';
import type { Role } from '../../encounters/kind.ts';
import type { EncounterFacts, Meeting } from './facts.ts';
import type { Ways, Writer } from './writer.ts';

/** Who took the field on the other side of the Encounter: nobody met them by chance. */
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

export function sidesText({ facts: { sides, meetings, plan }, called, put }: Writer): string[] {
  return sides.flatMap(({ role, group }) => {
    const { names = [], whereabouts } = meetings.find(({ contact }) => contact === group) ?? {};
    if (names.length === 0) return [];
    const who = listed(names.map(called));
    const one = names.length === 1;
    if (role === plan?.role)
      return [
        put(
          'own friends',
          `${who} ${one ? 'was' : 'were'} on their side.`,
          `They had the help of ${who}.`,
          `${who} stood by them.`,
          `${who} ${one ? 'was' : 'were'} with them.`,
          `They had ${who} on their side.`,
          `${who} stood with them.`,
        ),
      ];
    const said = put(`side ${role}`, ...SIDES[role](who, one));
    return whereabouts === 'gone' ? [said, beaten(put)] : [said];
  });
}

const beaten = (put: Writer['put']): string =>
  put(
    'beaten',
    'The party beat them.',
    'In the end the party beat them.',
    'The party got the better of them.',
    'The party won the fight.',
    'The fight went to the party.',
    'In the end the party got the better of them.',
  );

/** A group that was met; `where` is empty outside of buildings. */
export function meetingText(meeting: Meeting, { facts, called, put, they }: Writer, where = ''): string {
  const { names, speaker } = meeting;
  const outcome = outcomeOf(meeting, facts, { called, put });
  const at = where === '' ? '' : ` ${where}`;
  const party = upperFirst(they);
  if (names.length === 0) {
    const whom = speaker === null ? 'people they knew' : called(speaker);
    return put(
      'met again',
      `${party} met ${whom} again${at}${outcome}.`,
      `${party} ran into ${whom} again${at}${outcome}.`,
      `Once more ${they} met ${whom}${at}${outcome}.`,
      `${party} came upon ${whom} again${at}${outcome}.`,
      `${party} came across ${whom} again${at}${outcome}.`,
      `They had met ${whom} before, and met again${at}${outcome}.`,
    );
  }
  const who = listed(names.map(called));
  return put(
    'met',
    `${party} met ${who}${at}${outcome}.`,
    `${party} ran into ${who}${at}${outcome}.`,
    `${party} came upon ${who}${at}${outcome}.`,
    `${party} came across ${who}${at}${outcome}.`,
    where === ''
      ? `There ${they} met ${who}${outcome}.`
      : `${upperFirst(where)} ${they} met ${who}${outcome}.`,
    `${who} ${names.length === 1 ? 'was' : 'were'}${where === '' ? ' there' : at}${outcome}.`,
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
      // Of a battle by itself nobody expects words.
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
    'it ended in a fight',
  );
  return won ? `${fight}, and the party won` : fight;
}

/** Who they were stands before it, and a single one is named again. */
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

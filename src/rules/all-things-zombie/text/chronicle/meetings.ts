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
    `The raid was by ${who}.`,
    `Those who raided them: ${who}.`,
    `Against them came ${who}.`,
  ],
  defender: (who) => [
    `The place was held by ${who}.`,
    `${who} held the place.`,
    `It was ${who} who held the place.`,
    `Those who held it were ${who}.`,
    `Defending the place: ${who}.`,
    `Against them stood ${who}.`,
  ],
  captor: (who, one) => [
    one ? `The guard was ${who}.` : `The guards were ${who}.`,
    `${who} stood guard.`,
    `It was ${who} who stood guard.`,
    `They were guarded by ${who}.`,
    `Guarding them: ${who}.`,
    `Between them and freedom stood ${who}.`,
  ],
  captive: (who, one) => [
    one ? `The prisoner was ${who}.` : `Against them were ${who}.`,
    `Trying to get away: ${who}.`,
    `Those on the other side were ${who}.`,
    `It was ${who} whom they had to stop.`,
    `They had to stop ${who}.`,
    `${who} ${one ? 'was' : 'were'} on the captives’ side.`,
  ],
  runner: (who) => [
    `They were after ${who}.`,
    `${who} had to be caught.`,
    `The chase was after ${who}.`,
    `It was ${who} they were after.`,
    `Those on the run: ${who}.`,
    `Running from them: ${who}.`,
  ],
  chaser: (who, one) => [
    one ? `The hunter was ${who}.` : `The hunters were ${who}.`,
    `${who} had hunted them down.`,
    `After them came ${who}.`,
    `It was ${who} who came after them.`,
    `On their heels ${one ? 'was' : 'were'} ${who}.`,
    `Those after them: ${who}.`,
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
          `On their side ${one ? 'was' : 'were'} ${who}.`,
          `${who} fought on their side.`,
          `With them ${one ? 'was' : 'were'} ${who}.`,
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
    'They were beaten.',
    'The party beat them.',
    'They were beaten in the end.',
    'In the end the party beat them.',
    'It was they who were beaten.',
    'The party got the better of them.',
  );

/** A group that was met; `where` is empty outside of buildings. */
export function meetingText(meeting: Meeting, { facts, called, put, they }: Writer, where = ''): string {
  const { names, speaker } = meeting;
  const outcome = outcomeOf(meeting, facts, put);
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
      `Again ${they} came across ${whom}${at}${outcome}.`,
      `They had met ${whom} before, and now met again${at}${outcome}.`,
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
    where === ''
      ? `Other people were there: ${who}${outcome}.`
      : `${upperFirst(where)} ${names.length === 1 ? 'was' : 'were'} ${who}${outcome}.`,
  );
}

function outcomeOf(
  { names, standing, whereabouts, fought }: Meeting,
  { plan }: EncounterFacts,
  put: Writer['put'],
): string {
  if (fought) return `; ${foughtText(whereabouts === 'gone', put)}`;
  switch (standing) {
    case null:
      // Of a battle by itself nobody expects words.
      return plan?.oneOff === undefined
        ? put(
            'silent',
            ', and no word was said',
            ', and nobody spoke',
            '; not a word was said',
            '; nothing was said',
            ', without a word',
            '; neither side spoke',
          )
        : '';
    case 'cooperated':
      return whereabouts === 'joined' ? `; ${joinedText(names.length === 1, put)}` : `; ${together(put)}`;
    case 'parted':
      return put(
        'parted',
        '; they talked, and parted in peace',
        '; there was talk, and no quarrel',
        '; after some talk both went their ways',
        '; words were friendly, and they parted',
        '; they spoke, and parted as they had met',
        '; both sides talked, and went on',
      );
    case 'unhelpful':
      return put(
        'unhelpful',
        ', but could agree on nothing',
        '; talk led to nothing',
        '; they could not agree',
        '; there was talk, and no agreement',
        '; words were exchanged, and nothing came of them',
        '; no agreement was reached',
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
    'talk gave way to fighting',
    'words were not enough, and they fought',
    'it ended in a fight',
  );
  return won ? `${fight}, which the party won` : fight;
}

function joinedText(one: boolean, put: Writer['put']): string {
  const all = one ? '' : 'all ';
  return put(
    'came along',
    `they ${all}came along`,
    `they ${all}joined the party`,
    `talk won them ${one ? 'over' : 'all over'}`,
    `after some talk they ${all}came along`,
    `they ${all}agreed to join`,
    `they ${all}threw in their lot with the party`,
  );
}

const together = (put: Writer['put']): string =>
  put(
    'together',
    'for the day both acted together',
    'they agreed to act together',
    'both made common cause for the day',
    'they helped each other',
    'they stood together that day',
    'for that day they were allies',
  );

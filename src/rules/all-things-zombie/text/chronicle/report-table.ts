/** What a report says of the time on the table: places entered, people met, searches, noise, chases. */

import { cap, countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import { buildingRow } from '../../battlefield/buildings.ts';
import type { Role } from '../../encounters/kind.ts';
import { isBy } from '../../state/cause.ts';
import { itemText } from '../vocabulary.ts';
import type { EncounterFacts, Meeting } from './facts.ts';
import { thingsText } from './things.ts';
import type { Writer } from './writer.ts';

export function exploring(writer: Writer): string[] {
  return [
    ...alarm(writer),
    ...chases(writer),
    ...places(writer),
    ...people(writer),
    ...looking(writer),
    ...noise(writer),
    ...length(writer),
  ];
}

function alarm({ facts: { alarm: given, plan }, put }: Writer): string[] {
  if (given === null || plan?.kind !== 'escape') return [];
  return [
    given
      ? put(0, 'The alarm was given before they were clear.', 'Somebody noticed, and the alarm went up.')
      : put(0, 'Nobody noticed until it was too late to matter.', 'No alarm was given.'),
  ];
}

function chases({ facts: { pursuits }, put }: Writer): string[] {
  return pursuits.map(({ lead, end }, band) => {
    const who =
      pursuits.length === 1 ? 'The runners' : `The ${['first', 'second', 'third'][band] ?? 'next'} band`;
    switch (end) {
      case 'escaped':
        return put(
          1,
          lead > 0 ? `${who} got clear, ${countedInWords(lead, 'hour')} ahead.` : `${who} got clear.`,
          `${who} could no longer be caught.`,
        );
      case 'caught':
        return put(1, `${who} were caught, and had to fight.`, `${who} were overtaken.`);
      case 'goes-on':
        return `${who} kept ${countedInWords(lead, 'hour')} ahead.`;
      default:
        return end satisfies never;
    }
  });
}

function places({ facts: { visits }, put }: Writer): string[] {
  if (visits.length === 0) return [];
  const named = (building: (typeof visits)[number]['building']) =>
    building === null ? 'a vehicle' : `the ${buildingRow(building).name.toLowerCase()}`;
  const spots = new Set(visits.map(({ spot }) => spot));
  const where = [...new Set(visits.map(({ building }) => named(building)))];
  const worst = visits.toSorted((a, b) => b.zombies - a.zombies)[0];
  const quiet = visits.every(({ met }) => met === 'nobody');
  const first = put(2, `They looked into ${listed(where)}.`, `They went through ${listed(where)}.`);
  if (quiet) {
    return [
      first,
      spots.size === 1
        ? put(3, 'It was empty.', 'Nobody was there.')
        : put(3, 'All stood empty.', 'They met nobody in any of them.'),
    ];
  }
  if (worst === undefined || worst.zombies === 0) return [first];
  const many = countedInWords(worst.zombies, 'zombie');
  const high = worst.floor > 0 ? ' upstairs' : '';
  if (where.length === 1) {
    const there = high === '' ? 'there' : 'upstairs';
    return [
      first,
      put(3, `${upperFirst(many)} waited ${there}.`, `${upperFirst(many)} came at them ${there}.`),
    ];
  }
  return [
    first,
    put(
      3,
      `In ${named(worst.building)}${high} ${many} waited.`,
      `${upperFirst(many)} came at them${high} in ${named(worst.building)}.`,
    ),
  ];
}

function people({ facts, put }: Writer): string[] {
  const { meetings, sides, joined, saved, plan } = facts;
  const told = [
    // Of a battle by itself both sides have been named already.
    ...(plan?.oneOff === undefined ? sidesText(facts) : []),
    ...meetings
      .filter(({ contact }) => !sides.some(({ group }) => group === contact))
      .map((met, at) => meetingText(met, put, at)),
  ];
  // Who came along has been told of already.
  const along = meetings.flatMap(({ names, whereabouts }) => (whereabouts === 'joined' ? names : []));
  const innocents = joined.filter(({ id }) => saved.includes(id)).map(({ name }) => name);
  const others = joined
    .filter(({ id, name }) => !saved.includes(id) && !along.includes(name))
    .map(({ name }) => name);
  if (innocents.length > 0) {
    told.push(`${listed(innocents)} ${innocents.length === 1 ? 'was' : 'were'} brought to safety.`);
  }
  if (others.length > 0)
    told.push(put(6, `${listed(others)} joined the party.`, `They were joined by ${listed(others)}.`));
  return told;
}

/** Who took the field on a side of the Encounter: nobody met them by chance. */
const SIDES = {
  raider: ['The raider was', 'The raiders were'],
  defender: ['The place was held by', 'The place was held by'],
  captor: ['The guard was', 'The guards were'],
  captive: ['The prisoner was', 'The prisoners were'],
  runner: ['They were after', 'They were after'],
  chaser: ['The hunter was', 'The hunters were'],
} as const satisfies Record<Role, readonly [one: string, several: string]>;

function sidesText({ sides, meetings, plan }: EncounterFacts): string[] {
  return sides.flatMap(({ role, group }) => {
    const { names = [], whereabouts } = meetings.find(({ contact }) => contact === group) ?? {};
    if (names.length === 0) return [];
    const one = names.length === 1;
    if (role === plan?.role) return [`${listed(names)} ${one ? 'was' : 'were'} on their side.`];
    const beaten = whereabouts === 'gone' ? `, and ${one ? 'was' : 'were'} beaten` : '';
    return [`${SIDES[role][one ? 0 : 1]} ${listed(names)}${beaten}.`];
  });
}

function meetingText(meeting: Meeting, put: Writer['put'], at: number): string {
  const { names, speaker } = meeting;
  const who = listed(names);
  const came = cameOf(meeting, put);
  if (names.length === 0) return `They met ${speaker ?? 'them'} again${came}.`;
  return put(4 + at, `They met ${who}${came}.`, `They ran into ${who}${came}.`);
}

function cameOf({ names, standing, whereabouts, fought }: Meeting, put: Writer['put']): string {
  if (fought)
    return whereabouts === 'gone' ? '; it came to a fight, which the party won' : '; it came to a fight';
  switch (standing) {
    case null:
      return ', and no word was said';
    case 'cooperated':
      return whereabouts === 'joined'
        ? names.length === 1
          ? ', who came along'
          : ', who all came along'
        : ', and for the day both acted together';
    case 'parted':
      return put(5, ', talked, and parted in peace', '; there was talk, and no quarrel');
    case 'unhelpful':
      return ', but could agree on nothing';
    case 'fought':
    case 'strangers':
      return '';
    default:
      return standing satisfies never;
  }
}

function looking(writer: Writer): string[] {
  const { facts, put, nameOf } = writer;
  const { searches, gained } = facts;
  const found = gained.length === 0 ? undefined : thingsText(gained, { articles: true });
  const best = searches.find((search) => search.found);
  if (found !== undefined) {
    const said = put(
      7,
      `They brought away ${found}.`,
      `They came home with ${found}.`,
      `What they found: ${found}.`,
    );
    return best === undefined
      ? [said]
      : [
          said,
          gained.length === 1
            ? `It was ${nameOf(best.figure)}’s find.`
            : `It was ${nameOf(best.figure)} who had found ${cap(best.item).toLowerCase()}.`,
        ];
  }
  if (searches.length === 0) return [];
  const wanted = listed([...new Set(searches.map(({ item }) => cap(item).toLowerCase()))]);
  return [
    put(7, `They searched for ${wanted} in vain.`, `There was nothing of the ${wanted} they looked for.`),
  ];
}

/** The order of what was done is the log’s; how long it took is told once it is over. */
function length({ facts: { turns, by }, put }: Writer): string[] {
  if (turns === 0 || by === null) return [];
  const all = countedInWords(turns, 'turn');
  return [put(9, `It was over after ${all}.`, `It lasted ${all}.`)];
}

function noise({ facts: { shots, drawn, used }, put }: Writer): string[] {
  const burnt = used.filter(({ how }) => isBy(how, 'burnt')).map(({ item }) => itemText(item));
  const clips =
    burnt.length === 0 ? [] : [`${upperFirst(countedInWords(burnt.length, 'surplus clip'))} went with it.`];
  // A motor that runs draws them, too.
  if (shots === 0 && drawn > 0) return [`The noise drew ${countedInWords(drawn, 'zombie')}.`, ...clips];
  if (shots === 0) return clips;
  const fired = countedInWords(shots, 'shot');
  const came =
    drawn === 0
      ? put(8, `Nothing came of the noise of ${fired}.`, `The noise of ${fired} drew nothing.`)
      : put(
          8,
          `The noise of ${fired} drew ${countedInWords(drawn, 'zombie')}.`,
          `The noise of ${fired} brought ${countedInWords(drawn, 'more zombie')}.`,
        );
  return [came, ...clips];
}

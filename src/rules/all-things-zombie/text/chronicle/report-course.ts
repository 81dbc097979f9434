/** What a report says of the time on the table, in the order of the log: chases, places entered, people met, finds. */

import { countedInWords, listed, oneOf, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import type { Visit } from '../../state/encounter.ts';
import { isStranger } from '../../state/turn.ts';
import { soughtText } from '../vocabulary.ts';
import { chases } from './chases.ts';
import type { Moment } from './course.ts';
import { hurtsByTurn } from './hurts.ts';
import { meetingText, sidesText } from './meetings.ts';
import { metDownByTurn } from './met-down.ts';
import { placeOf, spotText } from './places.ts';
import { thingsText } from './things.ts';
import { inTurns } from './turns.ts';
import type { Ways, Writer } from './writer.ts';

export function exploring(writer: Writer): string[] {
  const { plan } = writer.facts;
  return [
    ...chases(writer),
    // Of a battle by itself both sides have been named already.
    ...(plan?.oneOff === undefined ? sidesText(writer) : []),
    ...alarm(writer),
    ...moments(writer),
    ...joined(writer),
    ...broughtAway(writer),
  ];
}

function alarm({ facts: { alarm: given, plan }, put }: Writer): string[] {
  if (given === null || plan?.kind !== 'escape') return [];
  return [
    given
      ? put(
          'alarm',
          'The alarm was given.',
          'A guard noticed, and the alarm went up.',
          'The alarm went up.',
          'The escape was noticed, and the alarm given.',
          'The guards were alerted.',
          'The guards noticed, and raised the alarm.',
        )
      : put(
          'no alarm',
          'Nobody raised the alarm in time.',
          'No alarm was given.',
          'The alarm was never given.',
          'No guard noticed in time.',
          'It went unnoticed.',
          'The guards noticed nothing in time.',
        ),
  ];
}

/** In the order of turns: where they went, whom they met, and after that whom it hurt. Rooms that stood empty one after another are told of together. */
function moments(writer: Writer): string[] {
  const { facts } = writer;
  const told = inTurns(writer);
  const said: string[] = [];
  const hurts = [...metDownByTurn(writer), ...hurtsByTurn(writer)].toSorted((a, b) => a.turn - b.turn);
  let empty: { turn: number; visits: Visit[] } | null = null;
  const flush = () => {
    if (empty !== null) said.push(told(empty.turn, emptyText(empty.visits, writer)));
    empty = null;
  };
  const hurtBefore = (turn: number) => {
    for (let next = hurts[0]; next !== undefined && next.turn < turn; next = hurts[0]) {
      flush();
      said.push(told(next.turn, next.text));
      hurts.shift();
    }
  };
  for (const moment of facts.course.moments) {
    hurtBefore(moment.turn);
    if (moment.what === 'entered' && moment.visit.group === null && moment.visit.zombies === 0) {
      if (empty !== null && empty.turn !== moment.turn) flush();
      empty ??= { turn: moment.turn, visits: [] };
      empty.visits.push(moment.visit);
      continue;
    }
    const text = momentText(moment, writer);
    if (text === undefined) continue;
    flush();
    said.push(told(moment.turn, text));
  }
  flush();
  hurtBefore(Number.POSITIVE_INFINITY);
  return [...said, ...inVain(writer)];
}

function emptyText(visits: readonly Visit[], { facts, put, they }: Writer): string {
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
      `${places} ${one ? 'was' : 'were'} empty.`,
      `${they} opened ${places}, but nobody was inside.`,
      `${they} found ${places} empty.`,
      `there was nobody ${oneOf(where)}.`,
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

function momentText(moment: Moment, writer: Writer): string | undefined {
  const { facts, put, nameOf, called } = writer;
  switch (moment.what) {
    case 'entered':
      return enteredText(moment.visit, writer);
    case 'met': {
      const inside = facts.visits.some(({ group }) => group === moment.contact);
      const ofSide = facts.sides.some(({ group }) => group === moment.contact);
      const meeting = facts.meetings.find(({ contact }) => contact === moment.contact);
      if (inside || ofSide || meeting === undefined || facts.plan?.oneOff !== undefined) return undefined;
      return meetingText(meeting, writer);
    }
    case 'fired': {
      const stranger = isStranger(moment.who) ? facts.course.strangers.get(moment.who) : undefined;
      if (isStranger(moment.who) && stranger === undefined) return undefined;
      const who = isStranger(moment.who) ? called(stranger ?? '') : nameOf(moment.who);
      return put(
        'first shot',
        `${who} fired the first shot.`,
        `the first to fire was ${who}.`,
        `${who} fired first.`,
        `it was ${who} who fired first.`,
        `${who} was the first to shoot.`,
        `the first shot was fired by ${who}.`,
      );
    }
    case 'found': {
      const [search] = moment.searches;
      if (search === undefined) return undefined;
      const at = spotText(search.spot, facts);
      const where = at === null ? '' : ` ${at}`;
      const what = listed([...new Set(moment.searches.map(({ item }) => soughtText(item)))]);
      const who = nameOf(search.figure);
      return put(
        'found',
        `${who} found ${what}${where}.`,
        `${who} searched, and found ${what}${where}.`,
        `a search by ${who} turned up ${what}${where}.`,
        `${who} came upon ${what}${where}.`,
        `it was ${who} who found ${what}${where}.`,
        `looking${where}, ${who} found ${what}.`,
      );
    }
    default:
      return moment satisfies never;
  }
}

/** Named where only one or two of a larger party went in. */
function goers({ figures }: Visit, { facts: { plan }, nameOf, they }: Writer): string {
  const few = figures !== undefined && figures.length > 0 && figures.length < 3;
  return few && (plan?.party.length ?? 0) > figures.length ? listed(figures.map(nameOf)) : they;
}

function enteredText(visit: Visit, writer: Writer): string {
  const { facts, put } = writer;
  const { name, within: where, into } = placeOf(visit, facts);
  const opened = visit.building === null;
  const meeting = facts.meetings.find(({ contact }) => contact === visit.group);
  const people = meeting === undefined ? undefined : meetingText(meeting, writer, where);
  if (people !== undefined && visit.zombies === 0) return people;
  const many = countedInWords(visit.zombies, 'zombie', 'zombies');
  const one = visit.zombies === 1;
  const who = goers(visit, writer);
  const zombies =
    visit.zombies === 0
      ? put(
          'people unnamed',
          `${who} found people ${where}.`,
          `there were people ${where}.`,
          `${who} met people ${where}.`,
          `some people were ${where}.`,
          `${who} came upon people ${where}.`,
          `${where} ${who} met people.`,
        )
      : opened
        ? put('opened', ...openedOn(name, many, who))
        : put(
            'inside',
            `${many} ${one ? 'was' : 'were'} waiting ${where}.`,
            `${who} went ${into} and met ${many}.`,
            `${where} ${many} came at them.`,
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

function joined({ facts, called, put }: Writer): string[] {
  // Who came along has been told of already.
  const along = facts.meetings.flatMap(({ names, whereabouts }) => (whereabouts === 'joined' ? names : []));
  const died = new Set(facts.records.filter(({ killed }) => killed).map(({ figure }) => figure));
  const innocents = facts.joined
    .filter(({ id }) => facts.saved.includes(id) && !died.has(id))
    .map(({ name }) => called(name));
  const others = facts.joined
    .filter(({ id, name }) => !facts.saved.includes(id) && !along.includes(name))
    .map(({ name }) => called(name));
  const were = innocents.length === 1 ? 'was' : 'were';
  const safe = listed(innocents);
  const more = listed(others);
  return [
    ...(innocents.length === 0
      ? []
      : [
          put(
            'rescued',
            `${safe} ${were} brought to safety.`,
            `The party brought ${safe} to safety.`,
            `They rescued ${safe}.`,
            `${safe} ${were} rescued.`,
            `They got ${safe} to safety.`,
            `${safe}, unarmed, ${were} brought to safety.`,
          ),
        ]),
    ...(others.length === 0
      ? []
      : [
          put(
            'joined',
            `${more} joined the party.`,
            `They were joined by ${more}.`,
            `The party was joined by ${more}.`,
            `From then on ${more} went with them.`,
            `${more} threw in with the party.`,
            `${more} came along with the party.`,
          ),
        ]),
  ];
}

/** Where nothing at all was found; who found what has its own sentence. */
function inVain({ facts: { searches }, they, put }: Writer): string[] {
  if (searches.length === 0 || searches.some(({ found }) => found)) return [];
  const wanted = listed([...new Set(searches.map(({ item }) => soughtText(item)))]);
  const party = upperFirst(they);
  return [
    put(
      'in vain',
      `${party} searched for ${wanted} in vain.`,
      `${party} searched for ${wanted}, but found nothing.`,
      `A search for ${wanted} came to nothing.`,
      `${party} looked for ${wanted} without luck.`,
      `The search for ${wanted} got them nowhere.`,
      `${party} hoped for ${wanted}, but found nothing of the kind.`,
    ),
  ];
}

/** What was gained and not lost again with those who carried it. */
function broughtAway({ facts: { gained, used }, they, put }: Writer): string[] {
  const gone = new Set(
    used.filter(({ how }) => isBy(how, 'lost', 'taken-by-enemies')).map(({ item }) => item.id),
  );
  const kept = gained.filter(({ id }) => !gone.has(id));
  if (kept.length === 0) return [];
  const what = thingsText(kept, { articles: true });
  const party = upperFirst(they);
  return [
    put(
      'brought',
      `${party} brought away ${what}.`,
      `${party} gained ${what}.`,
      `${party} came away with ${what}.`,
      `${party} had ${what} to show for it.`,
      `It brought them ${what}.`,
      `${party} took away ${what}.`,
    ),
  ];
}

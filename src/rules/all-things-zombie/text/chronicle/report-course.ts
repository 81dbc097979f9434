/** Sentences on the time on the table, in the order of the log: chases, places entered, people met, finds. */

import { listed, upperFirst } from '../../../core/text/english.ts';
import type { Visit } from '../../state/encounter.ts';
import { soughtText } from '../vocabulary.ts';
import { chases } from './chases.ts';
import type { Moment } from './course.ts';
import { emptyText, enteredText, goers } from './entering.ts';
import { hurtsByTurn } from './hurts.ts';
import { meetingText, sidesText } from './meetings.ts';
import { metDownByTurn } from './met-down.ts';
import { spotText } from './places.ts';
import { inTurns } from './turns.ts';
import { fighterText, type Writer } from './writer.ts';

export function exploring(writer: Writer): string[] {
  const { plan } = writer.facts;
  return [
    ...chases(writer),
    // Both sides of a battle by itself have been named already.
    ...(plan?.oneOff === undefined ? sidesText(writer) : []),
    ...alarm(writer),
    ...moments(writer),
    ...joined(writer),
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
          'The escape went unnoticed.',
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
  let empty: { turn: number; who: string; visits: Visit[] } | null = null;
  /** Names of who went in by the sentence before; null once it tells of something else. */
  let before: string | null = null;
  const asBefore = (who: string) => {
    const names = before === who && SEVERAL.test(who) ? 'they' : who;
    before = who;
    return names;
  };
  const flush = () => {
    if (empty !== null) said.push(told(empty.turn, emptyText(empty.visits, asBefore(empty.who), writer)));
    empty = null;
  };
  const hurtBefore = (turn: number) => {
    for (let next = hurts[0]; next !== undefined && next.turn < turn; next = hurts[0]) {
      flush();
      said.push(told(next.turn, next.text));
      before = null;
      hurts.shift();
    }
  };
  for (const moment of facts.course.moments) {
    hurtBefore(moment.turn);
    const who = moment.what === 'entered' ? goers(moment.visit, writer) : null;
    if (moment.what === 'entered' && moment.visit.group === null && moment.visit.zombies === 0) {
      if (empty !== null && (empty.turn !== moment.turn || empty.who !== who)) flush();
      empty ??= { turn: moment.turn, who: who ?? writer.they, visits: [] };
      empty.visits.push(moment.visit);
      continue;
    }
    flush();
    const text =
      moment.what === 'entered'
        ? enteredText(moment.visit, asBefore(who ?? writer.they), writer)
        : momentText(moment, writer);
    if (text === undefined) continue;
    if (moment.what !== 'entered') before = null;
    said.push(told(moment.turn, text));
  }
  flush();
  hurtBefore(Number.POSITIVE_INFINITY);
  return [...said, ...inVain(writer)];
}

/** More than one name. */
const SEVERAL = / and /;

function momentText(moment: Exclude<Moment, { what: 'entered' }>, writer: Writer): string | undefined {
  const { facts, put, nameOf } = writer;
  switch (moment.what) {
    case 'met': {
      const inside = facts.visits.some(({ group }) => group === moment.contact);
      const ofSide = facts.sides.some(({ group }) => group === moment.contact);
      const meeting = facts.meetings.find(({ contact }) => contact === moment.contact);
      if (inside || ofSide || meeting === undefined || facts.plan?.oneOff !== undefined) return undefined;
      return meetingText(meeting, writer);
    }
    case 'fired': {
      const who = fighterText(moment.who, writer);
      if (who === undefined) return undefined;
      return put(
        'first shot',
        `${who} fired the first shot.`,
        `${who} was the first to fire.`,
        `${who} fired first.`,
        `it was ${who} who fired the first shot.`,
        `${who} was the first to shoot.`,
        `the first shot came from ${who}.`,
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

/** Tells who joined besides: who came along has been told of already, and of Innocents it is told that they are safe. */
function joined({ facts, called, put }: Writer): string[] {
  const along = facts.meetings.flatMap(({ names, whereabouts }) => (whereabouts === 'joined' ? names : []));
  const others = facts.joined
    .filter(({ id, name }) => !facts.saved.includes(id) && !along.includes(name))
    .map(({ name }) => called(name));
  if (others.length === 0) return [];
  const more = listed(others);
  return [
    put(
      'joined',
      `${more} joined the party.`,
      `They were joined by ${more}.`,
      `The party was joined by ${more}.`,
      `From then on, ${more} went with them.`,
      `${more} threw in with the party.`,
      `${more} came along with the party.`,
    ),
  ];
}

/** Tells that nothing at all was found; who found what has its own sentence. */
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

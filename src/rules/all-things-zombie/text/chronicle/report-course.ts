/** Sentences on the time on the table, in the order of the log: chases, places entered, people met, finds. */

import { countedInWords, listed, numberWord, ordinal, upperFirst } from '../../../core/text/english.ts';
import type { SearchRoll, Visit } from '../../state/encounter.ts';
import { soughtText } from '../vocabulary.ts';
import type { Moment } from './course.ts';
import { emptyText, enteredText, goers } from './entering.ts';
import { hurtsByTurn } from './hurts.ts';
import { meetingText, sidesText } from './meetings.ts';
import { metDownByTurn } from './others-down.ts';
import { spotText } from './places.ts';
import { fighterText, type Writer } from './writer.ts';

export function exploring(writer: Writer): string[] {
  const { plan } = writer.facts;
  return [
    ...chases(writer),
    // Both sides of a battle by itself have been named already.
    ...(plan?.oneOff === undefined ? sidesText(writer) : []),
    ...alarm(writer),
    ...moments(writer),
    ...inVain(writer),
    ...joined(writer),
  ];
}

const BANDS = ['the first band', 'the second band', 'the third band'];

/** Course of a pursuit before it came to the table, or didn’t. */
function chases({ facts: { pursuits, plan, ended }, put }: Writer): string[] {
  const hunted = plan?.role === 'runner';
  const all = hunted ? 'the party' : 'the Runners';
  const count = pursuits.length;
  const clear = pursuits.every(({ end }) => end === 'escaped');
  // The failed hunt for them says as much.
  const isSaid = clear && hunted && ended?.successful === true;
  const apart = count < 2 ? [] : [put('split', { who: all, bands: countedInWords(count, 'band', 'bands') })];
  if (isSaid) return apart;
  if (clear && count > 1) return [...apart, put('all clear', { all: count === 2 ? 'both' : 'all of them' })];
  const ends = pursuits.map(({ lead, end }, at) => {
    const who = count === 1 ? all : (BANDS[at] ?? 'another band');
    const n = count === 1 && !hunted ? 2 : 1;
    switch (end) {
      case 'escaped':
        return put('got clear', { who });
      case 'caught':
        return put('caught', { who, whose: `${who}’${who.endsWith('s') ? '' : 's'}`, n });
      case 'goes-on':
        return put('ahead', { who, n, hours: countedInWords(Math.max(0, lead), 'hour', 'hours') });
      default:
        return end satisfies never;
    }
  });
  return [...apart, ...ends];
}

function alarm({ facts: { alarm: given, plan }, put }: Writer): string[] {
  if (given === null || plan?.kind !== 'escape') return [];
  return [put(given ? 'alarm' : 'no alarm')];
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
  return said;
}

/** More than one name. */
const SEVERAL = / and /;

/** Puts the turn before a sentence where it isn't that of the one before it. */
function inTurns({ put }: Writer): (turn: number, sentence: string) => string {
  let told = 0;
  return (turn, sentence) => {
    if (turn === 0 || turn === told) return upperFirst(sentence);
    const [first, since] = [told === 0, turn - told];
    told = turn;
    const nth = ordinal(turn);
    if (first)
      return `${put('first turn', { nth, number: turn === 1 ? '' : numberWord(turn) })}, ${sentence}`;
    const turns = countedInWords(since, 'turn', 'turns');
    const when =
      // A figure doesn't begin a sentence.
      since === 1 ? put('next turn', { nth }) : put('turn', { nth, turns: /^\d/.test(turns) ? '' : turns });
    return `${when}, ${sentence}`;
  };
}

function momentText(moment: Exclude<Moment, { what: 'entered' }>, writer: Writer): string | undefined {
  const { facts, put } = writer;
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
      return who === undefined ? undefined : put('first shot', { who });
    }
    case 'found': {
      const [search] = moment.searches;
      if (search === undefined) return undefined;
      const where = spotText(search.spot, facts) ?? '';
      const who = fighterText(search.figure, writer) ?? 'a friend';
      return put('found', { who, what: soughtIn(moment.searches), where });
    }
    default:
      return moment satisfies never;
  }
}

const soughtIn = (searches: readonly SearchRoll[]): string =>
  listed([...new Set(searches.map(({ item }) => soughtText(item)))]);

/** Tells that nothing at all was found; who found what has its own sentence. */
function inVain({ facts: { searches }, put }: Writer): string[] {
  if (searches.length === 0 || searches.some(({ found }) => found)) return [];
  return [put('in vain', { what: soughtIn(searches) })];
}

/** Tells who joined besides: who came along has been told of already, and of Innocents it is told that they are safe. */
function joined({ facts, nameOf, put }: Writer): string[] {
  const along = facts.meetings.flatMap(({ names, whereabouts }) => (whereabouts === 'joined' ? names : []));
  const others = facts.joined
    .filter(({ id, name }) => !facts.saved.includes(id) && !along.includes(name))
    .map(({ id }) => nameOf(id));
  return others.length === 0 ? [] : [put('joined', { who: listed(others) })];
}

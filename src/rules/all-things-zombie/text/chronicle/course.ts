/** Course of a battle, in the order of its log: what a report tells turn by turn, where turns were played. */

import type { FigureId } from '../../ids.ts';
import type { SearchRoll, Visit } from '../../state/encounter.ts';
import {
  type Condition,
  type DownedBy,
  type Fighter,
  type FighterId,
  isStranger,
  type StrangerId,
  type UnderFireOf,
} from '../../state/turn.ts';
import type { WeaponId } from '../../types.ts';

/** `turn` is 0 before the first. */
export type Moment =
  | { readonly what: 'entered'; readonly turn: number; readonly visit: Visit }
  | { readonly what: 'met'; readonly turn: number; readonly contact: string }
  /** The first shot of all. */
  | { readonly what: 'fired'; readonly turn: number; readonly who: FighterId }
  /** Finds of one of them in one place in one turn. */
  | { readonly what: 'found'; readonly turn: number; readonly searches: readonly SearchRoll[] };

/** Harm that somebody came to, and in which turn. */
interface Blow {
  readonly turn: number;
  readonly by: DownedBy | undefined;
}

/** State of one of those met on the table, and since which turn. */
export interface MetBlow {
  readonly turn: number;
  readonly how: 'out' | 'killed' | 'ran';
  /** Fighter whose hit or fire it was; null for a zombie’s, undefined if nobody has said. */
  readonly by: FighterId | null | undefined;
  readonly weapon: WeaponId | null;
}

export interface Course {
  turn: number;
  moments: Moment[];
  /** The last time each of the party was put down, taken or killed. */
  fell: Map<FigureId, Blow>;
  /** The turn in which each ran for the first time. */
  ran: Map<FigureId, number>;
  /** The turn in which a zombie got hold of each for the first time. */
  mauled: Map<FigureId, number>;
  /** Carriers of each figure, the last time it was carried. */
  carried: Map<FigureId, readonly FigureId[]>;
  /** Fighters of any side who have fired. */
  shot: Set<FighterId>;
  /** Names of those met, by their place in their group. */
  strangers: Map<StrangerId, string>;
  /** Strangers who are down, dead or have run. */
  metDown: Map<StrangerId, MetBlow>;
  /** Fire that strangers are under, of those who haven’t tested for it yet. */
  metUnderFire: Map<StrangerId, UnderFireOf>;
}

export const noCourse = (): Course => ({
  turn: 0,
  moments: [],
  fell: new Map(),
  ran: new Map(),
  mauled: new Map(),
  carried: new Map(),
  shot: new Set(),
  strangers: new Map(),
  metDown: new Map(),
  metUnderFire: new Map(),
});

/** Adds a find; finds in the same place in the same turn are told of together, of each finder by himself. */
export function noteFind({ moments, turn }: Course, search: SearchRoll): void {
  const at = moments.findLastIndex(({ what }) => what !== 'found') + 1;
  for (const [place, moment] of moments.entries()) {
    if (place < at || moment.what !== 'found' || moment.turn !== turn) continue;
    const [first] = moment.searches;
    if (first?.spot !== search.spot || first.figure !== search.figure) continue;
    moments[place] = { ...moment, searches: [...moment.searches, search] };
    return;
  }
  moments.push({ what: 'found', turn, searches: [search] });
}

const DOWN: readonly Fighter['condition'][] = ['out-of-the-fight', 'dead', 'captured'];

/** Adds a change of somebody on the table. */
export function noteFighter(course: Course, { who, ...now }: Fighter, fired: number): void {
  const { turn, moments } = course;
  if (fired > 0) course.shot.add(who);
  if (fired > 0 && !moments.some(({ what }) => what === 'fired')) moments.push({ what: 'fired', turn, who });
  if (isStranger(who)) {
    noteMet(course, who, now);
    return;
  }
  if (DOWN.includes(now.condition)) course.fell.set(who, { turn, by: now.downedBy });
  if (now.condition === 'ran-away' && !course.ran.has(who)) course.ran.set(who, turn);
  if (now.mauled && !course.mauled.has(who)) course.mauled.set(who, turn);
  const own = (now.carriers ?? []).flatMap((one) => (isStranger(one) ? [] : [one]));
  if (own.length > 0) course.carried.set(who, own);
}

const MET_DOWN: { readonly [C in Condition]?: MetBlow['how'] } = {
  'out-of-the-fight': 'out',
  dead: 'killed',
  'ran-away': 'ran',
};

/**
 * Adds a change of a stranger: who is carried, taken or burnt stays down by the hand that put him down; who is up again and never was out
 * is told of no more.
 */
function noteMet(course: Course, who: StrangerId, now: Omit<Fighter, 'who'>): void {
  const { turn, metDown, metUnderFire } = course;
  const fire = metUnderFire.get(who);
  const how = MET_DOWN[now.condition];
  if (how === undefined) {
    const hasFled = now.condition === 'off-table' && metDown.get(who)?.how === 'ran';
    if (!STAYS_DOWN.includes(now.condition) && !now.rejoined && !hasFled) metDown.delete(who);
  } else if (metDown.get(who)?.how !== how) {
    const { by, weapon } =
      how === 'ran'
        ? { by: fire?.by, weapon: fire?.weapon ?? null }
        : { by: now.byZombie ? null : (now.downedBy?.by ?? undefined), weapon: now.downedBy?.weapon ?? null };
    metDown.set(who, { turn, how, by, weapon });
  }
  if (now.underFire === undefined) metUnderFire.delete(who);
  else metUnderFire.set(who, now.underFire);
}

const STAYS_DOWN: readonly Condition[] = ['carried', 'captured'];

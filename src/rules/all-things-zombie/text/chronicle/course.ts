/** How a battle went, in the order of its log: what a report tells turn by turn, where turns were played. */
import type { SearchRoll, Visit } from '../../state/encounter.ts';
import type { FigureId } from '../../state/ids.ts';
import {
  type DownedBy,
  type Fighter,
  type FighterId,
  isStranger,
  type StrangerId,
} from '../../state/turn.ts';

/** `turn` is 0 before the first. */
export type Moment =
  | { readonly what: 'entered'; readonly turn: number; readonly visit: Visit }
  | { readonly what: 'met'; readonly turn: number; readonly contact: string }
  /** The first shot of all. */
  | { readonly what: 'fired'; readonly turn: number; readonly who: FighterId }
  /** What one of them found in one place in one turn. */
  | { readonly what: 'found'; readonly turn: number; readonly searches: readonly SearchRoll[] };

/** What happened to somebody, and in which turn. */
interface Blow {
  readonly turn: number;
  readonly by: DownedBy | undefined;
}

export interface Course {
  turn: number;
  moments: Moment[];
  /** The last time each of the party was put down, taken or killed. */
  fell: Map<FigureId, Blow>;
  /** The turn in which each ran for the first time. */
  ran: Map<FigureId, number>;
  /** Who carried each of them last. */
  carried: Map<FigureId, readonly FigureId[]>;
  /** Those met, by their place in their group. */
  strangers: Map<StrangerId, string>;
}

export const noCourse = (): Course => ({
  turn: 0,
  moments: [],
  fell: new Map(),
  ran: new Map(),
  carried: new Map(),
  strangers: new Map(),
});

/** What is found in the same place in the same turn is told of together, of each finder by himself. */
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

/** What a change of somebody on the table adds. */
export function noteFighter(course: Course, { who, ...now }: Fighter, fired: number): void {
  const { turn, moments } = course;
  if (fired > 0 && !moments.some(({ what }) => what === 'fired')) moments.push({ what: 'fired', turn, who });
  if (isStranger(who)) return;
  if (DOWN.includes(now.condition)) course.fell.set(who, { turn, by: now.downedBy });
  if (now.condition === 'ran-away' && !course.ran.has(who)) course.ran.set(who, turn);
  const own = (now.carriers ?? []).flatMap((one) => (isStranger(one) ? [] : [one]));
  if (own.length > 0) course.carried.set(who, own);
}

/** Escape: captives, their rescuers, their captors, and the alarm. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import { type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, lookUp, type RangeTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';

export const HELPS = ['twice', 'equal', 'none'] as const;
export type Help = (typeof HELPS)[number];

/** Number of friends who come, by dice passed against the captives’ highest Rep. */
export const HELP = {
  id: 'atz.escape-help',
  section: 'Escape',
  figures: { result: choice(HELPS) },
  rows: { '2': { result: 'twice' }, '1': { result: 'equal' }, '0': { result: 'none' } },
} as const satisfies KeyedTable<'2' | '1' | '0', Help>;

export const HOW_MANY_NAMES = [
  'twiceCaptors',
  'halfAgainCaptors',
  'oneMoreCaptor',
  'equal',
  'oneMoreCaptive',
  'halfAgainCaptives',
  'twiceCaptives',
] as const;
export type HowMany = (typeof HOW_MANY_NAMES)[number];

export const HOW_MANY_TABLE = {
  id: 'atz.how-many',
  section: 'How Many of Them Table',
  figures: { result: choice(HOW_MANY_NAMES) },
  rows: [
    { from: 2, to: 2, result: 'twiceCaptors' },
    { from: 3, to: 4, result: 'halfAgainCaptors' },
    { from: 5, to: 5, result: 'oneMoreCaptor' },
    { from: 6, to: 8, result: 'equal' },
    { from: 9, to: 9, result: 'oneMoreCaptive' },
    { from: 10, to: 11, result: 'halfAgainCaptives' },
    { from: 12, to: 12, result: 'twiceCaptives' },
  ],
} as const satisfies RangeTable<HowMany>;

/** The alert comes at this score or less at the end of the first turn outside, and at one more each turn (ATZ-98). */
export const ALERT = { first: 3, rise: 1, die: 6 } as const;
/** Getaway vehicles stand this many dice in inches from the prison. */
const GETAWAY_DICE = 4;

export interface Rescue {
  readonly passed: Passed;
  readonly help: Help;
  readonly rescuers: number;
}

/** Rolls for the number of friends who come to the captives’ help. `highestRep` is the best of the captives’. */
export function* escapeHelp(asking: Asking, highestRep: number, captives: number): Play<Rescue, never> {
  const passed = yield* pass({
    ...asking,
    rule: 'atz.escape-help',
    dice: 2,
    target: highestRep,
    odds: { rule: 'atz.escape-help', input: { rep: highestRep } },
  });
  const { result: help } = read(rowOf<'2' | '1' | '0', Help>(HELP, `${passed.passes}`));
  return { passed, help, rescuers: { twice: captives * 2, equal: captives, none: 0 }[help] };
}

export interface Forces {
  readonly faces: readonly number[];
  readonly found: Found<HowMany>;
  readonly captors: number;
  /** Number of captives and rescuers there should be; what is missing comes from the party, else at random. */
  readonly friends: number;
}

/** The forces on both sides, from how many captives and rescuers there are; halves are rounded up (ATZ-99). */
export function* howMany(asking: Asking, friends: number): Play<Forces, never> {
  const faces = yield* roll({
    ...asking,
    rule: 'atz.how-many',
    dice: 2,
    reading: { by: 'sum' },
    odds: { rule: 'atz.how-many', input: {} },
  });
  const found = lookUp<HowMany>(HOW_MANY_TABLE, sum(faces));
  if (found === undefined) throw new Error(`two dice make no ${sum(faces)}`);
  return { faces, found: read(found), ...FORCES[found.result](friends) };
}

const FORCES: Readonly<Record<HowMany, (friends: number) => Pick<Forces, 'captors' | 'friends'>>> = {
  twiceCaptors: (friends) => ({ friends, captors: friends * 2 }),
  halfAgainCaptors: (friends) => ({ friends, captors: halfAgain(friends) }),
  oneMoreCaptor: (friends) => ({ friends, captors: friends + 1 }),
  equal: (friends) => ({ friends, captors: friends }),
  // Captives and rescuers are what they are: their advantage is that fewer hold them. One alone needs a friend.
  oneMoreCaptive: (friends) => ({ friends: pair(friends), captors: pair(friends) - 1 }),
  halfAgainCaptives: (friends) => ({ friends: pair(friends), captors: Math.floor((pair(friends) * 2) / 3) }),
  twiceCaptives: (friends) => ({ friends: pair(friends), captors: Math.ceil(pair(friends) / 2) }),
};

const pair = (friends: number) => Math.max(friends, 2);

function halfAgain(n: number): number {
  return n + Math.ceil(n / 2);
}

export interface Alert {
  readonly face: number;
  readonly needed: number;
  readonly alerted: boolean;
}

/** At the end of a turn in which somebody has left the prison; `turn` counts those turns from 1. */
export function* alert(asking: Asking, turn: number): Play<Alert, never> {
  const needed = alertScore(turn);
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.alert',
    dice: 1,
    target: needed,
    reading: { by: 'classes', cuts: [needed] },
    odds: { rule: 'atz.alert', input: { turn } },
  });
  return { face, needed, alerted: face <= needed };
}

export function alertScore(turn: number): number {
  return Math.min(ALERT.die, ALERT.first + (turn - 1) * ALERT.rise);
}

/** Inches from the prison to the getaway vehicles. */
export function* getaway(asking: Asking): Play<number, never> {
  return sum(yield* roll({ ...asking, rule: 'atz.getaway', dice: GETAWAY_DICE, reading: { by: 'sum' } }));
}

export const PRISONS = ['centre', 'edge'] as const;
/** The prison stands in the centre, or at one edge with the opposite edge to reach. */
export type Prison = (typeof PRISONS)[number];

/** A captive's own weapons lie in the prison, one clip in each (ATZ-82). */
export const CAPTIVE_CLIPS = { loaded: 1, spare: 0 } as const;

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}

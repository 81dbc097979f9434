/** Section: "What Now?" Test. What a figure that ducked back does when its side is next active. */
import { choice, type Values } from '../../core/fields.ts';
import { type Passed, passedWith } from '../../core/pass.ts';
import { choose, type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { circumstances, given } from '../data/circumstances.ts';
import type { BuildingId } from '../types.ts';
import type { Passes } from './check.ts';
import { type Checker, whoOf } from './checker.ts';
import { circumstance, diceOf, type Modifier, modified } from './dice.ts';
import { immune } from './heroes.ts';
import { WHAT_NOW_TEXT } from './text/words.ts';
import type { WhatNowWord } from './words.ts';

type Row = '2-all' | '1-outgunned-or-outnumbered' | '1-trained' | '1-others' | '0-all';

/** `actsOrMoves`: pops up to shoot or to move, not both. */
export const WHAT_NOW = {
  id: 'atz.what-now',
  section: 'What Now? Test',
  figures: { result: choice(['actsOrMoves', 'staysDown']) },
  rows: {
    '2-all': { result: 'actsOrMoves' },
    '1-outgunned-or-outnumbered': { result: 'staysDown' },
    '1-trained': { result: 'actsOrMoves' },
    '1-others': { result: 'staysDown' },
    // The quick reference breaks off before this line (ATZ-89).
    '0-all': { result: 'staysDown', ruling: 'ATZ-89' },
  },
} as const satisfies KeyedTable<Row, WhatNowWord>;

/** Buildings where survivors are met who count as military, mercenary or police (ATZ-103). */
export const TRAINED_AT: readonly BuildingId[] = ['police-station', 'military-base'];

/** Military, mercenary or police: of the army, or met where such people are (ATZ-103). */
export function isMilitary({ army, metAt }: { army: boolean; metAt?: BuildingId | undefined }): boolean {
  return army || (metAt !== undefined && TRAINED_AT.includes(metAt));
}

/** Enemies always take the test, own Grunts where the player has chosen so, Stars never (ATZ-87). */
export function takesWhatNow(who: { star: boolean; enemy: boolean }, alsoOwnGrunts: boolean): boolean {
  return who.enemy || (alsoOwnGrunts && !who.star);
}

/** All that the dice are read by. */
export const WHAT_NOW_ODDS_ASK = circumstances(
  'leaderNearby',
  'outgunned',
  'outnumbered',
  'protected',
  'military',
);
/** The player may pick which two dice count; otherwise the best two do. */
export const WHAT_NOW_ASKS = { ...WHAT_NOW_ODDS_ASK, ...circumstances('picks', 'leader') };
export type DuckedBack = Values<typeof WHAT_NOW_ASKS>;

export interface WhatNow {
  readonly passed: Passed;
  readonly modifiers: readonly Modifier[];
  readonly found: Found<WhatNowWord>;
  readonly result: WhatNowWord;
  readonly rows: readonly RowId[];
}

function rowFor(passes: Passes, at: DuckedBack): Row {
  switch (passes) {
    case 2:
      return '2-all';
    case 1:
      if (at.outgunned || at.outnumbered) return '1-outgunned-or-outnumbered';
      return at.protected || at.military ? '1-trained' : '1-others';
    case 0:
      return '0-all';
    default:
      return passes satisfies never;
  }
}

/** Dice passed by the worst two of those rolled. */
function fewest(faces: readonly number[], target: number): Passes {
  const worst = faces.toSorted((a, b) => b - a).slice(0, 2);
  return passedWith(worst, target).passes;
}

/** The rows that any two of the dice can lead to, the best first. */
function rowsWithin(passed: Passed, at: DuckedBack): readonly Found<WhatNowWord>[] {
  const least = at.picks ? fewest(passed.faces, passed.target) : passed.passes;
  const all = ([2, 1, 0] as const).filter((passes) => passes <= passed.passes && passes >= least);
  return all.map((passes) => rowOf(WHAT_NOW, rowFor(passes, at)));
}

/** A hero pops up unrolled, like on every other test of his (ATZ-59). */
function asHero(checker: Checker, at: DuckedBack): WhatNow {
  const hero = immune();
  const found = rowOf(WHAT_NOW, rowFor(hero.result.passes, at));
  const passed = passedWith([], checker.rep);
  const rows = [hero.row, found.row];
  return { passed, modifiers: [], found, result: found.result, rows };
}

/** Not one of the reaction checks: neither Stone Cold nor a shaken mind changes it. */
export function* whatNow(asking: Asking, checker: Checker, at: DuckedBack): Play<WhatNow, never> {
  if (checker.hero) return asHero(checker, at);
  // A Leader lends no die to himself (ATZ-112).
  const modifiers = at.leaderNearby ? [circumstance('leader-nearby')] : [];
  const faces = yield* roll({
    ...asking,
    rule: WHAT_NOW.id,
    dice: diceOf(modifiers),
    // All dice, not the best two: the player may want the others.
    reading: { by: 'classes', cuts: [checker.rep] },
    target: checker.rep,
    basis: { modifiers: modified(modifiers) },
    odds: { rule: WHAT_NOW.id, input: { ...whoOf(checker), ...given(WHAT_NOW_ODDS_ASK, at) } },
  });
  const passed = passedWith(faces, checker.rep);
  const within = rowsWithin(passed, at);
  const [best, ...others] = within;
  if (!best) throw new Error(`${WHAT_NOW.id} passed ${passed.passes} dice and reached no row`);
  const other = others.find(({ result }) => result !== best.result);
  const found = read(other ? yield* pick(asking, best, other) : best);
  const rows = [...modifiers.flatMap((one) => (one.whose === 'situation' ? [one.row] : [])), found.row];
  return { passed, modifiers, found, result: found.result, rows };
}

function* pick(
  { seat, of }: Asking,
  up: Found<WhatNowWord>,
  down: Found<WhatNowWord>,
): Play<Found<WhatNowWord>, never> {
  const wanted = yield* choose<WhatNowWord>({
    rule: 'atz.what-now-pick',
    seat,
    of,
    options: [up, down].map(({ result }) => ({ id: result, text: WHAT_NOW_TEXT[result].title })),
  });
  return wanted === up.result ? up : down;
}

/** Section: Fast Move. One set of dice for the whole group, read against each figure's Rep. */
import { number } from '../../core/fields.ts';
import { COUNTED_DICE, passedWith } from '../../core/pass.ts';
import { type OddsAsk, type Play, roll } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { circumstances } from '../data/circumstances.ts';
import type { DiceAmount } from '../data/effect.ts';
import type { AttributeId } from '../types.ts';
import type { Passes } from './check.ts';
import { type Person, whoOf } from './checker.ts';
import { circumstance, diceOf, type Modifier, modified } from './dice.ts';

export const FAST_MOVE_ASKS = circumstances('withLeader', 'leader');

/** Inches a figure may move at most; however short, it counts as fast for shooting. */
export const FAST_MOVE = {
  id: 'atz.fast-move',
  section: 'Fast Move Test',
  figures: { result: number(0, 36) },
  rows: { '2': { result: 16 }, '1': { result: 12 }, '0': { result: 8 } },
} as const satisfies KeyedTable<`${Passes}`, number>;

/** Inches of the fastest move that the dice allow. */
export const fastestInches = (): number => rowOf(FAST_MOVE, '2').result;

export interface Runner extends Person {
  readonly rep: number;
}

/** Dice of one figure, and the inches they came to. */
export interface DicedInches {
  readonly attribute: AttributeId;
  readonly faces: readonly number[];
  readonly inches: number;
}

export interface RunnerMove {
  readonly passes: Passes;
  readonly row: RowId;
  /** Goes this far instead and falls prone, until it is next active. */
  readonly stumbles?: DicedInches;
  readonly less: readonly DicedInches[];
  /** Inches after all, 0 or more. */
  readonly inches: number;
}

export interface FastMove {
  readonly modifiers: readonly Modifier[];
  readonly faces: readonly number[];
  /** Moves in the order of the runners given. */
  readonly moves: readonly RunnerMove[];
}

/** Half a die is its face halved, rounded up: 1, 1, 2, 2, 3, 3 (ATZ-14). */
const HALVES = [2, 4];

export function* rollInches(
  asking: Asking,
  rule: 'atz.stumble' | 'atz.shorter-move' | 'atz.normal-move',
  attribute: AttributeId,
  { dice, halved }: DiceAmount,
  odds?: OddsAsk,
): Play<DicedInches, never> {
  const faces = yield* roll({
    ...asking,
    rule,
    dice,
    reading: halved ? { by: 'classes', cuts: HALVES } : { by: 'sum' },
    basis: { rows: [attributeRow(attribute)] },
    odds,
  });
  const inches = faces.reduce((sum, face) => sum + (halved ? Math.ceil(face / 2) : face), 0);
  return { attribute, faces, inches };
}

function stumbleOf({ attributes = [], drunk }: Person) {
  return bearingsOn('fast-move', attributes, drunk)[0];
}

function* runnerMove(asking: Asking, runner: Runner, faces: readonly number[]): Play<RunnerMove, never> {
  const { passes } = passedWith(faces, runner.rep);
  const { result, row } = read(rowOf(FAST_MOVE, `${passes}`));
  const stumble = stumbleOf(runner);
  // Any die of the set may trip it up, also one that does not count (ATZ-12).
  const trips = stumble && faces.includes(stumble.effect.stumblesOn) ? stumble : undefined;
  const stumbles = trips
    ? yield* rollInches(asking, 'atz.stumble', trips.from, trips.effect.moves)
    : undefined;
  const less: DicedInches[] = [];
  for (const { from, effect } of bearingsOn('move', runner.attributes ?? [], runner.drunk)) {
    less.push(yield* rollInches(asking, 'atz.shorter-move', from, effect.lessFast));
  }
  const lost = less.reduce((sum, { inches }) => sum + inches, 0);
  const inches = Math.max(0, (stumbles?.inches ?? result) - lost);
  return { passes, row, ...(stumbles && { stumbles }), less, inches };
}

/** Odds are counted for one alone. */
const runnerInput = ({ rep, attributes, drunk }: Runner, withLeader: boolean) => ({
  ...whoOf({ rep, attributes, drunk }),
  ...(withLeader && { withLeader }),
});

export function* fastMove(
  asking: Asking,
  group: { readonly withLeader: boolean; readonly runners: readonly Runner[] },
): Play<FastMove, never> {
  const modifiers = group.withLeader ? [circumstance('fast-move-with-leader')] : [];
  const stumbling = group.runners.flatMap((runner) => stumbleOf(runner)?.effect.stumblesOn ?? []);
  const [only] = group.runners.length === 1 ? group.runners : [];
  const faces = yield* roll({
    ...asking,
    rule: FAST_MOVE.id,
    dice: diceOf(modifiers),
    // The face that trips is the lowest, so it is among the best two whenever it is among the three.
    reading: {
      by: 'classes',
      cuts: [...new Set([...group.runners.map(({ rep }) => rep), ...stumbling])],
      keep: { count: COUNTED_DICE, best: 'low' },
    },
    // A group of several Reps reads one roll against each of them.
    target: only?.rep,
    basis: { modifiers: modified(modifiers) },
    odds: only && { rule: FAST_MOVE.id, input: runnerInput(only, group.withLeader) },
  });
  const moves: RunnerMove[] = [];
  for (const runner of group.runners) moves.push(yield* runnerMove(asking, runner, faces));
  return { modifiers, faces, moves };
}

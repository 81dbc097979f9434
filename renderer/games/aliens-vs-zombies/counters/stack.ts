/** Arrangement of one location’s counters, so that each can still be read. */
import type { CounterView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';

/** Width of a counter before it is made smaller, and the step from one row to the next. */
const WIDE = 34.5;
const HIGH = 37;

/** Smaller than this and the number on it is under twelve pixels. */
export const LEAST_SIZE = 0.8;
/** The two big ones are a little bigger. */
export const BIG = 1.12;

export interface Spot {
  /** Distance from the middle of the room. */
  readonly x: number;
  readonly y: number;
}

export interface Stack {
  readonly counters: readonly (CounterView & Spot)[];
  readonly size: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

const MOST = 12;
const MOST_IN_A_ROW = 4;

/** Counts alike counters together where there are more than can be told apart; those that have acted count with the rest of their kind. */
function fewer(counters: readonly CounterView[]): readonly CounterView[] {
  if (counters.length <= MOST) return counters;
  const kinds = Map.groupBy(counters, ({ kind, name, side }) =>
    side === 'zombies' ? kind : `${kind} ${name}`,
  );
  return [...kinds.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const count = some.reduce((sum, one) => sum + one.count, 0);
    return [{ ...first, count, acted: some.every(({ acted }) => acted) }];
  });
}

/** Rows of a pile, each of `perRow` at most; up to six stand with aliens above zombies, more in rows as even as can be. */
function rowsOf(counters: readonly CounterView[], perRow: number): readonly (readonly CounterView[])[] {
  if (counters.length <= perRow) return [counters];
  const parted = [...Map.groupBy(counters, ({ side }) => side).values()];
  if (counters.length <= 6 && parted.length === 2 && parted.every((row) => row.length <= 3)) return parted;
  const each = Math.ceil(counters.length / Math.ceil(counters.length / perRow));
  return Array.from({ length: Math.ceil(counters.length / each) }, (_, at) =>
    counters.slice(at * each, (at + 1) * each),
  );
}

function sizeFor(count: number, rows: number): number {
  if (rows === 1) return count <= 3 ? 0.98 : 0.82;
  return count <= 6 ? 0.9 : LEAST_SIZE;
}

/**
 * Number of counters in a row: where two rows don’t fit under each other, counters rather overlap in one than hide the numbers of the row
 * below.
 */
function mostInARow({ width, height }: Box): number {
  if (height < 2 * HIGH * LEAST_SIZE) return MOST_IN_A_ROW;
  return Math.max(2, Math.min(MOST_IN_A_ROW, Math.round(width / (WIDE * LEAST_SIZE))));
}

export function stackOf(all: readonly CounterView[], room: Box): Stack {
  const counters = fewer(all);
  const rows = rowsOf(counters, mostInARow(room));
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const fits = Math.min(room.width / (longest * WIDE), room.height / (rows.length * HIGH));
  const size = Math.max(LEAST_SIZE, Math.min(sizeFor(counters.length, rows.length), fits));
  const down = Math.min(HIGH * size, room.height / rows.length);
  return {
    size,
    counters: rows.flatMap((row, level) => {
      const across = Math.min(WIDE * size, room.width / row.length);
      return row.map((counter, at) => ({
        ...counter,
        x: (at - (row.length - 1) / 2) * across,
        y: (level - (rows.length - 1) / 2) * down,
      }));
    }),
  };
}

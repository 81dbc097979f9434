/** The roll for who won, the Zombies or the Humans: made once, on entering the year O+20 (ATZ-2). */
import { choice } from '../../core/fields.ts';
import { type Play, roll } from '../../core/play.ts';
import { lookUp, type RangeTable, type RowId } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { WINNERS, type Winner } from '../types.ts';

export const WHO_WINS = {
  id: 'atz.who-wins',
  section: 'Who Wins?',
  figures: { result: choice([...WINNERS, 'roll-again']) },
  rows: [
    { from: 2, to: 6, result: 'zombies' },
    { from: 7, to: 7, result: 'roll-again' },
    { from: 8, to: 12, result: 'survivors' },
  ],
} as const satisfies RangeTable<Winner | 'roll-again'>;

/** Results of the one die that is rolled after a seven. */
export const WHO_WINS_SEVEN = {
  id: 'atz.who-wins.seven',
  section: 'Who Wins?',
  figures: { result: choice(WINNERS) },
  rows: [
    { from: 1, to: 3, result: 'zombies' },
    { from: 4, to: 6, result: 'survivors' },
  ],
} as const satisfies RangeTable<Winner>;

export interface WarEnd {
  /** Both dice, and the third where they came to a seven. */
  readonly faces: readonly number[];
  readonly winner: Winner;
  readonly rows: readonly RowId[];
}

export function* whoWins(asking: Asking): Play<WarEnd, never> {
  const faces = yield* roll({
    ...asking,
    rule: WHO_WINS.id,
    dice: 2,
    reading: { by: 'sum' },
    odds: { rule: WHO_WINS.id, input: {} },
  });
  const first = found<Winner | 'roll-again'>(WHO_WINS, faces);
  if (first.result !== 'roll-again') return { faces, winner: first.result, rows: [first.row] };
  const again = yield* roll({
    ...asking,
    rule: WHO_WINS_SEVEN.id,
    dice: 1,
    reading: { by: 'faces' },
  });
  const second = found<Winner>(WHO_WINS_SEVEN, again);
  return { faces: [...faces, ...again], winner: second.result, rows: [first.row, second.row] };
}

function found<R>(table: RangeTable<R>, faces: readonly number[]) {
  const sum = faces.reduce((total, face) => total + face, 0);
  const row = lookUp(table, sum);
  if (row === undefined) throw new Error(`${table.id} has no row for ${sum}`);
  return read(row);
}

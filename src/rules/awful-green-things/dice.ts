/** The two throws of the game (Attacks; 5 Dice to Stun): no state is read, so that odds are counted by the same plays. */
import { type OddsAsk, type Play, roll } from '../core/play.ts';
import type { RowId } from '../core/table.ts';
import { STREAM } from './asking.ts';
import type { Side } from './state.ts';

export interface Throw {
  readonly rule: 'agt.attack' | 'agt.stun';
  readonly seat: Side;
  readonly dice: number;
  readonly constitution: number;
  /** Against whom. */
  readonly target?: string;
  readonly rows?: readonly RowId[];
}

const SUM = { by: 'sum' } as const;

/** All dice are one total; it does what it is rolled for if it is at least the constitution (AGT-1). */
export function* thrown(asked: Throw): Play<{ readonly total: number; readonly done: boolean }, never> {
  const { rule, seat, dice, constitution, target, rows = [] } = asked;
  const odds: OddsAsk = { rule, input: { dice, constitution } };
  const faces = yield* roll({
    rule,
    seat,
    stream: STREAM,
    dice,
    reading: SUM,
    of: target,
    basis: { rows },
    odds,
  });
  const total = faces.reduce((sum, face) => sum + face, 0);
  return { total, done: total >= constitution };
}

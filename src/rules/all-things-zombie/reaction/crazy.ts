/** Section: Insane But Not Unemployable. What becomes of somebody who collapsed, in the order of the steps (ATZ-58). */
import { number } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { REPS } from '../types.ts';
import type { Passes } from './check.ts';
import { USUAL_DICE } from './reaction-dice.ts';

export type CrazyWord = 'returns' | 'returnsWeaker' | 'neverRecovers';

/** A state of shock: two dice against this Rep, and both must pass. */
interface Shock {
  readonly rule: string;
  readonly rep: number;
  /** With both dice passed, and the Rep lost by it. */
  readonly word: CrazyWord;
  readonly repLost: number;
  /** The row to go on from otherwise. */
  readonly else: '1' | '0';
}

export const CRAZY: KeyedTable<`${Passes}`, Shock | 'neverRecovers'> = {
  id: 'atz.crazy-about-my-job',
  section: 'Crazy About My Job',
  figures: { rep: number(0, 6), repLost: number(0, 6) },
  rows: {
    '2': { result: { rule: 'atz.shock', rep: 2, word: 'returns', repLost: 0, else: '1' }, ruling: 'ATZ-58' },
    '1': {
      result: { rule: 'atz.deeper-shock', rep: 1, word: 'returnsWeaker', repLost: 1, else: '0' },
      ruling: 'ATZ-58',
    },
    '0': { result: 'neverRecovers' },
  },
};

export interface Crazy {
  /** Every roll made, in order: against its own Rep first, then in shock. */
  readonly rolls: readonly Passed[];
  readonly result: CrazyWord;
  /** Rep afterwards, never below the lowest (ATZ-96). */
  readonly rep: number;
  /** Back among the living, but as if it had never seen a zombie death (ATZ-88). */
  readonly forgetsZombieDeath: boolean;
  readonly rows: readonly RowId[];
}

/** `rep`: the figure's own. Two dice each time, whoever it is: the text names them, and a collapsed Leader leads nobody. */
export function* crazyAboutMyJob(asking: Asking, rep: number): Play<Crazy, never> {
  const first = yield* pass({
    ...asking,
    rule: CRAZY.id,
    dice: USUAL_DICE,
    target: rep,
    odds: { rule: CRAZY.id, input: { rep } },
  });
  const rolls = [first];
  const rows: RowId[] = [];
  let key: `${Passes}` = `${first.passes}`;
  for (;;) {
    const { result, row } = read(rowOf(CRAZY, key));
    rows.push(row);
    if (result === 'neverRecovers') return { rolls, result, rep, forgetsZombieDeath: false, rows };
    const shocked = yield* pass({ ...asking, rule: result.rule, dice: USUAL_DICE, target: result.rep });
    rolls.push(shocked);
    if (shocked.passes === USUAL_DICE) {
      const after = Math.max(REPS[0], rep - result.repLost);
      return { rolls, result: result.word, rep: after, forgetsZombieDeath: true, rows };
    }
    key = result.else;
  }
}

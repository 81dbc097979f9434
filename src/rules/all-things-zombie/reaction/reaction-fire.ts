/** Section: Reaction Fire or Not. What somebody does who is called upon to fire and can't. */
import type { Values } from '../../core/fields.ts';
import { choose, type Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import { REACTION_TEXT } from './text/words.ts';

export type ReactionFireAct = 'fires' | 'charges' | 'ducksBack' | 'stays' | 'finishesMove';

type Row = 'able' | 'in-charge-range' | 'out-of-reach';

/** Finishing the move comes from the Involuntary Movement section and is left out where there is none. */
export const REACTION_FIRE: KeyedTable<Row, readonly ReactionFireAct[]> = {
  id: 'atz.reaction-fire',
  section: 'Reaction Fire or Not',
  rows: {
    able: { result: ['fires'] },
    'in-charge-range': { result: ['charges', 'ducksBack', 'stays', 'finishesMove'] },
    'out-of-reach': { result: ['ducksBack', 'stays', 'finishesMove'] },
  },
};

export const REACTION_FIRE_ASKS = circumstances('canFire', 'inChargeRange', 'inTheMiddleOfAMove');
export type CalledToFire = Values<typeof REACTION_FIRE_ASKS>;

/** Acts that may be done; firing is never declined here, since Free Will has had its say by then. */
export function reactionFireActs({ canFire, inChargeRange, inTheMiddleOfAMove }: CalledToFire) {
  const { result, row } = rowOf(
    REACTION_FIRE,
    canFire ? 'able' : inChargeRange ? 'in-charge-range' : 'out-of-reach',
  );
  return { acts: result.filter((act) => act !== 'finishesMove' || inTheMiddleOfAMove), row };
}

export interface ReactionFire {
  /** To charge still takes the Wanting to Charge Check. */
  readonly act: ReactionFireAct;
  readonly row: RowId;
}

export function* firesOrNot({ seat, of }: Asking, called: CalledToFire): Play<ReactionFire, never> {
  const { acts, row } = reactionFireActs(called);
  const [only] = acts;
  if (acts.length === 1 && only !== undefined) return { act: only, row };
  const act = yield* choose<ReactionFireAct>({
    rule: REACTION_FIRE.id,
    seat,
    of,
    basis: { rows: [row] },
    options: acts.map((id) => ({ id, text: REACTION_TEXT[id].title })),
  });
  return { act, row };
}

/** Parts shared by the questions of this game: the stream of its dice, and its options. */
import type { Option } from '../core/play.ts';
import { called } from './text/called.ts';

export const STREAM = 'game';

type Known = Map<string, Option>;
type Offered<I extends string> = Option & { readonly id: I };

// A game asks some hundred times, of the same thirty places: each option is made once.
const known = new Map<string, Known>();

function knownOf(rule: string): Known {
  let ofRule = known.get(rule);
  if (ofRule === undefined) {
    ofRule = new Map();
    known.set(rule, ofRule);
  }
  return ofRule;
}

function optionIn<I extends string>(ofRule: Known, rule: string, id: I): Offered<I> {
  let made = ofRule.get(id);
  if (made === undefined) {
    made = { id, text: called(rule, id) };
    ofRule.set(id, made);
  }
  return made as Offered<I>;
}

/** An option by its id. */
export const option = <const I extends string>(rule: string, id: I): Offered<I> =>
  optionIn(knownOf(rule), rule, id);

export function options<const I extends string>(rule: string, ids: readonly I[]): Offered<I>[] {
  const ofRule = knownOf(rule);
  return ids.map((id) => optionIn(ofRule, rule, id));
}

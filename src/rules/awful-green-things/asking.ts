/** Parts shared by the questions of this game: the stream of its dice, and its options. */
import type { Option } from '../core/play.ts';
import { called } from './text/called.ts';

export const STREAM = 'game';

type Offered<I extends string> = Option & { readonly id: I };

// A game asks some thousand times, of the same areas and people: each option is made once.
const known = new Map<string, Map<string, Option>>();

function knownOf(rule: string): Map<string, Option> {
  let ofRule = known.get(rule);
  if (ofRule === undefined) {
    ofRule = new Map();
    known.set(rule, ofRule);
  }
  return ofRule;
}

export function options<const I extends string>(rule: string, ids: readonly I[]): Offered<I>[] {
  const ofRule = knownOf(rule);
  return ids.map((id) => {
    let made = ofRule.get(id);
    if (made === undefined) {
      made = { id, text: called(rule, id) };
      ofRule.set(id, made);
    }
    return made as Offered<I>;
  });
}

/** What questions of this game share: the stream of its dice, and its options. */
import type { Option } from '../core/play.ts';
import { called } from './text/called.ts';

export const STREAM = 'game';

// A game asks some hundred times, of the same thirty places: each option is made once.
const known = new Map<string, Map<string, Option>>();

/** An option by its id. */
export function option<const I extends string>(rule: string, id: I): Option & { readonly id: I } {
  const ofRule = known.get(rule) ?? new Map<string, Option>();
  if (ofRule.size === 0) known.set(rule, ofRule);
  let made = ofRule.get(id);
  if (made === undefined) {
    made = { id, text: called(rule, id) };
    ofRule.set(id, made);
  }
  return made as Option & { readonly id: I };
}

export const options = <const I extends string>(rule: string, ids: readonly I[]) =>
  ids.map((id) => option(rule, id));

/** Asking for a decision. */
import { choose, type Play } from '../core/play.ts';
import { option } from './options.ts';
import type { AztaSeat } from './types.ts';

/** Asks which one of these; where there is but one, nobody is asked. `of`: whom it is about. */
export function* oneOf<I extends string>(
  rule: string,
  seat: AztaSeat,
  ids: readonly I[],
  of?: string,
): Play<I, never> {
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return only;
  return yield* choose({ rule, seat, options: ids.map((id) => option(id)), of });
}

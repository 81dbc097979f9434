import type { Confidence } from '../../../types.ts';
import type { Ruling } from '../../source.ts';

/** A point that the rulebook leaves open, and the decision taken here. */
export interface RulingRow {
  readonly id: Ruling;
  readonly title: string;
  /** Gap in the book: it is silent, says two things, or has lost something. */
  readonly open: string;
  readonly decision: string;
  readonly confidence: Exclude<Confidence, 'RULEBOOK'>;
  /** Ids, as the reference knows them, of everything the ruling decides: a rule, a weapon, an attribute. */
  readonly of: readonly string[];
}

export function ruled(
  n: number,
  title: string,
  open: string,
  decision: string,
  of: readonly string[],
  confidence: RulingRow['confidence'] = 'RULING',
): RulingRow {
  return { id: `ATZ-${n}`, title, open, decision, confidence, of };
}

import type { Confidence } from '../../../types.ts';
import type { Ruling } from '../../source.ts';

/** What the rulebook leaves open, and how it is decided here. */
export interface RulingRow {
  readonly id: Ruling;
  readonly title: string;
  /** Where the book is silent, says two things, or has lost something. */
  readonly open: string;
  readonly decision: string;
  readonly confidence: Exclude<Confidence, 'RULEBOOK'>;
  /** What it decides, by the id that the reference knows it by: a rule, a weapon, an attribute. */
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

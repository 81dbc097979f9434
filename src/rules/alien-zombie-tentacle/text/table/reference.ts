/** The game on a page: its steps, cards and Events, from the rules as they are explained anywhere else. */
import { RULES } from '../rules.ts';

export interface ReferencePart {
  readonly section: string;
  readonly lines: readonly string[];
}

/** Section by section, in the order of play. */
export function quickReference(): readonly ReferencePart[] {
  return [...Map.groupBy(RULES, ({ section }) => section)].map(([section, rules]) => ({
    section,
    lines: rules.map(({ summary }) => summary),
  }));
}

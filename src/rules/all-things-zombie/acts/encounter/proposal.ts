/** Something that is due in an Encounter, or usually comes next. */
import type { AtzRule } from '../../rules.ts';

export interface Proposal {
  readonly act: string;
  /** A figure, a group, a marker's or a band's number; null for the table as a whole. */
  readonly subject: string | null;
  readonly text: string;
  /** The Encounter should not go on before it; otherwise it is only usual. */
  readonly due: boolean;
  readonly rule: AtzRule;
}

export function due(act: string, subject: string | null, text: string, rule: AtzRule): Proposal {
  return { act, subject, text, due: true, rule };
}

export function usual(act: string, subject: string | null, text: string, rule: AtzRule): Proposal {
  return { act, subject, text, due: false, rule };
}

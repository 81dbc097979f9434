/** Entries of the reference that are no rules, and how their lines are written. */
import type { RuleKind, RuleTable } from '../../../../../contract/games/all-things-zombie/rules.ts';
import type { Note } from '../../../../../rules/all-things-zombie/data/source.ts';
import type { Section } from '../../../../../rules/all-things-zombie/data/text/headings.ts';

export interface Thing {
  readonly id: string;
  readonly kind: RuleKind;
  readonly section: Section;
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly Note[];
  readonly tables: readonly RuleTable[];
}

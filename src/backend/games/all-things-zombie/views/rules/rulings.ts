/** Our rulings as the reference shows them: by themselves, and beside what they decide. */
import type {
  RuleEntry,
  RuleLine,
  RuleTable,
  RulingView,
} from '../../../../../contract/games/all-things-zombie/rules.ts';
import type { RulingRow } from '../../../../../rules/all-things-zombie/data/rulings/text/ruling.ts';
import { RULINGS, rulingsOf } from '../../../../../rules/all-things-zombie/data/rulings/text/rulings.ts';

/** Words searched for may stand in what was open as well as in how it was decided. */
export const rulingLine = ({ id, title, open, decision }: RulingRow): RuleLine => ({
  id,
  kind: 'ruling',
  title,
  summary: `${open} ${decision}`,
  odds: false,
  tables: false,
});

/** The rulings that decide something about it, and those its rows and notes name. */
export function resting(id: string, tables: readonly RuleTable[], notes: RuleEntry['notes']): RulingView[] {
  const named = [
    ...rulingsOf(id).map((row): string => row.id),
    ...tables.flatMap(({ rows }) => rows.map(({ rests }) => rests?.ruling)),
    ...notes.map(({ ruling }) => ruling),
  ];
  return RULINGS.filter((row) => named.includes(row.id)).map(rulingView);
}

const CONFIDENCE = {
  RULING: 'ruling',
  DERIVED: 'derived',
  RECONSTRUCTED: 'reconstructed',
} as const satisfies Record<RulingRow['confidence'], RulingView['confidence']>;

export const rulingView = ({ id, title, open, decision, confidence }: RulingRow): RulingView => ({
  id,
  title,
  open,
  decision,
  confidence: CONFIDENCE[confidence],
});

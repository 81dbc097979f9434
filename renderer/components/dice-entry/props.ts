/** Props that the fields for an answer have in common. */
import type { QuestionView } from '../../../src/contract/questions.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import type { Typed } from '../../client/asking.ts';

export interface DiceEntryProps {
  readonly question: QuestionView;
  readonly onAnswer: (entry: OwnEntry) => void;
  /** Reason for which the last entry was refused, in one sentence. */
  readonly error?: string | undefined;
  /** Keys that came before the question did. */
  readonly typed: Typed;
}

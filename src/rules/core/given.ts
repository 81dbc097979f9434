/** An answer, and who gave it. */
import type { Answer } from './question.ts';

/** Giver of an answer: the app’s dice, the player’s own dice, the player, a bot, or a test. */
export type AnsweredBy = 'app' | 'own' | 'player' | 'bot' | 'script';

export interface Given {
  readonly answer: Answer;
  readonly by: AnsweredBy;
}

/** Bots that play a run of linked games: those of its game, who go on through all of them. */
import { type BotKind, evenBot, evenTable } from './bot.ts';
import type { LinkedState } from './linked-games.ts';
import type { Question } from './play.ts';

/**
 * Option that a bot takes where the run itself asks, by its id; undefined for a question of the game inside. Whoever takes any option takes
 * any here, too.
 */
type Between = (question: Extract<Question, { readonly kind: 'choose' }>) => string | undefined;

export function botsThroughout<Ledger, State>(
  bots: readonly BotKind<State>[],
  between: Between = () => undefined,
): readonly BotKind<LinkedState<Ledger, State>>[] {
  return bots.map(({ id, title, seat }) => ({
    id,
    title,
    seat: (look, box, stream) => {
      const inside = seat(
        () => {
          const { game } = look();
          if (game === null) throw new Error('a bot looks at a game, and none is on');
          return game;
        },
        box,
        stream,
      );
      const any = evenTable(box, stream);
      return (question, index) => {
        const taken = question.kind === 'choose' ? between(question) : undefined;
        if (taken === undefined) return inside(question, index);
        return id === evenBot.id ? any(question, index) : { answer: taken, by: 'bot' };
      };
    },
  }));
}

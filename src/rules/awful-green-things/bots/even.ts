/** The even bot of this game. */
import { type BotKind, evenBot } from '../../core/bot.ts';

/** Takes any option but to give up, which would end most games in their first turns. */
export const STEADFAST: BotKind<unknown> = {
  ...evenBot,
  seat: (look, box, stream) => {
    const even = evenBot.seat(look, box, stream);
    return (question, index) => {
      if (question.kind !== 'choose') return even(question, index);
      const options = question.options.filter(({ id }) => id !== 'concede');
      return even({ ...question, options }, index);
    };
  },
};

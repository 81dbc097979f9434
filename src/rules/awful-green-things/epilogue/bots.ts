/** How bots decide in the Epilogue: by a course settled beforehand, whatever they do before it. */
import type { BotKind } from '../../core/bot.ts';
import type { ChoiceEntry } from './data.ts';
import { choiceOf, type Policy } from './policy.ts';

const ENTRY_OF: Readonly<Record<string, ChoiceEntry>> = {
  'agt.epilogue.1': 1,
  'agt.epilogue.4': 4,
  'agt.epilogue.14': 14,
};

/** The same bot, which goes home by this policy. */
export const homeBy = <State>(kind: BotKind<State>, policy: Policy): BotKind<State> => ({
  ...kind,
  seat: (look, box, stream) => {
    const inside = kind.seat(look, box, stream);
    return (question, index) => {
      const entry = question.kind === 'choose' ? ENTRY_OF[question.rule] : undefined;
      return entry === undefined ? inside(question, index) : { answer: choiceOf(policy, entry), by: 'bot' };
    };
  },
});

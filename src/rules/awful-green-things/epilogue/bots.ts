/** Decisions of bots in the Epilogue: by a course settled beforehand, or by who is aboard, whatever they do before it. */
import type { BotKind } from '../../core/bot.ts';
import type { Seen } from '../../core/seen.ts';
import { bestPolicy } from './best.ts';
import type { ChoiceEntry } from './data.ts';
import type { Passage } from './passage.ts';
import { choiceOf, type Policy } from './policy.ts';

/** Policy by which a bot goes home, for each boat. */
export type Homeward = (boat: Seen<Passage>) => Policy;

/** The policy that brings most of the crew home from where they are. */
export const byWhoIsAboard: Homeward = ({ aboard, at, food }) =>
  bestPolicy({ crew: aboard.map(({ dice, constitution }) => ({ dice, constitution, worth: 0 })), at, food });

const ENTRY_OF: Readonly<Record<string, ChoiceEntry>> = {
  'agt.epilogue.1': 1,
  'agt.epilogue.4': 4,
  'agt.epilogue.14': 14,
};

/** The same bot, which goes home so. */
export const homeBy = <State extends { passages: Passage[] }>(
  kind: BotKind<State>,
  homeward: Homeward,
): BotKind<State> => ({
  ...kind,
  seat: (look, box, stream) => {
    const inside = kind.seat(look, box, stream);
    return (question, index) => {
      const entry = question.kind === 'choose' ? ENTRY_OF[question.rule] : undefined;
      const boat = look().passages.find(({ fate }) => fate === null);
      if (entry === undefined || boat === undefined) return inside(question, index);
      return { answer: choiceOf(homeward(boat), entry), by: 'bot' };
    };
  },
});

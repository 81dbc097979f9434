/** Decisions of a boat where nobody is asked: for bots, and for odds, which say what they take for granted. */
import type { ChoiceEntry, EpilogueChoice } from './data.ts';
import type { Deciding } from './events.ts';

export const COURSES = ['last-planet', 'straight'] as const;
export const WITH_NATIVES = ['fight', 'run'] as const;
export const WITH_LITTLE_FOOD = ['go-back', 'press-on'] as const;

export interface Policy {
  readonly course: (typeof COURSES)[number];
  readonly natives: (typeof WITH_NATIVES)[number];
  readonly supplies: (typeof WITH_LITTLE_FOOD)[number];
}

/** The policy that brings most home of a boat with four or more aboard. */
export const STEADY: Policy = { course: 'last-planet', natives: 'fight', supplies: 'go-back' };
export const HASTY: Policy = { course: 'straight', natives: 'fight', supplies: 'press-on' };

export function choiceOf(policy: Policy, at: ChoiceEntry): EpilogueChoice {
  switch (at) {
    case 1:
      return policy.course;
    case 4:
      return policy.natives;
    case 14:
      return policy.supplies;
    default:
      return at satisfies never;
  }
}

export const decidedBy = (policy: Policy): Deciding =>
  // biome-ignore lint/correctness/useYield: a course settled beforehand asks for nothing.
  function* (at) {
    return choiceOf(policy, at);
  };

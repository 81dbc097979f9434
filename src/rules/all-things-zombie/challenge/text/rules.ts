/** The rules of Challenges, in our words. */
import type { Rule } from '../../rule.ts';

export const CHALLENGE_RULES = {
  'atz.task': {
    section: 'Completing an Unopposed Task',
    title: 'Unopposed Task',
    summary:
      'Two dice against Rep, one more for an easy Task, one less for a hard one. Both do it, one stops short or tries again, none fails. What failing means is said beforehand.',
    ask: 'Roll two dice for the Task.',
  },
  'atz.opposed-task': {
    section: 'Completing an Opposed Task',
    title: 'Opposed Task',
    summary:
      'As an unopposed Task, but Rep is moved by how far it lies above or below that of the opposer, and by 1 for an advantage of the situation. One roll is read against every opposer.',
    ask: 'Roll two dice for the Task, once against all who oppose it.',
  },
  'atz.second-try': {
    section: 'Unopposed Task Table',
    title: 'Second try',
    summary:
      'After one die the figure may stop unharmed or roll again at once; a single die is not enough then.',
    ask: 'One die passed. Stop here, or try again?',
  },
} as const satisfies Record<string, Rule>;

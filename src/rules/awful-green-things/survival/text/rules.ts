/** The rules of Crew Survival; the Epilogue's come with them. */
import type { Rule } from '../../../core/module.ts';
import { epilogueRules } from '../../epilogue/text/rules.ts';

const SECTION = 'Crew Survival (a very short game)';
const file = 'module.ts';

export const survivalRules: readonly Rule[] = [
  {
    id: 'agt.survival.number',
    section: SECTION,
    summary: 'A die says how many crew are drawn; a one is rolled again, and as many more come.',
    ask: 'How many crew are there?',
    act: 'Roll for the crew',
    file,
  },
  {
    id: 'agt.survival.draw',
    section: SECTION,
    summary: 'The crew are drawn face down, the Robot and the Mascot among them.',
    ask: 'Who is it?',
    act: 'Draw one of the crew',
    file,
  },
  {
    id: 'agt.survival.boats',
    section: SECTION,
    summary:
      'Four or fewer leave in one boat; five or more may leave in two. The Cockboat carries any number, the Saucer four besides the Robot and the Mascot. You win if anyone comes home.',
    ask: 'Who goes in the Saucer?',
    act: 'Board the boats',
    file,
  },
  // Points aren't counted here.
  ...epilogueRules.filter(({ id }) => id !== 'agt.boat.home'),
];

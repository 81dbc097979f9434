/** What is said in ruling-text.tsx. */
export const words = {
  ourDecisionWhereTheRulebook: 'Our decision, where the rulebook leaves it open.',
  itFollowsFromWhat: 'It follows from what is printed.',
  theBook: 'The book',
  played: 'Played',
  howSure: 'How sure',
  ourFigureThePrinted: 'Our figure; the printed one is lost. You can correct it.',
} as const;

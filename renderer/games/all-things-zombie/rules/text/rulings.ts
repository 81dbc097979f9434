/** What is said in rulings.tsx. */
export const words = {
  rulings: 'Rulings',
  whereTheRulebookLeavesSomething: 'where the rulebook leaves something open',
  whatItDecides: 'What it decides',
} as const;

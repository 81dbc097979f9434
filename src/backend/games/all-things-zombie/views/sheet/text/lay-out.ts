/** What is said in lay-out.ts. */
export const words = {
  score: 'Score',
  passes2: 'Passes 2',
  passes1: 'Passes 1',
  passes0: 'Passes 0',
  orLess: (to: string | number) => `${to} or less`,
  halfOfD6: (dice: string | number) => `half of ${dice}D6`,
  step: 'Step',
  inShort: 'In short',
} as const;

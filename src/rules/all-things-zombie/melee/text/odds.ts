/** What is said in odds.ts. */
export const words = {
  out: 'Out',
  dead: 'Dead',
  giveAHumanARep: 'give a human a Rep, from 1 to 7.',
} as const;

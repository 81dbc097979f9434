/** What is said in odds.ts. */
export const words = {
  targetGiveAHuman: 'target: give a human a Rep, from 1 to 7.',
  aimsGiveEachHuman: 'aims: give each human a Rep, from 1 to 7.',
} as const;

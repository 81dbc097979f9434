/** What is said in steps.ts. */
export const words = {
  plan: 'Plan',
  setUp: 'Set up',
  play: 'Play',
  after: 'After',
  forces: 'Forces',
} as const;

/** What is said in session-script.ts. */
export const words = {
  atMost1000Steps: 'At most 1,000 steps at once.',
  thereIsNoSuch: 'There is no such act of a game; holdout acts ID lists them.',
} as const;

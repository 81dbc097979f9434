/** What is said in session-script.ts. */
export const words = {
  atMost1000Steps: 'At most 1,000 steps at once.',
} as const;

/** What is said in pool.ts. */
export const words = {
  theThreadHasEnded: 'the thread has ended',
} as const;

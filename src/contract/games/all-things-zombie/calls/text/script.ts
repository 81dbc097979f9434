/** What is said in script.ts. */
export const words = {
  thereIsNoSuch: 'There is no such act; holdout acts lists them.',
} as const;

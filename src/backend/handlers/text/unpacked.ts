/** What is said in unpacked.ts. */
export const words = {
  thereIsNoSuch: 'There is no such backup; it may have been cleared away since.',
} as const;

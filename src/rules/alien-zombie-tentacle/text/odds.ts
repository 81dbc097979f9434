/** What is said in odds.ts. */
export const words = {
  nameEachSurvivorOnce: 'Name each survivor once.',
} as const;

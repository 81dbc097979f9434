/** What is said in odds.ts. */
export const words = {
  thereAreZombiesInAll: (most: string | number) => `There are ${most} zombies in all.`,
} as const;

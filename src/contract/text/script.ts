/** What is said in script.ts. */
export const words = {
  oneActTakesAtMost: (most: string | number, what: string) => `One act takes at most ${most} ${what}.`,
  enterEachDieAs1: 'Enter each die as 1 to 6.',
} as const;

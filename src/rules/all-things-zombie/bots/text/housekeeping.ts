/** What is said in housekeeping.ts. */
export const words = {
  aPeriodWithoutAnEncounter: 'a period without an Encounter',
  campaign: (below: string | number) => `Campaign ${below}`,
  outSinceO: (year: string | number) => `Out since O+${year}.`,
  wentHome: 'went home',
} as const;

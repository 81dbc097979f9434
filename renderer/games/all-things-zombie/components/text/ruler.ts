/** What is said in ruler.tsx. */
export const words = {
  whichHasNoEnd: 'which has no end',
  whichRunsTo: (year: string) => `which runs to ${year}`,
  now: 'now',
  phase: (phase: string | number) => `Phase ${phase}`,
} as const;

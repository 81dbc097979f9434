/** What is said in ruler.tsx. */
export const words = {
  whichHasNoEnd: 'which has no end',
  whichRunsTo: (year: string) => `which runs to ${year}`,
  now: 'now',
  phase: (phase: string | number) => `Phase ${phase}`,
  campaignFromIsIn: (
    yearText: string | number,
    text: string | number,
    phase: string | number,
    end: string | number,
  ) => `Campaign from ${yearText}; ${text} is in phase ${phase}, ${end}`,
} as const;

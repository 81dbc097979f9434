/** What is said in what-if.tsx. */
export const words = {
  keepOf: (name: string) => `Keep ${name}`,
  keptAsACopy: (name: string) => `Kept ${name} as a copy.`,
  keep: 'Keep',
  throwAwayOf: (name: string) => `Throw away ${name}`,
  threwAway: (name: string) => `Threw away ${name}.`,
  throwAway: 'Throw away',
  whatIfCopy: 'What-if copy',
  of: 'of',
  noActs: 'no acts',
  sinceItLeft: 'since it left',
} as const;

/** What is said in filter.ts. */
export const words = {
  encounters: 'Encounters',
  figures: 'Figures',
  finds: 'Finds',
  people: 'People',
  corrections: 'Corrections',
  notes: 'Notes',
} as const;

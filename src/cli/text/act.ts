/** What is said in act.ts. */
export const words = {
  oneDie: 'one die',
  aCard: 'a card',
  aPlaceSuchAs: (spots: string) => `a place such as ${spots}`,
  nothingIsDue: 'Nothing is due.',
  due: 'Due',
  next: 'Next',
} as const;

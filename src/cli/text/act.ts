/** What is said in act.ts. */
export const words = {
  oneDie: 'one die',
  aCard: 'a card',
  aPlaceSuchAs: (spots: string) => `a place such as ${spots}`,
  nothingIsDue: 'Nothing is due.',
  due: 'Due',
  next: 'Next',
  open: (text: string | number, rule: string | number, wantedText: string | number) =>
    `Open: ${text} (${rule}, ${wantedText})`,
  usual: (first: string | number) => `Usual: ${first}`,
} as const;

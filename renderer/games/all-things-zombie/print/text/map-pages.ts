/** What is said in map-pages.tsx. */
export const words = {
  pageOf: (count: string | number, pages: string | number) => `Page ${count} of ${pages}`,
  row: '. Row',
  fromTheNorthColumn: 'from the north, column',
  fromTheWest: 'from the west.',
  printAt100HoldoutUnofficial: ': print at 100\u00a0%. Holdout, unofficial. Page',
  of: 'of',
  oneInchOnPaper: 'One inch on paper is one inch',
  halfAnInchOnPaper: 'Half an inch on paper is one inch',
  east: (page: string) => `${page} east`,
  south: (page: string) => `${page} south`,
  noPageFollows: 'No page follows.',
  onItsFlaps: (parts: string) => `On its flaps: ${parts}.`,
} as const;

/** What is said in filter-bar.tsx. */
export const words = {
  name: 'Name',
  area: 'Area',
  anyArea: 'Any area',
  howItEndedLast: 'How it ended last',
  howeverItEnded: 'However it ended',
  whereabouts: 'Whereabouts',
  whereverTheyAre: 'Wherever they are',
  showAll: 'Show all',
  metOf: (counted: string) => `${counted} met`,
} as const;

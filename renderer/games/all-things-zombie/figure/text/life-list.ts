/** What is said in life-list.tsx. */
export const words = {
  theirLifeNewestFirst: 'Their life, newest first',
  when: 'When',
  whatHappened: 'What happened',
  rap: 'RAP',
  now: 'Now',
  showEarlierOnes: 'Show earlier ones',
  byHand: 'By hand:',
  repTo: (from: string | number, to: string | number) => `Rep ${from} to ${to}`,
} as const;

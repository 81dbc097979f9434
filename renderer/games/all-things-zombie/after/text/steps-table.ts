/** What is said in steps-table.tsx. */
export const words = {
  figures: 'Figures',
  allSettled: 'All settled',
  rollAllThatsDue: 'Roll all that’s due',
  afterTheBattle: 'After the battle',
  figure: 'Figure',
  whatFollows: 'What follows',
  rep: 'Rep',
  rap: 'RAP',
  status: 'Status',
} as const;

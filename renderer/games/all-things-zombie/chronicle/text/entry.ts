/** What is said in entry.tsx. */
export const words = {
  whoWentAndHowEach: 'Who went, and how each fared',
  whoWent: 'Who went',
  whatHappened: 'What happened',
  kills: 'Kills',
  rap: 'RAP',
  rep: 'Rep',
  everythingThatWasDone: 'Everything that was done',
} as const;

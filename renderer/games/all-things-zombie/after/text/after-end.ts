/** What is said in after-end.tsx. */
export const words = {
  whatChanged: 'What changed',
  figure: 'Figure',
  whatHappened: 'What happened',
  killed: 'Killed',
  rap: 'RAP',
  rep: 'Rep',
  was: 'was',
  readItInTheChronicle: 'Read it in the Chronicle',
  whatCameOfIt: 'What came of it',
} as const;

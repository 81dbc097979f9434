/** What is said in kept.tsx. */
export const words = {
  kept: 'Kept',
  theLast: 'The last',
  oneADayFor: 'One a day for',
  oneAWeekFor: 'One a week for',
  oneAMonthBeyond: 'One a month beyond',
  forGood: 'for good',
  backups: 'Backups',
} as const;

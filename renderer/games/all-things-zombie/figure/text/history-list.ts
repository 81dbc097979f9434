/** What is said in history-list.tsx. */
export const words = {
  showEarlierOnes: 'Show earlier ones',
  everyChangeNewestFirst: 'Every change, newest first',
  when: 'When',
  whatHappened: 'What happened',
  byHand: 'By hand:',
} as const;

/** What is said in group-table.tsx. */
export const words = {
  groupsMetTheLastOne: 'Groups met, the last one first',
  who: 'Who',
  rep: 'Rep',
  area: 'Area',
  firstMet: 'First met',
  lastSeen: 'Last seen',
  dealtWith: 'Dealt with',
  howItEndedLast: 'How it ended last',
  whereabouts: 'Whereabouts',
  showEarlierOnes: 'Show earlier ones',
} as const;

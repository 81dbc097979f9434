/** What is said in talk.ts. */
export const words = {
  workedTogetherBefore: 'Worked together before',
  twiceAsMany: 'Twice as many',
  hasTheDropOnThem: 'Has the drop on them',
  refusedHelpBefore: 'Refused help before',
  foughtBefore: 'Fought before',
} as const;

/** What is said in talk.ts. */
export const words = {
  workedTogetherBefore: { title: 'Worked together before', text: 'worked together before' },
  twiceAsMany: { title: 'Twice as many', text: 'twice as many' },
  hasTheDropOnThem: { title: 'Has the drop on them', text: 'has the drop on them' },
  refusedHelpBefore: { title: 'Refused help before', text: 'refused help before' },
  foughtBefore: { title: 'Fought before', text: 'fought before' },
} as const;

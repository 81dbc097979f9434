/** What is said in timeline.tsx. */
export const words = {
  timelineFirst: (order: string) => `Timeline, ${order} first`,
  showEarlierEntries: 'Show earlier entries',
  showLaterEntries: 'Show later entries',
  foldThePlansThatWere: 'Fold the plans that were dropped',
  besideSomethingTakenBack: 'Beside something taken back.',
  note: 'Note:',
} as const;

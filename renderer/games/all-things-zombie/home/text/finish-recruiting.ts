/** What is said in finish-recruiting.tsx. */
export const words = {
  stillToComeBefore: (counted: string) => `${counted} still to come before the campaign begins.`,
  grunt: 'Grunt',
  grunts: 'Grunts',
  thePartyIsCompleteBegin: 'The party is complete. Begin, or roll a figure again.',
  finishRecruiting: 'Finish recruiting',
  nextFinishRecruiting: 'Next: finish recruiting',
} as const;

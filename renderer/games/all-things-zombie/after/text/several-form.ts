/** What is said in several-form.tsx. */
export const words = {
  changeRAPOrRep: 'Change RAP or Rep of several by hand',
  changeSeveralByHand: 'Change several by hand',
  ofWhom: 'Of whom',
  whatChanges: 'What changes',
  byHowMany: 'By how many',
  why: 'Why',
  save: 'Save',
  keptInHistory: 'kept in history',
} as const;

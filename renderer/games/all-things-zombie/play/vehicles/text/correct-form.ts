/** What is said in correct-form.tsx. */
export const words = {
  vehicle: 'Vehicle',
  itIsNoLonger: 'It is no longer on the table.',
  correctThe: (vehicle: string) => `Correct the ${vehicle}`,
  howItIs: 'How it is',
  inchesItWent: 'Inches it went',
  why: 'Why',
  save: 'Save',
  keptInHistory: 'kept in history',
  now: (stateWords: string | number) => `Now: ${stateWords}.`,
} as const;

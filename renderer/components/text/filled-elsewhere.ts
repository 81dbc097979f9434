/** What is said in filled-elsewhere.tsx. */
export const words = {
  thisFormWasFilled:
    'This form was filled in twice, here and in another window or browser. Neither is saved yet.',
  theOtherOneStands: 'The form now shows the other one.',
  lookAtTheOtherOne: 'Look at the other one',
  keepThisOne: 'Keep this one',
} as const;

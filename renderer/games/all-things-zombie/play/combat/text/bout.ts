/** What is said in bout.ts. */
export const words = {
  burning: 'Burning',
  rushesIn: 'Rushes in',
  nameEachOpponentOnce: 'Name each opponent once.',
  improvised: 'Improvised',
  surprisedOneDie: 'Surprised: one die',
  surprisedNoDice: 'Surprised: no dice',
} as const;

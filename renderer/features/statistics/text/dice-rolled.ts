/** What is said in dice-rolled.tsx. */
export const words = {
  theAppsDice: 'The app’s dice',
  yourOwnDice: 'Your own dice',
  noneTypedInYetAny: 'None typed in yet. Any roll can be made at the table instead.',
  average: 'average',
  ofEvenDice: ', of even dice',
} as const;

/** What is said in filled-elsewhere.tsx. */
export const words = {
  filledInElsewhereToo: 'Filled in elsewhere, too.',
  theOtherOneStands: 'The form now shows the other one.',
  bringItBack: 'Bring it back',
} as const;

/** What is said in due-step.tsx. */
export const words = {
  theAppsDice: 'The app’s dice',
  myOwnDice: 'My own dice',
} as const;

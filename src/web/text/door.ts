/** What is said in door.ts. */
export const words = {
  holdoutAnswersOnly: 'Holdout answers only at its own address on this computer.',
  holdoutAnswersOnlyToItsOwn: 'Holdout answers only to its own page.',
  openTheAddressThatHoldout: 'Open the address that Holdout printed when it started.',
} as const;

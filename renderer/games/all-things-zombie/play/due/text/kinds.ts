/** What is said in kinds.ts. */
export const words = {
  theParty: 'the party',
} as const;

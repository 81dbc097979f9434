/** What is said in generated-encounter.ts. */
export const words = {
  anAreaIsOneOf: (areas: string) => `An area is one of ${areas}.`,
  choosePhase12: 'Choose phase 1, 2 or 3.',
} as const;

/** What is said in bots.ts. */
export const words = {
  testsWeaponsWithCareSpreads: 'Tests weapons with care, spreads to lay',
  fightsWhateverIsNear: 'Fights whatever is near',
} as const;

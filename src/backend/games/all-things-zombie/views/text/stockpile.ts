/** What is said in stockpile.ts. */
export const words = {
  alsoForALightMachine: (title: string) => `${title}, also for a light machine gun`,
  takenAlongToAnEncounter: 'taken along to an Encounter',
} as const;

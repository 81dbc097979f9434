/** What is said in printed-ship.tsx. */
export const words = {
  deckPlanOfTheZnutar: (name: string) => `${name}: deck plan of the Znutar`,
} as const;

/** What is said in ship-map.tsx. */
export const words = {
  deckPlanOfTheZnutar: (name: string, count: string | number, which: string) =>
    `${name}: deck plan of the Znutar, ${count} areas${which}`,
  herSkinAndTheSpace: ', her skin and the space round her',
  areaThenEnter: (toUpperCase: string) => `Area ${toUpperCase}, then Enter`,
  wholeShip: 'whole ship',
} as const;

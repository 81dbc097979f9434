/** What is said in sides-field.tsx. */
export const words = {
  sidesOfTheNextTurn: 'Sides of the next turn',
  rollNoLonger: (side: string) => `${side} roll no longer`,
  addOf: (side: string) => `Add ${side}`,
} as const;

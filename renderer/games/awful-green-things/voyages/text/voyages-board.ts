/** What is said in voyages-board.tsx. */
export const words = {
  theShip: 'The ship',
  theVoyages: 'The voyages',
} as const;

/** What is said in head.tsx. */
export const words = {
  phasesOfTheTurn: 'Phases of the turn',
} as const;

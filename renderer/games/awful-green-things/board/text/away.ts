/** What is said in away.tsx. */
export const words = {
  isOffTheBoard: 'is off the board',
  untilTurn: (back: string | number) => ` until turn ${back}`,
  adriftOf: (listed: string) => `Adrift: ${listed}.`,
} as const;

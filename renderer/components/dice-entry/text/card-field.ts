/** What is said in card-field.tsx. */
export const words = {
  the: (piece: string) => `The ${piece}`,
  takeThisOf: (piece: string) => `Take this ${piece}`,
  letTheAppDraw: 'Let the app draw',
  rankAndSuit3S10H: 'Rank and suit: 3S, 10H, QD. JK for a Joker.',
  oneRemains: (piece: string) => `One ${piece} remains`,
  someRemain: (left: string | number, pieces: string) => `${left} ${pieces} remain`,
} as const;

/** What is said in card-choice.tsx. */
export const words = {
  each: (piece: string) => `Each ${piece} left`,
  drawn: (piece: string) => `The ${piece} drawn`,
  left: ' left',
} as const;

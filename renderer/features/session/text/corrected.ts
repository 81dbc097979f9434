/** What is said in corrected.tsx. */
export const words = {
  correctedOf: (counted: string) => `‡ ${counted} corrected`,
  forThisGame: 'for this game',
  correctAFigure: 'Correct a figure',
} as const;

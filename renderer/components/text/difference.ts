/** What is said in difference.tsx. */
export const words = {
  byAFigureThatYou: 'By a figure that you have corrected',
  corrected: '(corrected)',
  corrected2: (join: string | number) => `Corrected: ${join}`,
} as const;

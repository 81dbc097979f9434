/** What is said in difference.tsx. */
export const words = {
  byAFigureThatYou: 'By a figure that you have corrected',
  corrected: '(corrected)',
  correctedRows: (join: string | number) => `Corrected: ${join}`,
} as const;

/** What is said in back-to-here.tsx. */
export const words = {
  backToHere: 'Back to here',
  backToHereOf: (title: string) => `Back to here: ${title}`,
} as const;

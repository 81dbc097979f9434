/** What is said in due-parts.tsx. */
export const words = {
  whatIsTheCase: 'What is the case',
} as const;

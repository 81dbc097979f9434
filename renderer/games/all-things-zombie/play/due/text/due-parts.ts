/** What is said in due-parts.tsx. */
export const words = {
  whatIsTheCase: 'Circumstances',
} as const;

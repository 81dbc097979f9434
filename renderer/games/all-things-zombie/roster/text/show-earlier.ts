/** What is said in show-earlier.tsx. */
export const words = {
  showEarlierOnes: 'Show earlier ones',
} as const;

/** What is said in date-head.tsx. */
export const words = {
  correctTheDate: 'Correct the date',
} as const;

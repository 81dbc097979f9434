/** What is said in correct-link.tsx. */
export const words = {
  correctTheReportOn: (name: string) => `Correct the report on ${name}`,
  correct: 'Correct',
} as const;

/** What is said in report.ts. */
export const words = {
  dataFolder: '(data folder)',
} as const;

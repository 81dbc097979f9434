/** What is said in flow-pages.tsx. */
export const words = {
  pageOf: (count: string | number, count2: string | number) => `Page ${count} of ${count2}`,
  continued: ', continued',
} as const;

/** What is said in worker.ts. */
export const words = {
  noRulesOf: (wanted: string) => `no rules of ${wanted}`,
} as const;

/** What is said in recruiting.ts. */
export const words = {
  survivor: (count: string | number) => `Survivor ${count}`,
} as const;

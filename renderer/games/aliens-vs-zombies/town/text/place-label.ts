/** What is said in place-label.ts. */
export const words = {
  onAverage: (hits: string) => `${hits} on average`,
} as const;

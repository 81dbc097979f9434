/** What is said in readable.ts. */
export const words = {
  cantBeRead: (what: string | number) => `${what} can’t be read.`,
} as const;

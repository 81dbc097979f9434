/** What is said in lines-drawing.tsx. */
export const words = {
  thePresentLine: (counted: string) => `The present line, and ${counted} that left it`,
} as const;

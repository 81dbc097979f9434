/** What is said in use-sheet.ts. */
export const words = {
  saved: (name: string | number) => `Saved: ${name}`,
} as const;

/** What is said in use-save-file.ts. */
export const words = {
  saved: (name: string, which: string) => `Saved ${name}${which}.`,
} as const;

/** What is said in watch.ts. */
export const words = {
  isAnother: (file: string) =>
    `Another program has put another version in the place of ${file}, so this was not done; try again.`,
} as const;

/** What is said in put-over.ts. */
export const words = {
  anotherProgramHasWritten: (file: string | number) =>
    `Another program has written ${file} meanwhile, so nothing was changed; look at what is there now, then try again.`,
} as const;

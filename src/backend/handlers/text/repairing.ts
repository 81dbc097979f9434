/** What is said in repairing.ts. */
export const words = {
  nothingOfTheFileCan:
    'Nothing of the file can be read, and no backup has anything: nothing was changed. To begin anew, take it away and start Holdout again.',
  anotherProgramGoesOn: (file: string) =>
    `Another program goes on writing into ${file}; close it, then repair the file.`,
} as const;

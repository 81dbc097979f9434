/** What is said in files.ts. */
export const words = {
  aFileIsSentAs: (bytes: string) => `A file is sent as ${bytes}.`,
  theFileCantBeTaken: 'The file can’t be taken in.',
  theFileWasntBrought: (dataDir: string) => `The file wasn’t brought in: ${dataDir} isn’t there.`,
  theFileWasntBroughtInTheDisk: (dataDir: string) =>
    `The file wasn’t brought in: the disk of ${dataDir} is full.`,
  theFileWasntBroughtInNothing: (dataDir: string) =>
    `The file wasn’t brought in: nothing can be written to ${dataDir}.`,
  theFileIsTooLarge: 'The file is too large to hold a campaign.',
} as const;

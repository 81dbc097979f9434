/** What is said in unpacked.ts. */
export const words = {
  folderIsAway: (folder: string) =>
    `Nothing was restored: ${folder} isn’t there. Connect the disk that it is on, then try again.`,
  thereIsNoSuch: 'There is no such backup; it may have been cleared away since.',
} as const;

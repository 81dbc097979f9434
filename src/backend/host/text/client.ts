/** What is said in client.ts. */
export const words = {
  theDataFolderCould: 'The data folder could not be moved; your campaigns stay where they are.',
} as const;

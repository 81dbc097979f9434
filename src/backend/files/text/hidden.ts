/** What is said in hidden.ts. */
export const words = {
  folder: '(folder)',
  user: '(user)',
  machine: '(machine)',
  /** How our sentences about a folder go on behind its name. */
  saidOfFolders: 'is|isn’t|can’t',
} as const;

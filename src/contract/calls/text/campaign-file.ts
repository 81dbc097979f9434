/** What is said in campaign-file.ts. */
export const words = {
  thatFileWasNot: 'That file was not brought here; choose it again.',
} as const;

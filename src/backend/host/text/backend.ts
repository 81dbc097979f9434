/** What is said in backend.ts. */
export const words = {
  thisIsABackupRestore: 'This is a backup. Restore it to play on.',
} as const;

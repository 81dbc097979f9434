/** What is said in backups.ts. */
export const words = {
  somethingElseWouldGo:
    'Something else would go by now than the list says, so nothing was restored: look at the list again.',
} as const;

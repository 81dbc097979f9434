/** What is said in session-log.ts. */
export const words = {
  undone: 'Undone',
  redone: 'Redone',
} as const;

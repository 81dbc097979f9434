/** What is said in campaign-log.ts. */
export const words = {
  undone: 'Undone',
  redone: 'Redone',
} as const;

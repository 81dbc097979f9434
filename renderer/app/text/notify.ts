/** What is said in notify.ts. */
export const words = {
  closeThisMessage: 'Close this message',
} as const;

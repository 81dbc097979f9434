/** What is said in quick.ts. */
export const words = {
  playsQuickly: 'Plays quickly',
} as const;

/** What is said in title.ts. */
export const words = {
  whatThisActDidCant: 'What this act did can’t be read',
} as const;

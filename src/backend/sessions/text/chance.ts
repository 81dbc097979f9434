/** What is said in chance.ts. */
export const words = {
  onePasses: 'One passes',
} as const;

/** What is said in odds.ts. */
export const words = {
  asAgreed: 'as agreed',
} as const;

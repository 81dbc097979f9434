/** What is said in screens.ts. */
export const words = {
  thereIsNoPage: 'There is no page at this address.',
} as const;

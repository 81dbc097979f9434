/** What is said in copying.ts. */
export const words = {
  thereIsNoSuchAct: 'There is no such act to go on from; it may have been taken back.',
} as const;

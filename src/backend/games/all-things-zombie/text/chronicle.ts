/** What is said in chronicle.ts. */
export const words = {
  somebodyElse: 'somebody else',
  thereIsNoSuch: 'There is no such entry; it may have been taken back.',
} as const;

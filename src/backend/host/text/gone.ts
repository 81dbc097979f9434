/** What is said in gone.ts. */
export const words = {
  thisWasTakenBack: (what: string, day: string) => `This ${what} was taken back by a restore on ${day}.`,
  thereIsNoSuch: (what: string | number) => `There is no such ${what}; it may have been deleted.`,
} as const;

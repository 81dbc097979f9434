/** What is said in gone.ts. */
export const words = {
  thisWasTakenBack: (what: string, day: string) => `This ${what} was taken back by a restore on ${day}.`,
} as const;

/** What is said in verify.ts. */
export const words = {
  damagedActs: (some: string | number, what: string | number) => `Damaged acts: ${some}${what}.`,
} as const;

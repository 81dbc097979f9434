/** What is said in odds-text.ts. */
export const words = {
  notCountedPlayedOf: (counted: string) => `Not counted: ${counted} played`,
} as const;

/** What is said in odds-text.ts. */
export const words = {
  notCountedPlayedOf: (counted: string) => `Not counted: ${counted} played`,
  decided: (name: string | number, what: string | number) => `Decided: ${name} ${what}`,
} as const;

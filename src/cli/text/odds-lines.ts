/** What is said in odds-lines.ts. */
export const words = {
  aLineIsJSONSuch: 'A line is JSON, such as {"rule":"atz.pass","input":{"rep":4,"dice":2}}.',
} as const;

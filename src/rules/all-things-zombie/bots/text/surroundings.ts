/** What is said in surroundings.ts. */
export const words = {
  aCar: 'a car',
} as const;

/** What is said in odds-list.tsx. */
export const words = {
  eachOf: (text: string) => `${text}, each`,
} as const;

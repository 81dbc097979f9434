/** What is said in goes-to.tsx. */
export const words = {
  stockpile: 'Stockpile',
  carriesItOf: (name: string) => `${name} carries it`,
} as const;

/** What is said in stockpile-pages.tsx. */
export const words = {
  stockpile: (text: string, counted: string) => `Stockpile, ${text}. ${counted}.`,
  inTheStockpile: 'In the stockpile',
  thing: 'Thing',
  goodFor: 'Good for',
  found: 'Found',
} as const;

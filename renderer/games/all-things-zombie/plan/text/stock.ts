/** What is said in stock.tsx. */
export const words = {
  fromTheStockpile: 'From the stockpile',
  theStockpile: 'The stockpile',
  nothingLiesInTheStockpile: 'The stockpile holds nothing to take along.',
  thing: 'Thing',
  whereItIs: 'Where it is',
  whoTakesIt: 'Who takes it',
  inS: (name: string, weapon: string) => `In ${name}’s ${weapon}`,
  stockpile: 'Stockpile',
} as const;

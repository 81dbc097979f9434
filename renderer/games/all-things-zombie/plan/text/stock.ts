/** What is said in stock.tsx. */
export const words = {
  fromTheStockpile: 'From the stockpile',
  theStockpile: 'The stockpile',
  nothingLiesInTheStockpile: 'Nothing lies in the stockpile that could be taken along.',
  thing: 'Thing',
  whereItIs: 'Where it is',
  whoTakesIt: 'Who takes it',
  inS: (name: string, weapon: string) => `In ${name}’s ${weapon}`,
  stockpile: 'Stockpile',
} as const;

/** What is said in stockpile-screen.tsx. */
export const words = {
  stockpile: 'Stockpile',
  nothingIsStockpiledWhat:
    'Nothing is stockpiled. What is found in Encounters comes here: weapons, clips, vehicles, body armour, medical supplies.',
  addByHand: 'Add by hand',
  print: 'Print',
} as const;

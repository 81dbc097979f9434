/** What is said in stockpile-pages.tsx. */
export const words = {
  stockpile: (text: string, counted: string) => `Stockpile, ${text}. ${counted}.`,
  inTheStockpile: 'In the stockpile',
  thing: 'Thing',
  goodFor: 'Good for',
  found: 'Found',
  tickWhatGoesAlong:
    'Tick what goes along; cross out what is used up. LMG: a surplus clip that also fits a light machine gun.',
} as const;

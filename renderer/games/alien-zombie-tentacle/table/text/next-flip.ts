/** What is said in next-flip.tsx. */
export const words = {
  theNextFlip: 'The next flip',
  byTheEnemiesThatLie: 'by the Enemies that lie on no stack',
  threat: 'Threat',
  chance: 'Chance',
  total: 'Total',
  yours: 'Yours',
  tooWeak: 'Too weak',
} as const;

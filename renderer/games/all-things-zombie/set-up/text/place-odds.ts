/** What is said in place-odds.tsx. */
export const words = {
  onlyZombies: 'Only zombies',
  onlySurvivors: 'Only survivors',
  both: 'Both',
  nobody: 'Nobody',
  ground: 'ground',
  above: 'above',
  twoDiceEach: '. Two dice each.',
  zombiesOnOrLessSurvivors: (zombies: string | number, survivors: string | number) =>
    `Zombies on ${zombies} or less, survivors on ${survivors}`,
  nothingIsSearched: 'Nothing is searched for in there.',
  aSearchFindsNothingHere: 'A search finds nothing here.',
  aSearchFinds: (had: string) => `A search finds, on a die of this or less: ${had}.`,
} as const;

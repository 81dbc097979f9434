/** What is said in use-material.tsx. */
export const words = {
  ofThemPlainGround: (bare: string) => `${bare} of them plain ground`,
  plainOnesLeftOut: (bare: string) => `${bare} plain ones left out`,
  nobodyIsTickedChooseWho: 'Nobody is ticked. Choose who is printed.',
  theStockpileIsEmptyWhat: 'The stockpile is empty. What is found in an Encounter will appear here.',
  noEncounterIsOverYet: 'No Encounter is over yet. Its report can be printed here then.',
  noEncounterIsUnderWay: 'No Encounter is under way. Plan one, and it can be printed here.',
  theTableIsntLaidOut: 'The table isn’t laid out yet. Set it up, and its map can be printed here.',
  nothingStandsInTheChronicle: 'Nothing stands in the Chronicle of these years.',
} as const;

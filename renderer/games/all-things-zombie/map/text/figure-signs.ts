/** What is said in figure-signs.tsx. */
export const words = {
  thePartysPlaceAndWhere: 'the party’s place, and where zombies come on',
  zombiesAndHowMany: 'zombies, and how many',
} as const;

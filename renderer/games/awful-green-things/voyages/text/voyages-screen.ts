/** What is said in voyages-screen.tsx. */
export const words = {
  whatCarriesOverIsOur: 'What carries over is our own house rule, not the book’s.',
  crew: 'Crew',
  harder: 'Harder',
  asInTheBook: 'As in the book.',
  voyages: 'Voyages',
  pointsAsInTheBook: 'points as in the book',
  namedAfterTwoVoyages: 'named after two voyages',
  pointsVoyageByVoyage: 'Points, voyage by voyage',
  afterTheFirstVoyage: 'After the first voyage its bars appear here.',
  ledger: 'Ledger',
  noPointsYet: 'No points yet.',
  knownOfTheWeapons: 'Known of the weapons',
  fromEarlierVoyages: 'from earlier voyages',
  nothingYet: 'Nothing yet.',
} as const;

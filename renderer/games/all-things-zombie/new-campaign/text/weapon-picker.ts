/** What is said in weapon-picker.tsx. */
export const words = {
  nothingYetAStarMay: 'Nothing yet. A Star may also start with bare hands.',
  takenAway: (title: string, counted: string) => `${title} taken away, ${counted}`,
  weapons: 'Weapons',
  asManyAsYouLike: 'as many as you like',
  searchEnterAdds: 'Search, Enter adds',
  noMatch: 'No match.',
  weapon: 'Weapon',
  range: 'Range',
  targets: 'Targets',
  impact: 'Impact',
  oRating: 'O-rating',
  cost: 'Cost',
  howMany: 'How many',
  oneLess: (title: string) => `One ${title} less`,
  addA: (title: string) => `Add a ${title}`,
  carries: 'Carries',
} as const;

/** What is said in attribute-facts.tsx. */
export const words = {
  takeAwayOf: (title: string) => `Take away ${title}`,
  takeAway: 'Take away',
  attribute: 'Attribute',
  addAnAttribute: 'Add an attribute',
  advantage: 'Advantage',
  houseRule: 'House rule.',
  addAnAdvantage: 'Add an advantage',
  grantAnAdvantageByHouse: 'Grant an advantage, by house rule',
} as const;

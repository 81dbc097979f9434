/** What is said in escape-section.tsx. */
export const words = {
  prisonCaptorsAndFriends: 'prison, captors and friends',
  captorsAndFriends: 'Captors and friends',
  prison: 'Prison',
  captors: 'Captors',
  toGetOut: 'To get out',
  allArmedTheyStartInThePrison: (force: string) => `${force}. All armed, they start in the prison`,
  vehicles: 'Vehicles',
  fromThePrisonToGetAway: (getaway: string | number) => `${getaway}″ from the prison, to get away in`,
  alarm: 'Alarm',
  captives: 'Captives',
  highestRep: 'Highest Rep',
  held: 'Held:',
  theBestOfTheirReps: '. The best of their Reps counts.',
  rollForBothSides: 'Roll for both sides',
} as const;

/** What is said in foot.tsx. */
export const words = {
  dice: 'Dice',
  points: 'Points',
  status: 'Status',
  none: 'None',
  of: 'of',
  blackBeats: (points: string) => `black beats ${points}`,
  pointsBroughtHome: 'Points brought home',
  withThisBoat: (points: string | number) => `${points} with this boat.`,
  homeSoFarOf: (brought: string | number) => `${brought} home so far.`,
  years: 'Years',
  underWay: 'under way',
  toBeatOf: (ship: string, points: string) => `${ship}: ${points} to beat.`,
  aboardNoChoiceIs: (points: string | number) => `${points} aboard; no choice is open.`,
} as const;

/** What is said in new-one-off-screen.tsx. */
export const words = {
  newOneOffBattle: 'New one-off battle',
  twoSidesSpendTheSame:
    'Two sides spend the same number of points on their figures and fight one battle. There is no calendar, and nothing comes after it.',
  name: 'Name',
  pointsASide: 'Points a side',
  aRep4Figure: 'A Rep 4 figure with a pistol costs 23 points.',
  area: 'Area',
  howManyBuildingsStandThere: 'How many buildings stand there, and how many zombies are about.',
  phase: 'Phase',
  howLongAgoTheOutbreak: 'How long ago the outbreak was: up to ten years, up to twenty, or more.',
  seed: 'Seed',
  allTheAppsDice: 'All the app’s dice and cards come from it.',
  nextTheForces: 'Next: the forces',
} as const;

/** What is said in things.ts. */
export const words = {
  rep: 'Rep',
  howGoodAFigure:
    'How good a figure is, from 1 to 7. Most dice are rolled against it. Enough points towards Rep (RAP) for the present Rep lift it by one.',
  repAndWhatItCosts: 'Rep, and what it costs',
  called: 'Called',
  points: 'Points',
  rapToRise: 'RAP to rise',
  whoTheyAre: 'Who they are',
  whatTheyAreLike: 'What they are like',
  bodyArmour: 'Body armour',
  overallLeader: 'Overall Leader',
  anotherLeader: 'Another Leader',
  protection: 'Protection',
  bodyArmourMakesAFigure:
    'Body armour makes a figure protected: harder to hit and to hurt, and better off when its wounds are examined. It is found like any other loot, and some cards bring it along.',
  whatItDoes: 'What it does',
  where: 'Where',
  effect: 'Effect',
  shotAt: 'Shot at',
  meleeLostByOne: 'Melee lost by one',
  oneDieOn1: 'One die: on 1 to 3 nothing happens',
  theDoc: 'The Doc',
  oneDieMoreTheBest: 'One die more, the best two count',
  what: 'What',
  an8ToHit: 'An 8 to hit is a miss; 9 and more are not stopped',
} as const;
